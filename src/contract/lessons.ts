import { z } from 'zod';
import {
  courseTypes,
  lessonLocks,
  levelDirections,
  levelReasonLength,
  levelStages,
  seasons,
} from '../domain/lessons';
import { call } from './call';
import { id, moment, oneOf, subjectId, text } from './fields';
import { listAnswer } from './list';

const service = { host: 'service' } as const;

/** The courses of one student [CALL-072, ENTITY-014]. */
export const userCourseList = call(
  '/usercourse/userCourseList',
  { subject_id: subjectId, student_id: id },
  listAnswer(
    z.object({
      course_id: z.number().int(),
      name: z.string(),
      type: z.enum(courseTypes),
      /** Null: for all grades. */
      grade: z.number().int().nullable(),
      season: z.enum(seasons),
      version: z.string(),
      joined_at: moment,
      last_active_at: moment.nullable(),
      lessons_learned: z.number().int(),
      lesson_count: z.number().int(),
    }),
  ),
  service,
);

/** The courses in which a knowledge point of the map is taught [CALL-073]. */
export const courseOfPoint = call(
  '/course/kMapNodeCourse',
  { subject_id: subjectId, point_id: id },
  listAnswer(z.object({ course_id: z.number().int(), name: z.string(), lesson_name: z.string() })),
  service,
);

const lock = z.enum(lessonLocks);

/** The chapters and lessons of a student's course, each with its lock [CALL-129, SCREEN-055, SCREEN-056]. */
export const lessonLockList = call(
  '/courseModule/manageList',
  { subject_id: subjectId, student_id: id, course_id: id },
  {
    course_name: z.string(),
    /** No lesson of it can be locked or unlocked by hand. */
    is_new_foundation: z.boolean(),
    chapters: z.array(
      z.object({
        chapter_id: z.number().int(),
        name: z.string(),
        is_sprint: z.boolean(),
        /** Unlocked along with one of its lessons. */
        is_unlocked: z.boolean(),
        lessons: z.array(z.object({ lesson_id: z.number().int(), name: z.string(), lock })),
      }),
    ),
    as_of: moment,
  },
);

/** Locks a lesson for a student, or unlocks it for good, its chapter with it [CALL-131, ROLE-050, ROLE-051]. */
export const setLessonLock = call(
  '/courseModule/setChapterLessonLockStatus',
  { subject_id: subjectId, student_id: id, lesson_id: id, lock: oneOf(['locked', 'unlocked']) },
  { lesson_id: z.number().int(), lock, is_chapter_unlocked: z.boolean() },
  { changes: true },
);

const level = { subject_id: subjectId, student_id: id, course_id: id };

/** Where a student stands in the levels of a course [LVL-01, LVL-10]. */
export const courseLevelInfo = call('/courseLevel/info', level, {
  stage: z.enum(levelStages),
  level: z.number().int(),
  /** The level from the next stage-end page on; null unless one is scheduled. */
  next_level: z.number().int().nullable(),
  lowest: z.number().int(),
  highest: z.number().int(),
  as_of: moment,
});

/** Keeps a student at the level whose end was reached [LVL-02]. */
export const keepCourseLevel = call(
  '/courseLevel/keep',
  level,
  { level: z.number().int() },
  { changes: true },
);

/** Moves a student a level up or down from the next stage-end page on [ROLE-024, VALID-071]. */
export const changeCourseLevel = call(
  '/courseLevel/change',
  {
    ...level,
    direction: oneOf(levelDirections),
    reason: text(1, levelReasonLength),
  },
  { next_level: z.number().int() },
  { changes: true },
);
