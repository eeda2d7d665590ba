import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { answers, lotteryDraws, purses } from '../../server/db/tables';
import { boardInfo } from '../../src/contract/boards';
import { codes } from '../../src/contract/codes';
import { boardLottery, drawLottery } from '../../src/contract/lottery';
import { coinRecordList } from '../../src/contract/rewards';
import { databases, worldOf, today } from './rig';
import { clearAnswers } from './scene/answers';
import { addFoundationAnswers, beginFoundation } from './scene/foundation';
import { addLessons } from './scene/lessons';
import { addPeople, anna, ben, dora } from './scene/people';

const board = { subject_id: 3, board: 'foundation' } as const;
const as = { as: anna.username };
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** So many right answers of a student of this season. */
const right = (studentId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ studentId, isRight: true, at: new Date(today.getTime() - (index + 1) * 60_000) },
  }));

describe.each(databases)('the lottery on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons, clearAnswers, beginFoundation]);
  const coinsOf = async (studentId: number) => {
    const [row] = await world.database.transact((db) =>
      db
        .select({ amount: purses.amount })
        .from(purses)
        .where(and(eq(purses.studentId, studentId), eq(purses.asset, 'coin'))),
    );
    return row?.amount ?? 0;
  };

  beforeAll(async () => {
    // 600 points of three students are 6 lottery points: one draw.
    await addFoundationAnswers(world, [
      ...right(81001, 300),
      ...right(81002, 200),
      ...right(81003, 100),
    ]);
  });

  it('[SCREEN-118, ENTITY-032] draws once for a request id, by a seed that was committed to, and pays the winner', async () => {
    const before = await world.ask(boardLottery, board, as);
    expect(before).toMatchObject({
      ...{ earned: 6, spent: 0, left: 6, cost: 5, prize: 50, students: 3, tickets: 600 },
      draws: [],
    });
    // Whoever looks again sees the same commitment.
    expect((await world.ask(boardLottery, board, as)).commitment).toBe(before.commitment);
    const { commitment } = before;
    const requestId = 'one-draw-of-the-lottery';
    const both = await Promise.all(
      [1, 2].map(() => world.ask(drawLottery, { ...board, commitment }, { ...as, requestId })),
    );
    expect(both[0]).toEqual(both[1]);
    const after = await world.ask(boardLottery, board, as);
    expect(after).toMatchObject({ earned: 6, spent: 5, left: 1 });
    expect(after.commitment).not.toBe(commitment);
    expect(after.draws).toHaveLength(1);
    const [draw] = after.draws;
    if (draw === undefined) throw new Error('nothing was drawn');

    // Drawn again by hand, with nothing but the record.
    expect(draw.commitment).toBe(commitment);
    expect(sha256(draw.seed)).toBe(commitment);
    expect(draw.entries.map(({ tickets }) => tickets)).toEqual([300, 200, 100]);
    const digest = sha256(`${draw.seed}:1=300,2=200,3=100`);
    expect(draw.digest).toBe(digest);
    const ticket = Number(BigInt(`0x${digest.slice(0, 12)}`) % 600n) + 1;
    expect(draw.ticket).toBe(ticket);
    const place = ticket <= 300 ? 1 : ticket <= 500 ? 2 : 3;
    const winner = 81000 + place;
    expect([draw.place, draw.winner]).toEqual([place, draw.entries[place - 1]?.name]);
    expect(await coinsOf(winner)).toBe(50);
    const all = await Promise.all([81001, 81002, 81003].map(coinsOf));
    expect(all.reduce((sum, coins) => sum + coins, 0)).toBe(50);
    const { list } = await world.ask(coinRecordList, { subject_id: 3, page: 1, page_size: 20 }, as);
    expect(list).toMatchObject([{ student_id: winner, kind: 'lottery', coins: 50 }]);

    // A draw is paid with the points of its own board.
    const other = { ...board, board: 'competition' } as const;
    expect(await world.ask(boardLottery, other, as)).toMatchObject({
      spent: 0,
      left: 6,
      draws: [],
    });
  });

  it('[SCREEN-118] refuses a draw that was overtaken, that the points do not pay, and who may not see the boards', async () => {
    const { commitment } = await world.ask(boardLottery, board, as);
    const draw = (of: string, who = as) =>
      world.send(drawLottery, { ...board, commitment: of }, who);
    expect(await draw(sha256('another'))).toMatchObject({
      ...{ code: codes.conflict, message: expect.stringMatching(/drawn already/) },
    });
    expect(await draw(commitment)).toMatchObject({
      ...{ code: codes.conflict, message: expect.stringMatching(/costs 5 lottery points/) },
    });
    const bens = await world.ask(boardLottery, board, { as: ben.username });
    expect(bens).toMatchObject({ earned: 3, spent: 0, draws: [] });
    // Another's commitment draws nothing.
    expect((await draw(commitment, { as: ben.username })).code).toBe(codes.conflict);
    for (const call of [
      world.send(boardLottery, board, { as: dora.username }),
      draw(commitment, { as: dora.username }),
    ])
      expect((await call).code).toBe(codes.forbidden);
  });

  it('[SCREEN-118] two draws at once are one, and a class sees no name', async () => {
    // There are points for more than one: it is not the price that makes them one.
    await addFoundationAnswers(world, right(81001, 900));
    const { commitment, left } = await world.ask(boardLottery, board, as);
    expect(left).toBe(10);
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => world.send(drawLottery, { ...board, commitment }, as)),
    );
    expect(sent.map(({ code }) => code).sort()).toEqual(
      [codes.success, codes.conflict, codes.conflict, codes.conflict].sort(),
    );
    const masked = await world.ask(boardLottery, { ...board, names: 'masked' }, as);
    expect(masked).toMatchObject({ spent: 10, left: 5 });
    expect(masked.draws).toHaveLength(2);
    for (const { winner, entries } of masked.draws)
      for (const name of [winner, ...entries.map((entry) => entry.name)])
        expect(name).toMatch(/^.\*\*$/);
    // What a class sees holds no id by which a name could be found out.
    const { list } = await world.ask(coinRecordList, { subject_id: 3, page: 1, page_size: 20 }, as);
    const written = JSON.stringify(masked.draws.map(({ draw_id: _, ...draw }) => draw));
    for (const { student_id: id } of list) expect(written).not.toContain(String(id));
    // The board says what is left, as the lottery does.
    expect((await world.ask(boardInfo, board, as)).lottery_points).toBe(5);
    await world.database.transact((db) => db.delete(answers).where(eq(answers.studentId, 81001)));
  });

  it('[SCREEN-118] seals one draw however many look first, and the database takes no second', async () => {
    const looks = await Promise.all(
      Array.from({ length: 12 }, () =>
        world.ask(boardLottery, { subject_id: 2, board: 'competition' }, { as: ben.username }),
      ),
    );
    expect(new Set(looks.map(({ commitment }) => commitment)).size).toBe(1);
    const [sealed, ...others] = await world.database.query
      .select()
      .from(lotteryDraws)
      .where(and(eq(lotteryDraws.accountId, ben.id), eq(lotteryDraws.subjectId, 2)));
    if (sealed === undefined) throw new Error('nothing was sealed');
    expect(others).toEqual([]);
    // Whoever read the numbers a moment later would count on: its points could pay twice.
    const { id: _, ...next } = { ...sealed, number: sealed.number + 1 };
    const second = world.database.transact((db) =>
      db.insert(lotteryDraws).values(next).onConflictDoNothing().returning(),
    );
    expect(await second).toEqual([]);
  });
});
