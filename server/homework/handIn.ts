import { and, eq, inArray } from 'drizzle-orm';
import type { PersonStatus } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { enrolments, homework, homeworkPersons } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { happenTo, lockPersons } from './persons';

/** Lets a student hand homework in, in time, with what it leads to; else a Refusal. */
async function handIn(
  db: Queries,
  personId: number,
  now: Date,
  result: { score: number; accuracy: number } | null,
): Promise<PersonStatus> {
  const [person] = await lockPersons(db, eq(homeworkPersons.id, personId));
  if (person === undefined) throw absent();
  const { score, accuracy } = result ?? { score: null, accuracy: null };
  const [done] = await happenTo(db, person.deadline > now ? [person] : [], {
    type: 'homework.submitted',
    completedAt: now.toISOString(),
    score,
    accuracy,
  });
  if (done === undefined) throw new Refusal('conflict', 'conflict');
  return done.status;
}

/**
 * A student hands an essay in; within a transaction [HWP-01].
 * Throws Refusal where the homework is not incomplete, or no composition.
 */
export async function handInEssay(
  db: Queries,
  personId: number,
  text: string,
  now: Date,
): Promise<void> {
  const status = await handIn(db, personId, now, null);
  if (status !== 'toBeCorrected') throw new Refusal('conflict', 'conflict');
  await db.update(homeworkPersons).set({ essay: text }).where(eq(homeworkPersons.id, personId));
}

/**
 * A student finishes adaptive homework, with a score of 0 to 100 and an accuracy of 0 to 1; within a
 * transaction [HWP-02]. Throws Refusal where the homework is not incomplete, or a composition.
 */
export async function finishAdaptive(
  db: Queries,
  personId: number,
  result: { score: number; accuracy: number },
  now: Date,
): Promise<void> {
  const status = await handIn(db, personId, now, result);
  if (status !== 'completed') throw new Refusal('conflict', 'conflict');
}

/** A student leaves a course: what is not completed of its homework becomes invalid; within a transaction [HWP-04, HWP-06]. */
export async function leaveCourse(
  db: Queries,
  student: { studentId: number; courseId: number },
  now: Date,
): Promise<void> {
  const { studentId, courseId } = student;
  await db
    .update(enrolments)
    .set({ leftAt: now })
    .where(and(eq(enrolments.studentId, studentId), eq(enrolments.courseId, courseId)));
  const persons = await lockPersons(
    db,
    and(
      eq(homeworkPersons.studentId, studentId),
      eq(homework.courseId, courseId),
      inArray(homeworkPersons.status, ['incomplete', 'toBeCorrected']),
    ),
  );
  await happenTo(db, persons, { type: 'student.left' });
}
