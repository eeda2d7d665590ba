import { eq, inArray } from 'drizzle-orm';
import { sendReward } from '../../src/contract/rewards';
import type { Queries } from '../db/database';
import { props, students } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { seenAmong, tellSeers } from '../students/seen';
import { assetOf } from './props';
import { type Entry, type Purse, transfer } from './purses';

/** What is given to each of some students. */
interface Grant {
  readonly asset: Purse['asset'];
  readonly count: number;
}

/** The most of a prop that one grant may hold; absent where there is no such prop. */
async function maximumOf(db: Queries, propId: number): Promise<number> {
  const [prop] = await db.select().from(props).where(eq(props.id, propId));
  if (prop === undefined) throw absent();
  return prop.maximum;
}

/** Who some students are, in the order in which they are named. */
async function namesOf(db: Queries, ids: readonly number[]) {
  const rows = await db
    .select({ student_id: students.id, name: students.name, username: students.username })
    .from(students)
    .where(inArray(students.id, [...ids]));
  return ids.flatMap((id) => rows.filter(({ student_id }) => student_id === id));
}

/**
 * Gives each student so many, as long as the account's stock lasts, and answers who has got them. In the order of
 * the students' ids, so that two grants at once don't wait for each other.
 */
async function grantAll(
  db: Queries,
  accountId: number,
  studentIds: readonly number[],
  { asset, count: amount }: Grant,
  entry: Entry,
): Promise<ReadonlySet<number>> {
  const from = { owner: { accountId }, asset, place: 'balance' } as const;
  const granted = new Set<number>();
  for (const studentId of studentIds.toSorted((one, other) => one - other)) {
    const to = { owner: { studentId }, asset, place: 'balance' } as const;
    if (await transfer(db, { from, to, amount }, entry)) granted.add(studentId);
  }
  return granted;
}

export const grantingHandlers: readonly Handler[] = [
  serve(sendReward, async ({ payload, session, db, now }) => {
    const { prop_id: propId, count, message } = payload;
    const { id: operatorId } = session.account;
    const maximum = await maximumOf(db, propId);
    if (count > maximum)
      throw new Refusal('badPayload', { key: 'prop.overMaximum', values: { maximum } });
    const { studentIds, notYours } = await seenAmong(db, operatorId, payload.student_ids);
    const named = await namesOf(db, studentIds);
    const entry = { kind: 'propGrant', operatorId, remark: message, at: now } as const;
    const granted = await grantAll(
      db,
      operatorId,
      studentIds,
      { asset: assetOf(propId), count },
      entry,
    );
    await tellSeers(db, [...granted], { type: 'student.changed' });
    return {
      not_yours: notYours,
      outcomes: named.map((student) => ({
        ...student,
        outcome: granted.has(student.student_id) ? ('done' as const) : ('refused' as const),
      })),
    };
  }),
];
