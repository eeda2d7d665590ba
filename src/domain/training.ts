import { z } from 'zod/mini';
import { moment } from './moment';
import { count } from './number';

/** A training course of headquarters, and how far one account has come in it [SCREEN-168, SCREEN-169]. */
export const trainingCourse = z.object({
  course_id: z.int(),
  name: z.string(),
  summary: z.string(),
  published_at: moment,
  lesson_count: count,
  /** How long all lessons take together. */
  minutes: count,
  done_count: count,
  /** Null until the account joins. */
  joined_at: z.nullable(moment),
  /** When the last lesson was done; null while one is not. */
  finished_at: z.nullable(moment),
});
export type TrainingCourse = z.output<typeof trainingCourse>;

export const trainingStates = ['notJoined', 'learning', 'finished'] as const;
export type TrainingState = (typeof trainingStates)[number];

/** How far an account has come in a course. */
export function trainingState({
  joined_at,
  finished_at,
}: Pick<TrainingCourse, 'joined_at' | 'finished_at'>): TrainingState {
  if (joined_at === null) return 'notJoined';
  return finished_at === null ? 'learning' : 'finished';
}

/** A lesson in the contents of its course. */
export const trainingLesson = z.object({
  lesson_id: z.int(),
  name: z.string(),
  minutes: count,
  /** Null until the account has done it. */
  done_at: z.nullable(moment),
});
export type TrainingLesson = z.output<typeof trainingLesson>;

/** A course with its lessons, and the text of one of them. */
export const openedTraining = z.object({
  course: trainingCourse,
  lessons: z.array(trainingLesson),
  lesson: z.object({ ...trainingLesson.shape, paragraphs: z.array(z.string()) }),
});
export type OpenedTraining = z.output<typeof openedTraining>;

/** What the order of lessons is told by. */
export type Stop = Pick<TrainingLesson, 'lesson_id' | 'done_at'>;

/** The lesson at which a course opens: the first that is not done, or the first of a finished course. */
export function lessonToOpen<Lesson extends Stop>(lessons: readonly Lesson[]): Lesson | undefined {
  return lessons.find(({ done_at }) => done_at === null) ?? lessons[0];
}

/** The lesson that comes after one: the next that is not done, those before it last; null where all others are done. */
export function lessonAfter<Lesson extends Stop>(
  lessons: readonly Lesson[],
  lessonId: number,
): Lesson | null {
  const at = lessons.findIndex(({ lesson_id }) => lesson_id === lessonId);
  const others = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(at, 0))];
  return others.find(({ done_at }) => done_at === null) ?? null;
}
