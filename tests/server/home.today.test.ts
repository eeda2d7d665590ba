import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { attentionList, homeSummary, studyWeek } from '../../src/contract/home';
import { healthLevels } from '../../src/domain/students';
import { activities } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addAnswers, clearAnswers, type Told } from './scene/answers';
import { addHomework, clearHomework } from './scene/homework';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, seenBy } from './scene/people';

const minutesAgo = (count: number) => new Date(today.getTime() - count * 60_000);
const daysAgo = (count: number) => minutesAgo(count * 1440);
const midnight = new Date('2026-11-18T00:00:00+08:00');

describe.each(seenOn('pglite'))('the day of the students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await clearHomework(world);
  });

  const ask = (as = anna.username) => world.ask(attentionList, { subject_id: 3 }, { as });

  /** A row of wrong or right answers of one student, a minute apart, the last a minute ago. */
  function row(studentId: number, rights: readonly boolean[], more: Partial<Told> = {}): Told[] {
    return rights.map((isRight, at) => ({
      studentId,
      isRight,
      at: minutesAgo(rights.length - at),
      ...more,
    }));
  }

  it('[CALL-104] four wrong answers in a row need a person, with the answers that prove it', async () => {
    const ids = await addAnswers(world, row(81001, [false, true, false, false, false, false]));
    const { list, total } = await ask();
    expect(total).toBe(1);
    expect(list).toEqual([
      {
        student_id: 81001,
        name: '张子涵',
        username: 'sc01',
        grade: 7,
        reason: 'wrongStreak',
        evidence_count: 4,
        action: 'open',
        url: `/answerHistoryEntry/index?subject_id=3&student_id=81001&answers=${ids.slice(2).join('%2C')}`,
        since: '2026-11-18T09:56:00+08:00',
        reminded: null,
        points: { green: 0, orange: 0, red: 1 },
      },
    ]);
  });

  it.each<[string, Told[]]>([
    ['three in a row', row(81001, [false, false, false])],
    ['four, and then a right one', row(81001, [false, false, false, false, true])],
    ['skipped questions', row(81001, [false, false, false, false], { skipReason: 'tooHard' })],
    [
      'answers of another subject',
      row(81001, [false, false, false, false], { questionId: questionIds.english }),
    ],
    [
      'answers of yesterday',
      row(81001, [false, false, false, false]).map((told) => ({
        ...told,
        at: new Date(midnight.getTime() - 1),
      })),
    ],
    ['four answers under 15 s', row(81001, [true, true, true, true], { seconds: 14 })],
    ['five answers of 15 s', row(81001, [true, true, true, true, true], { seconds: 15 })],
    ['a student who is hidden', row(81008, [false, false, false, false])],
    ['a stranger’s student', row(81010, [false, false, false, false])],
  ])('%s need nobody', async (_, told) => {
    await addAnswers(world, told);
    expect((await ask()).list).toEqual([]);
  });

  it('[CONST-022] five answers under 15 s need a person', async () => {
    await addAnswers(world, row(81002, [true, true, true, true, false], { seconds: 14 }));
    expect((await ask()).list).toMatchObject([
      {
        student_id: 81002,
        reason: 'tooFast',
        evidence_count: 5,
        action: 'message',
        since: '2026-11-18T09:55:00+08:00',
        url: '/answerHistoryEntry/index?subject_id=3&student_id=81002&outcome=wrong%2Cright&pace=upTo5%2CupTo10%2Cunder15&from=2026-11-18&to=2026-11-18',
      },
    ]);
  });

  it('the day begins at midnight in Shanghai', async () => {
    await addAnswers(
      world,
      row(81001, [false, false, false, false]).map((told) => ({ ...told, at: midnight })),
    );
    expect((await ask()).list).toMatchObject([{ reason: 'wrongStreak', evidence_count: 4 }]);
  });

  it('a quarter of an hour of nothing needs a person', async () => {
    const idle = { kind: 'other', module: 'synchronous', at: minutesAgo(5) };
    await world.database.transact((db) =>
      db.insert(activities).values([
        { ...idle, studentId: 81001, seconds: 500 },
        { ...idle, studentId: 81001, seconds: 400 },
        { ...idle, studentId: 81002, seconds: 899 },
        { ...idle, studentId: 81003, seconds: 900, kind: 'video' },
        { ...idle, studentId: 81009, seconds: 900, at: daysAgo(1) },
      ]),
    );
    expect((await ask()).list).toMatchObject([
      {
        student_id: 81001,
        reason: 'idle',
        evidence_count: 15,
        url: '/student/detail?subject_id=3&student_id=81001&view=behaviour',
      },
    ]);
  });

  it('homework that expired within the last day needs a person, also when nobody had noticed', async () => {
    await addHomework(world, { deadline: minutesAgo(60) }, { 81003: { status: 'incomplete' } });
    await addHomework(world, { deadline: daysAgo(2) }, { 81009: { status: 'expired' } });
    expect((await ask()).list).toMatchObject([
      {
        student_id: 81003,
        reason: 'homeworkOverdue',
        evidence_count: 1,
        since: '2026-11-18T09:00:00+08:00',
      },
    ]);
  });

  it('the most urgent comes first, and each student once', async () => {
    await addAnswers(world, [
      ...row(81001, [false, false, false, false], { seconds: 5 }),
      ...row(81001, [false], { seconds: 5 }),
      ...row(81003, [true, true, true, true, true], { seconds: 5 }),
      ...row(81009, [false, false, false, false, false, false]),
    ]);
    const { list } = await ask();
    expect(list.map(({ student_id, reason }) => [student_id, reason])).toEqual([
      [81009, 'wrongStreak'],
      [81001, 'wrongStreak'],
      [81003, 'tooFast'],
    ]);
    expect((await ask(ben.username)).list.map(({ student_id }) => student_id)).toEqual([81001]);
    expect((await ask(carl.username)).list).toEqual([]);
  });

  it('[SCREEN-006, SCREEN-008, SCREEN-011] the numbers of home are those that a hand counts', async () => {
    const own = seenBy(anna).filter(
      ({ place }) => place.hiddenAt === undefined && place.kind === undefined,
    );
    await addHomework(
      world,
      {},
      {
        81001: { status: 'toBeCorrected' },
        81002: { status: 'incomplete' },
        81003: { status: 'incomplete' },
      },
    );
    await addHomework(world, { accountId: carl.id }, { 81010: { status: 'incomplete' } });
    const wrong = { isRight: false } as const;
    const { choice, subjective, english } = questionIds;
    await addAnswers(world, [
      { studentId: 81001, at: daysAgo(3), ...wrong, questionId: choice },
      { studentId: 81001, at: daysAgo(2), ...wrong, questionId: choice },
      // The first day that counts begins at midnight.
      { studentId: 81002, at: new Date(midnight.getTime() - 6 * 86_400_000), ...wrong },
      { studentId: 81002, at: new Date(midnight.getTime() - 6 * 86_400_000 - 1), ...wrong },
      { studentId: 81003, at: daysAgo(1), isRight: true, questionId: choice },
      { studentId: 81003, at: daysAgo(1), ...wrong, questionId: choice, skipReason: 'tooHard' },
      // Too long ago, of another subject, a stranger's.
      { studentId: 81001, at: daysAgo(8), ...wrong, questionId: subjective },
      { studentId: 81001, at: daysAgo(1), ...wrong, questionId: english },
      { studentId: 81010, at: daysAgo(1), ...wrong, questionId: choice },
    ]);
    const numbers = await world.ask(homeSummary, { subject_id: 3 }, asAnna);
    expect(numbers).toMatchObject({
      student_count: own.length,
      supervised_count: own.length,
      active_today_count: own.filter(
        ({ lastActiveAt }) => lastActiveAt !== null && lastActiveAt >= midnight,
      ).length,
      health: Object.fromEntries(
        healthLevels.map((level) => [level, own.filter(({ health }) => health === level).length]),
      ),
      mistake_count: 3,
      homework: {
        toBeCorrected: 1,
        incomplete: 2,
        corrected: 0,
        completed: 0,
        expired: 0,
        invalid: 0,
      },
      as_of: '2026-11-18T10:00:00+08:00',
    });
  });

  it('[CALL-108, SCREEN-009, SCREEN-010] the week has seven days, each with what the rows sum to', async () => {
    await addAnswers(world, [
      { studentId: 81001, at: midnight, isRight: true, seconds: 100, module: 'foundation' },
      { studentId: 81002, at: minutesAgo(1), isRight: false, seconds: 20 },
      { studentId: 81001, at: new Date(midnight.getTime() - 1), isRight: true, seconds: 7 },
      { studentId: 81010, at: minutesAgo(1), isRight: true, seconds: 1_000 },
      {
        studentId: 81001,
        at: new Date('2026-11-11T23:59:59+08:00'),
        isRight: true,
        seconds: 1_000,
      },
      { studentId: 81001, at: new Date('2026-11-12T00:00:00+08:00'), isRight: true, seconds: 3 },
    ]);
    const activity = { studentId: 81001, module: 'synchronous', at: minutesAgo(1) };
    await world.database.transact((db) =>
      db.insert(activities).values([
        { ...activity, kind: 'video', seconds: 40 },
        { ...activity, kind: 'wordRecitation', seconds: 50, module: 'foundation' },
        { ...activity, kind: 'other', seconds: 60 },
      ]),
    );
    const { list, total } = await world.ask(studyWeek, { subject_id: 3 }, asAnna);
    expect(total).toBe(7);
    expect(list.map(({ day }) => day)).toEqual(
      [12, 13, 14, 15, 16, 17, 18].map((day) => `2026-11-${day}`),
    );
    expect(list[6]).toEqual({
      day: '2026-11-18',
      active_count: 2,
      total_seconds: 270,
      effective_seconds: 160,
      foundation_seconds: 150,
      synchronous_seconds: 120,
      answer_count: 2,
      right_count: 1,
    });
    expect(list[5]).toMatchObject({ total_seconds: 7, answer_count: 1, active_count: 1 });
    expect(list[0]).toMatchObject({ total_seconds: 3 });
    expect(list[1]).toMatchObject({ total_seconds: 0, active_count: 0 });
  });

  it('refuses who is not logged in and a subject of others', async () => {
    for (const call of [attentionList, homeSummary, studyWeek]) {
      expect((await world.send(call, { subject_id: 3 })).code).toBe(codes.loginRequired);
      expect((await world.send(call, { subject_id: 99 }, asAnna)).code).toBe(codes.forbidden);
    }
  });
});
