import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { HomeworkType } from '../../src/domain/homework';
import { newPerson } from '../../src/machines/homework/homeworkPerson';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { homework, homeworkCandidates, homeworkPersons } from '../db/tables';
import { publish } from '../socket/publish';
import { tellSeers } from '../students/seen';
import { lockCardOf } from './lock';
import { outcomesOf, type StudentOutcome } from './outcomes';

/** How long arranging takes, in ms. */
export const arrangingTime = 4_000;

export interface Arranging {
  readonly id: number;
  readonly accountId: number;
  readonly cardId: number;
  readonly type: HomeworkType;
  readonly deadline: Date;
}

/** To whom homework is given: when, unless with the assignment. */
interface Giving {
  readonly studentIds: readonly number[];
  readonly givenAt: Date | null;
}

/** Keeps each candidate's outcome, in one statement. */
async function keepOutcomes(
  db: Queries,
  homeworkId: number,
  outcomes: readonly StudentOutcome[],
): Promise<void> {
  const found = sql`json_to_recordset(${JSON.stringify(outcomes)}::json) as found (
    "studentId" int, "outcome" text)`;
  await db
    .update(homeworkCandidates)
    .set({ outcome: sql`found."outcome"` })
    .from(found)
    .where(
      and(
        eq(homeworkCandidates.homeworkId, homeworkId),
        sql`${homeworkCandidates.studentId} = found."studentId"`,
      ),
    );
}

/**
 * Gives the homework to each of some candidates who may have it now, keeps what comes of each, and tells whom it
 * concerns; whether anybody got it.
 */
export async function give(
  db: Queries,
  { id, deadline: dueAt, ...card }: Arranging,
  { studentIds, givenAt }: Giving,
): Promise<boolean> {
  // One assignment of a card after the other, so that each finds what the one before gave.
  await lockCardOf(db, id);
  const outcomes = await outcomesOf(db, { ...card, studentIds });
  const given = outcomes
    .filter(({ outcome }) => outcome === 'assignable')
    .map(({ studentId }) => ({
      homeworkId: id,
      studentId,
      status: newPerson(card.type).status,
      dueAt,
      givenAt,
    }));
  await keepOutcomes(db, id, outcomes);
  if (given.length > 0) await db.insert(homeworkPersons).values(given);
  const message = { type: 'homework.changed', id } as const;
  await publish(db, [card.accountId], message);
  await tellSeers(
    db,
    given.map(({ studentId }) => studentId),
    message,
  );
  return given.length > 0;
}

/** Gives the homework to each candidate who may have it now; fails when nobody may. */
async function finish(db: Queries, assignment: Arranging): Promise<void> {
  const { id } = assignment;
  const candidates = await db
    .select({ studentId: homeworkCandidates.studentId })
    .from(homeworkCandidates)
    .where(eq(homeworkCandidates.homeworkId, id));
  const studentIds = candidates.map(({ studentId }) => studentId);
  const isGiven = await give(db, assignment, { studentIds, givenAt: null });
  const status = isGiven ? 'succeeded' : 'failed';
  await db.update(homework).set({ status }).where(eq(homework.id, id));
}

/** Whether an assignment's time has come; the status stands in the statement, so that every plan may use its index. */
export function isReady(now: Given<Date>) {
  return and(sql`${homework.status} = 'arranging'`, lte(homework.readyAt, now));
}

/** Finishes the assignments whose time has come, oldest first; within a transaction. */
export async function finishArranging(db: Queries, now: Date): Promise<void> {
  const due = await db
    .select({
      id: homework.id,
      accountId: homework.accountId,
      cardId: homework.cardId,
      type: sql<HomeworkType>`${homework.type}`,
      deadline: homework.deadline,
    })
    .from(homework)
    .where(isReady(now))
    .orderBy(asc(homework.id))
    .for('update');
  for (const assignment of due) await finish(db, assignment);
}
