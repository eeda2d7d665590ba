import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal';
import type { Situation } from '../serve';
import { closedFor, type Limit, type Pace, takeTry, takeTurn, waitOf } from '../throttle';

function throttled(key: string, milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  return new Refusal('throttled', { key, values: { seconds } }, { seconds });
}

/** Counts a try of a subject; refused, with the seconds to wait, when there were too many. */
export async function demandTry(
  { writeOnce, db, now }: Situation,
  limit: Limit,
  subject: string,
): Promise<void> {
  if (await writeOnce((queries) => takeTry(queries, limit, subject, now))) return;
  throw throttled('throttled', await waitOf(db, limit, subject, now));
}

/** Counts nothing; refused, with the seconds to wait, while a subject may not try. */
export async function demandRested(
  { db, now }: Pick<Situation, 'db' | 'now'>,
  limit: Limit,
  subject: string,
): Promise<void> {
  const milliseconds = await waitOf(db, limit, subject, now);
  if (milliseconds > 0) throw throttled('throttled', milliseconds);
}

/** Waits for the turn of the asker's network address; refused, with the seconds to wait, when it does not come soon. */
export async function awaitTurn(
  { transact, db, address, now }: Situation,
  pace: Pace,
): Promise<void> {
  const turn = await transact((queries) => takeTurn(queries, pace, address, now));
  if (turn === null) throw throttled('throttledAddress', await closedFor(db, pace, address, now));
  await wait(turn);
}
