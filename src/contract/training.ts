import { z } from 'zod/mini';
import { openedTraining, trainingCourse } from '../domain/training';
import { call } from './call';
import { count, id, moment, oneOf, text } from './fields';
import { listAnswer, paging } from './list';

/** Headquarters' training courses, those that were begun first; `mine`: those that the account has joined [SCREEN-168, SCREEN-169]. */
export const trainingCourseList = call(
  '/training/courseList',
  { whose: z.optional(oneOf(['mine'])), keyword: z.optional(text(0, 50)), ...paging },
  { ...listAnswer(trainingCourse), counts: z.object({ all: count, mine: count }) },
);

const opened = { ...openedTraining.shape, as_of: moment };

/** Opens a course at a lesson; at the one where the account has stopped, unless told [ROUTE-028]. */
export const trainingCourseInfo = call(
  '/training/courseInfo',
  { course_id: id, lesson_id: z.optional(id) },
  opened,
);

const ofLesson = { course_id: id, lesson_id: id };

/** Joins a course; whoever has joined stays as they are. */
export const joinTraining = call('/training/join', ofLesson, opened, { changes: true, sets: true });

/** Marks a lesson as done, and joins its course with it; one that is done keeps its moment. */
export const finishTrainingLesson = call('/training/finishLesson', ofLesson, opened, {
  changes: true,
  sets: true,
});

/** Takes the mark of a lesson back. */
export const reopenTrainingLesson = call('/training/reopenLesson', ofLesson, opened, {
  changes: true,
  sets: true,
});
