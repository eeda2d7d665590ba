import { z } from 'zod/mini';
import {
  courseTypes,
  lessonLocks,
  lockedAtOnce,
  lockParts,
  levelDirections,
  levelReasonLength,
  levelStages,
  seasons,
  skipReasons,
} from '../domain/lessons';
import { recordOf } from '../domain/byName';
import { levelDecision, levelEvidence } from '../domain/levelEvidence';
import { namedStudent } from '../domain/students';
import { freeze } from '../domain/supervision';
import { call } from './call';
import { count, id, idList, moment, oneOf, someIds, subjectId, text } from './fields';
import { listAnswer } from './list';

const service = { host: 'service' } as const;

/** The courses of one student [CALL-072, ENTITY-014]. */
export const userCourseList = call(
  '/usercourse/userCourseList',
  { subject_id: subjectId, student_id: id },
  listAnswer(
    z.object({
      course_id: z.int(),
      name: z.string(),
      type: z.enum(courseTypes),
      /** Null: for all grades. */
      grade: z.nullable(z.int()),
      season: z.enum(seasons),
      version: z.string(),
      joined_at: moment,
      last_active_at: z.nullable(moment),
      lessons_learned: z.int(),
      lesson_count: z.int(),
    }),
  ),
  service,
);

/** The courses in which a knowledge point of the map is taught [CALL-073]. */
export const courseOfPoint = call(
  '/course/kMapNodeCourse',
  { subject_id: subjectId, point_id: id },
  listAnswer(z.object({ course_id: z.int(), name: z.string(), lesson_name: z.string() })),
  service,
);

const lock = z.enum(lessonLocks);
const chosenLock = oneOf(['locked', 'unlocked']);

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
        chapter_id: z.int(),
        name: z.string(),
        is_sprint: z.boolean(),
        /** Unlocked along with one of its lessons. */
        is_unlocked: z.boolean(),
        lessons: z.array(z.object({ lesson_id: z.int(), name: z.string(), lock })),
      }),
    ),
    as_of: moment,
  },
);

/** Locks a lesson for a student, or unlocks it for good, its chapter with it [CALL-131, ROLE-050, ROLE-051]. */
export const setLessonLock = call(
  '/courseModule/setChapterLessonLockStatus',
  { subject_id: subjectId, student_id: id, lesson_id: id, lock: chosenLock },
  { lesson_id: z.int(), lock, is_chapter_unlocked: z.boolean() },
  { changes: true },
);

/** The study cards of a lesson, each with its lock for one student [CALL-130, SCREEN-055]. */
export const studyCardList = call(
  '/courseModule/studyCardList',
  { subject_id: subjectId, student_id: id, lesson_id: id },
  { list: z.array(z.object({ card_id: z.int(), name: z.string(), lock })), as_of: moment },
);

/** Locks a study card for a student, or unlocks it for good, its chapter with it [CALL-130]. */
export const setStudyCardLock = call(
  '/courseModule/setStudyCardLockStatus',
  { subject_id: subjectId, student_id: id, card_id: id, lock: chosenLock },
  { card_id: z.int(), lock },
  { changes: true },
);

/** Locks or unlocks a lesson for every student of a class, each by the rules of their own course [CALL-132]. */
export const setClassLessonLock = call(
  '/courseModule/setMkLessonLockStatus',
  { subject_id: subjectId, class_id: id, lesson_id: id, lock: chosenLock },
  {
    outcomes: z.array(
      z.object({
        student_id: z.int(),
        name: z.string(),
        outcome: z.enum(['done', 'refused']),
        lock,
      }),
    ),
  },
  { changes: true },
);

const level = { subject_id: subjectId, student_id: id, course_id: id };

/** How many of the students have a part of the course in each state. */
const lockCounts = z.object({ locked: count, opened: count, unlocked: count });
/** Who the students are in each state, by id, where not all are in the same; else nobody. */
const lockWho = recordOf(lessonLocks, z.array(z.int()));
/** Who set a lock by hand last, and when; null where nobody did. */
const lastChange = z.nullable(z.object({ by: z.string(), at: moment }));

/**
 * The chapters, lessons and cards of a course as they stand for some students, or for those of a class
 * [SCREEN-054 … SCREEN-056]. Just one of `student_ids` and `class_id` is given.
 */
export const lockTree = call(
  '/courseModule/lockTree',
  {
    ...{ subject_id: subjectId, course_id: id },
    ...{ student_ids: z.optional(someIds(lockedAtOnce)), class_id: z.optional(id) },
  },
  {
    course_name: z.string(),
    /** Null unless a class was asked for. */
    class_name: z.nullable(z.string()),
    students: z.array(
      z.extend(namedStudent, {
        student_id: z.int(),
        /** Why nothing can be changed for the student; null where something can. */
        exempt: z.nullable(z.enum(['notTaking', 'newFoundation'])),
      }),
    ),
    chapters: z.array(
      z.object({
        ...{ chapter_id: z.int(), name: z.string(), is_sprint: z.boolean() },
        /** For how many of the students it is unlocked. */
        unlocked: count,
        lessons: z.array(
          z.object({
            ...{ lesson_id: z.int(), name: z.string(), locks: lockCounts, changed: lastChange },
            who: lockWho,
            cards: z.array(
              z.object({
                ...{ card_id: z.int(), name: z.string(), locks: lockCounts, who: lockWho },
                changed: lastChange,
              }),
            ),
          }),
        ),
      }),
    ),
    not_yours: count,
    as_of: moment,
  },
);

const lockChange = {
  ...{ subject_id: subjectId, course_id: id, student_ids: someIds(lockedAtOnce) },
  ...{ lesson_ids: idList, card_ids: idList, lock: chosenLock },
};
const coursePart = z.object({ kind: z.enum(lockParts), id: z.int(), name: z.string() });
const lockOutcomes = {
  not_yours: count,
  students: z.array(
    z.extend(namedStudent, {
      student_id: z.int(),
      /** What is locked or unlocked, the chapters that open with it included. */
      changed: z.array(coursePart),
      /** What stays as it is, and why; of what was so already, who made it so by hand. */
      skipped: z.array(
        z.extend(coursePart, { reason: z.enum(skipReasons), by: z.nullable(z.string()) }),
      ),
    }),
  ),
};

/** What `setLocks` would do with the same payload now: nothing is changed. */
export const previewLocks = call('/courseModule/previewLocks', lockChange, lockOutcomes);

/** Locks or unlocks lessons and cards of a course for students, each by the rules of their own course; all or nothing. */
export const setLocks = call('/courseModule/setLocks', lockChange, lockOutcomes, {
  changes: true,
});

/**
 * Whom and what locks can be set for: the account's students, classes and courses of a subject [SCREEN-054]. Hidden
 * students are offered where they are named.
 */
export const lockOptions = call(
  '/courseModule/lockOptions',
  { subject_id: subjectId, student_ids: z.optional(someIds(lockedAtOnce)) },
  {
    students: z.array(
      z.extend(namedStudent, { id: z.int(), pinyin: z.string(), course_ids: z.array(z.int()) }),
    ),
    classes: z.array(z.object({ id: z.int(), name: z.string(), student_ids: z.array(z.int()) })),
    courses: z.array(z.object({ id: z.int(), name: z.string() })),
    as_of: moment,
  },
);

/** Where a student stands in the levels of a course [LVL-01, LVL-10]. */
export const courseLevelInfo = call('/courseLevel/info', level, {
  stage: z.enum(levelStages),
  level: z.int(),
  /** The level from the next stage-end page on; null unless one is scheduled. */
  next_level: z.nullable(z.int()),
  lowest: z.int(),
  highest: z.int(),
  course_name: z.string(),
  evidence: levelEvidence,
  /** What was decided before, the latest first. */
  decisions: z.array(levelDecision),
  /** Why functions of the student's supervision are frozen; empty where none is. */
  freezes: z.array(freeze),
  as_of: moment,
});

/** Keeps a student at the level whose end was reached [LVL-02]. */
export const keepCourseLevel = call(
  '/courseLevel/keep',
  level,
  { level: z.int() },
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
  { next_level: z.int() },
  { changes: true },
);

/** Takes a scheduled change back, so that the level's end is to be decided anew. */
export const cancelLevelChange = call(
  '/courseLevel/cancel',
  level,
  { level: z.int() },
  { changes: true },
);
