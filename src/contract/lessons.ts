import { z } from 'zod';
import { courseTypes, seasons } from '../domain/lessons';
import { call } from './call';
import { id, moment, subjectId } from './fields';
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
