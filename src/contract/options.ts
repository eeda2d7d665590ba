import { z } from 'zod/mini';
import { taskCard } from '../domain/homework';
import { option } from '../domain/shell';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { id, subjectId } from './fields';

/** The courses of the subject that the account sees [CALL-115]. */
export const courseOptions = call(
  '/select/courseList',
  { subject_id: subjectId },
  { list: z.array(option) },
);

const supports = z.pick(taskCard, { supports_composition: true, supports_adaptive: true });

/** The lessons of a course, in its order, with what may be assigned of their cards [CALL-115, VALID-079]. */
export const lessonOptions = call(
  '/select/lessonList',
  { subject_id: subjectId, course_id: id },
  { list: z.array(z.extend(option, supports.shape)) },
);

/** The task cards of a lesson, with what may be assigned of each [CALL-115, VALID-079]. */
export const cardOptions = call(
  '/select/cardList',
  { subject_id: subjectId, lesson_id: id },
  { list: z.array(taskCard) },
);

/** The students that the account sees, all of them or those of a course [CALL-115]. */
export const studentOptions = call(
  '/select/studentList',
  { subject_id: subjectId, course_id: z.optional(id) },
  { list: z.array(z.extend(namedStudent, { id: z.int(), pinyin: z.string() })) },
);
