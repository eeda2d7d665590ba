import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { boardLottery, drawLottery, type Lottery } from '../../src/contract/lottery';
import { type boardNames, maskedName } from '../../src/domain/boards';
import { toMoment } from '../../src/domain/businessTime';
import {
  canPayDraw,
  drawnTicket,
  lotteryCost,
  lotteryPrize,
  lotteryText,
  placeOf,
  ticketsIn,
} from '../../src/domain/lottery';
import type { Queries } from '../db/database';
import { accounts, lotteryDraws, students } from '../db/tables';
import { Refusal } from '../refusal';
import { earn } from '../rewards/coinAccounts';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { boardOptions, reachedOf } from './boards';
import { isOf, lotteryPointsOf, seasonOf, type Whose } from './lotteryPoints';

type Names = (typeof boardNames)[number] | undefined;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The students with points in the season, by id: what a draw is drawn from. */
async function entriesOf(db: Queries, whose: Whose) {
  const reached = reachedOf(
    db,
    (student) => isSeen(db, whose.accountId, student),
    whose,
    whose.now,
  );
  const rows = await db.select().from(reached).orderBy(reached.studentId);
  return rows
    .map(({ studentId, points }) => ({ student_id: studentId, tickets: points }))
    .filter(({ tickets }) => tickets > 0);
}

/** Chooses the seed of the next draw; does nothing where somebody else has just done so. */
async function seal(db: Queries, whose: Whose): Promise<void> {
  const [last] = await db
    .select({ number: max(lotteryDraws.number) })
    .from(lotteryDraws)
    .where(isOf(whose));
  const seed = randomBytes(32).toString('hex');
  const { accountId, subject_id: subjectId, board } = whose;
  await db
    .insert(lotteryDraws)
    .values({
      ...{ accountId, subjectId, board, season: seasonOf(whose) },
      ...{ number: (last?.number ?? 0) + 1, seed, commitment: sha256(seed) },
      ...{ cost: lotteryCost, prize: lotteryPrize },
    })
    .onConflictDoNothing();
}

async function findSealed(db: Queries, whose: Whose) {
  const [found] = await db
    .select({ commitment: lotteryDraws.commitment })
    .from(lotteryDraws)
    .where(and(isOf(whose), isNull(lotteryDraws.drawnAt)));
  return found;
}

/** The season's draws, the latest first. */
async function drawsOf(db: Queries, whose: Whose, names: Names): Promise<Lottery['draws']> {
  const rows = await db
    .select({ draw: lotteryDraws, by: accounts.realName })
    .from(lotteryDraws)
    .innerJoin(accounts, eq(accounts.id, lotteryDraws.accountId))
    .where(and(isOf(whose), isNotNull(lotteryDraws.drawnAt)))
    .orderBy(desc(lotteryDraws.number));
  const ids = new Set(rows.flatMap(({ draw }) => draw.entries?.map((one) => one.student_id) ?? []));
  const people = await db
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(inArray(students.id, [...ids]));
  const known = new Map(
    people.map(({ id, name }) => [id, names === 'masked' ? maskedName(name) : name]),
  );
  const nameOf = (id: number) => known.get(id) ?? '';
  return rows.flatMap(({ draw: { id, drawnAt, winnerId, ticket, digest, entries, ...draw }, by }) =>
    drawnAt === null || winnerId === null || ticket === null || digest === null || entries === null
      ? []
      : {
          ...{ draw_id: id, at: toMoment(drawnAt), by, cost: draw.cost, prize: draw.prize },
          ...{ winner: nameOf(winnerId), ticket, digest },
          ...{ commitment: draw.commitment, seed: draw.seed },
          place: entries.findIndex((one) => one.student_id === winnerId) + 1,
          entries: entries.map(({ student_id: id, tickets }) => ({ name: nameOf(id), tickets })),
        },
  );
}

/** The lottery as a person sees it; a seed has been chosen by then. */
async function lotteryOf(db: Queries, whose: Whose, names: Names) {
  const entries = await entriesOf(db, whose);
  const sealed = await findSealed(db, whose);
  if (sealed === undefined)
    throw new Error('the next draw of a lottery was sealed, and is not there');
  return {
    ...(await lotteryPointsOf(db, whose, ticketsIn(entries))),
    ...{ cost: lotteryCost, prize: lotteryPrize },
    ...{ students: entries.length, tickets: ticketsIn(entries) },
    commitment: sealed.commitment,
    draws: await drawsOf(db, whose, names),
    as_of: toMoment(whose.now),
  };
}

/**
 * Draws a ticket by the seed that was committed to, writes down all that it takes to do so again, and gives the
 * winner the coins. Refuses a commitment that was drawn already, and what the points do not pay.
 */
async function draw(db: Queries, whose: Whose, commitment: string): Promise<void> {
  const [sealed] = await db
    .select()
    .from(lotteryDraws)
    .where(and(isOf(whose), isNull(lotteryDraws.drawnAt), eq(lotteryDraws.commitment, commitment)))
    .for('update');
  if (sealed === undefined) throw new Refusal('conflict', 'lottery.overtaken');
  const entries = await entriesOf(db, whose);
  if (!canPayDraw(await lotteryPointsOf(db, whose, ticketsIn(entries))))
    throw new Refusal('conflict', { key: 'lottery.unpaid', values: { cost: lotteryCost } });
  const digest = sha256(lotteryText(sealed.seed, entries));
  const ticket = drawnTicket(digest, entries);
  const winner = entries[placeOf(ticket, entries)];
  if (winner === undefined) throw new Error('a ticket was drawn that nobody holds');
  const { now, accountId } = whose;
  await db
    .update(lotteryDraws)
    .set({ drawnAt: now, winnerId: winner.student_id, ticket, digest, entries })
    .where(eq(lotteryDraws.id, sealed.id));
  await seal(db, whose);
  await earn(db, { studentId: winner.student_id }, sealed.prize, {
    ...{ kind: 'lottery', operatorId: accountId, at: now },
  });
}

export const lotteryHandlers: readonly Handler[] = [
  serve(
    boardLottery,
    async ({ payload: { names, ...board }, session, db, now, transact }) => {
      const whose = { ...board, accountId: session.account.id, now };
      if ((await findSealed(db, whose)) === undefined) await transact((own) => seal(own, whose));
      return lotteryOf(db, whose, names);
    },
    boardOptions,
  ),

  serve(
    drawLottery,
    async ({ payload: { names, commitment, ...board }, session, db, now }) => {
      const whose = { ...board, accountId: session.account.id, now };
      await draw(db, whose, commitment);
      return lotteryOf(db, whose, names);
    },
    boardOptions,
  ),
];
