import { come } from '../come';
import type { Walk } from '../adapter';
import { type Answer, lost, sending } from '../answers';
import { HeldCalls } from '../heldCalls';
import { tell } from '../socket';

/** Questions of the part that wait for the path. */
const questions = new WeakMap<Walk['page'], HeldCalls>();

/** Comes to a tab of a student's page, and keeps the questions of a path. */
export const comeToTab = (walk: Walk, view: string, path: string): Promise<void> =>
  comeTo(walk, `/student/detail?subject_id=2&student_id=10024&view=${view}`, path);

/** Comes to an address, and keeps the questions of a path. */
export async function comeTo(walk: Walk, address: string, path: string): Promise<void> {
  const held = new HeldCalls();
  questions.set(walk.page, held);
  await held.hold(walk.page, path);
  await come(walk, address);
}

/** The next question is answered; one is asked when the server says that the student has changed. */
export async function answerNext(walk: Walk, path: string, answer: Answer): Promise<void> {
  await tell(walk, 'zhou', { type: 'student.changed' });
  await answer((await questions.get(walk.page)?.next(path)) ?? null, walk);
}

/** The server is asked about another student. */
export const of = (studentId: number): Answer => sending({ student_id: String(studentId) });

/** What a watch tells and how it fails, by the path of its call. */
export const watched = <Told>(path: string, answerOf: (told: Told) => Answer) => ({
  'watch.told': { trigger: (walk: Walk, told: Told) => answerNext(walk, path, answerOf(told)) },
  'watch.failed': { trigger: (walk: Walk) => answerNext(walk, path, lost) },
});
