import { z } from 'zod/mini';
import { assignmentLimits, assignmentOutcomes, homeworkTypes, taskCard } from '../domain/homework';
import { option } from '../domain/shell';
import { namedStudent } from '../domain/students';
import { call } from './call';
import { id, oneOf, someIds, subjectId } from './fields';

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

/**
 * The students that the account sees, all of them or those of a course [CALL-115]. Of a card of the course it says who
 * may be given homework of that type; students who are asked for are in the list whether they take the course or not.
 */
export const studentOptions = call(
  '/select/studentList',
  {
    ...{ subject_id: subjectId, course_id: z.optional(id), card_id: z.optional(id) },
    type: z.optional(oneOf(homeworkTypes)),
    student_ids: z.optional(someIds(assignmentLimits.students)),
  },
  {
    list: z.array(
      z.extend(namedStudent, {
        ...{ id: z.int(), pinyin: z.string(), takes_course: z.boolean() },
        /** Null where no card is asked about. */
        outcome: z.nullable(z.enum(assignmentOutcomes)),
      }),
    ),
  },
);
