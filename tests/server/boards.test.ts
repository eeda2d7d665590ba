import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../server/db/tables';
import { boardInfo, boardStudentList, boardTeacherScoreList } from '../../src/contract/boards';
import { codes } from '../../src/contract/codes';
import { boardLottery } from '../../src/contract/lottery';
import { seenOn, worldOf, today } from './rig';
import { clearAnswers } from './scene/answers';
import { addFoundationAnswers, beginFoundation } from './scene/foundation';
import { addLessons } from './scene/lessons';
import { addPeople, anna, asAnna, ben, dora } from './scene/people';

const subject_id = 3;
const paging = { page: 1, page_size: 20 };
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

describe.each(seenOn('postgres'))('boards on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons, clearAnswers, beginFoundation]);

  it('[CALL-059, CALL-060, CALL-061, ENTITY-032] ranks students and analysts by the season’s answers', async () => {
    await addFoundationAnswers(
      world,
      [
        { at: daysAgo(1), isRight: true, studentId: 81002 },
        { at: daysAgo(2), isRight: true, studentId: 81002 },
        { at: today, isRight: true, studentId: 81002, module: 'synchronous' },
        { at: daysAgo(1), isRight: true, studentId: 81003 },
        { at: daysAgo(1), isRight: true, studentId: 81011 },
        { at: daysAgo(1), isRight: false, studentId: 81004 },
        { at: new Date('2026-09-30T23:00:00+08:00'), isRight: true, studentId: 81004 },
      ].map((one) => ({ ...one, at: new Date(one.at.getTime() - 1000) })),
    );
    const board = { subject_id, board: 'foundation' } as const;
    expect(await world.ask(boardInfo, board, asAnna)).toMatchObject({
      ...{ season: 'Autumn 2026', starts_on: '2026-10-01', ends_on: '2026-12-31' },
      ...{ points: 3, heat: 40, rank: 1, lottery_points: 0 },
    });
    const { list: rows, total } = await world.ask(
      boardStudentList,
      { ...board, ...paging },
      asAnna,
    );
    const ranked = rows.map((row) => [row.student_id, row.points, row.rank]);
    expect(ranked.slice(0, 3)).toEqual([[81002, 2, 1], [81003, 1, 2], expect.anything()]);
    expect(rows[2]).toMatchObject({ points: 0, rank: 3 });
    expect(total).toBe(9);
    const forClass = { ...board, ...paging, names: 'masked' } as const;
    const { list: masked } = await world.ask(boardStudentList, forClass, asAnna);
    expect(masked[0]).toMatchObject({ name: '张**', username: '', gain: 2 });
    const mayNot = await world.send(boardStudentList, forClass, { as: dora.username });
    expect(mayNot.code).toBe(codes.forbidden);
    const contest = { ...board, board: 'competition' } as const;
    expect((await world.ask(boardInfo, contest, asAnna)).points).toBe(4);
    const { list: analysts } = await world.ask(
      boardTeacherScoreList,
      { ...board, ...paging },
      asAnna,
    );
    const standing = (list: typeof analysts) =>
      list.map(({ account_id, points, rank }) => [account_id, points, rank]);
    expect(standing(analysts)).toEqual([
      [anna.id, 3, 1],
      [ben.id, 1, 2],
      [dora.id, 0, 3],
    ]);
    // Whose account is disabled takes no rank from those who are there.
    const setDisabled = (isDisabled: boolean) =>
      world.database.query.update(accounts).set({ isDisabled }).where(eq(accounts.id, ben.id));
    await setDisabled(true);
    const { list: others } = await world.ask(
      boardTeacherScoreList,
      { ...board, ...paging },
      asAnna,
    );
    await setDisabled(false);
    expect(standing(others)).toEqual([
      [anna.id, 3, 1],
      [dora.id, 0, 2],
    ]);
  });

  it('[SCREEN-117] equal points share a rank, and the next rank counts both: 1, 1, 3', async () => {
    await clearAnswers(world);
    const right = (studentId: number) => ({ at: daysAgo(1), isRight: true, studentId });
    await addFoundationAnswers(world, [
      ...[81002, 81002, 81003, 81003, 81004].map(right),
      // What was wrong is no point.
      { at: daysAgo(1), isRight: false, studentId: 81002 },
    ]);
    const board = { subject_id, board: 'foundation' } as const;
    const { list } = await world.ask(boardStudentList, { ...board, ...paging }, asAnna);
    const ranks = list.slice(0, 4).map(({ points, rank }) => [points, rank]);
    expect(ranks).toEqual([
      ...[
        [2, 1],
        [2, 1],
        [1, 3],
        [0, 4],
      ],
    ]);
    const second = { ...board, page: 2, page_size: 1 };
    expect((await world.ask(boardStudentList, second, asAnna)).list[0]?.rank).toBe(1);
  });

  it('[SCREEN-116] the gain compares two whole weeks from the first day of a season on; points and heat are its own', async () => {
    await clearAnswers(world);
    const on = (day: string) => new Date(`2026-${day}T12:00:00+08:00`);
    const right = (day: string, studentId = 81002) => ({ at: on(day), isRight: true, studentId });
    const before = ['09-28', '09-28', '09-22', '09-22', '09-22'].map((day) => right(day));
    await addFoundationAnswers(world, [...before, right('10-02'), right('09-22', 81003)]);
    world.clock.set(on('10-03'));
    const board = { subject_id, board: 'foundation' } as const;
    const { list } = await world.ask(boardStudentList, { ...board, ...paging }, asAnna);
    const reached = (id: number) => list.find(({ student_id: one }) => one === id);
    expect(reached(81002)).toMatchObject({ points: 1, heat: 10, gain: 0, rank: 1 });
    expect(reached(81003)).toMatchObject({ points: 0, heat: 0, gain: -1, rank: 2 });
    expect(await world.ask(boardLottery, board, asAnna)).toMatchObject({ students: 1, tickets: 1 });
    world.clock.set(today);
  });
});
