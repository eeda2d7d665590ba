import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  dialogueAnalysis,
  dialogueList,
  dialogueOverview,
  dialogueStat,
  dialogueStudents,
  judgeFlag,
} from '../../src/contract/dialogues';
import { toMoment } from '../../src/domain/businessTime';
import { answers, dialogueFlags, dialogues } from '../../server/db/tables';
import { databases, startWorld, worldOf } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const [subject_id, student_id] = [3, 81001];
const ofStudent = { subject_id, student_id };
const at = (moment: string) => new Date(`2026-11-${moment}:00+08:00`);
const paging = { page: 1, page_size: 20 };
const turns = [
  { speaker: 'ai' as const, text: '慢一点？', after: 0 },
  { speaker: 'student' as const, text: '5分', after: 20 },
];

describe.each(databases)('dialogues with the AI supervisor on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await world.database.transact(async (db) => {
      await db.delete(dialogues);
      await db
        .insert(dialogues)
        .values([
          talk(1, 81001, '10T19:00', { ownScore: 9, aiScore: 5 }),
          ...[talk(2, 81002, '16T20:00'), talk(3, 81010, '16T20:00'), talk(4, 81001, '16T19:00')],
          talk(5, 81003, '17T19:00'),
        ]);
      await db
        .insert(dialogueFlags)
        .values([
          flag(11, 1, 'abilityGap', 4),
          flag(12, 2, 'distress', 1),
          flag(13, 3, 'distress', 1),
          flag(14, 4, 'tooFast', 6),
        ]);
    });
  });
  const talk = (id: number, studentId: number, moment: string, more: object = {}) => ({
    ...{ id, studentId, subjectId: subject_id, startedAt: at(moment), turns, ...more },
  });
  const flag = (id: number, dialogueId: number, kind: string, count: number) => ({
    ...{ id, dialogueId, kind, count, turn: 1, answerIds: [7, 8] },
  });
  const students = async (more: object = {}) =>
    (await world.ask(dialogueStudents, { subject_id, ...paging, ...more }, asAnna)).list;
  const judge = (
    flag_id: number,
    verdict: 'handled' | 'falseAlarm' | 'open',
    as = anna.username,
    judged_at = toMoment(world.clock.now()),
  ) => world.send(judgeFlag, { subject_id, flag_id, verdict, judged_at }, { as });

  it('[CALL-186] lists own students by what is most urgent, filtered by kind and by what was judged', async () => {
    expect(await students()).toMatchObject([
      { student_id: 81002, kinds: ['distress'], flag_id: 12, open_count: 1, dialogue_count: 1 },
      { student_id: 81001, kinds: ['abilityGap', 'tooFast'], flag_id: 14, dialogue_count: 2 },
      { student_id: 81003, kinds: [], flag_id: null, last_at: toMoment(at('17T19:00')) },
    ]);
    expect(await students({ kind: 'abilityGap' })).toMatchObject([
      { student_id: 81001, flag_id: 11 },
    ]);
    expect(await students({ keyword: 'oyj' })).toMatchObject([{ student_id: 81003 }]);
    expect(await students({ standing: 'judged' })).toEqual([]);
    await judge(12, 'handled');
    expect(await students({ standing: 'judged' })).toMatchObject([
      { student_id: 81002, flag_id: 12 },
    ]);
    const open = { subject_id, ...paging, standing: 'open' } as const;
    expect(await world.ask(dialogueStudents, open, asAnna)).toMatchObject({
      ...{ total: 1, counts: { open: 1, judged: 1 } },
    });
  });

  it('[CALL-185] counts the flags of each kind, and which were false alarms', async () => {
    await judge(12, 'falseAlarm');
    await judge(14, 'handled');
    const { tallies } = await world.ask(dialogueOverview, { subject_id }, asAnna);
    const of = (kind: string) => tallies.find((tally) => tally.kind === kind);
    expect(of('distress')).toMatchObject({ open: 0, handled: 0, falseAlarm: 1 });
    expect(of('tooFast')).toMatchObject({ open: 0, handled: 1, falseAlarm: 0 });
    expect(of('abilityGap')).toMatchObject({ open: 1, handled: 0, falseAlarm: 0 });
  });

  it('[CALL-189] [ROLE-022] [CONST-031] tells the dialogues with their flags, and who judged them when', async () => {
    expect((await judge(11, 'handled')).data).toEqual({ state: 'handled' });
    const { list } = await world.ask(dialogueList, ofStudent, asAnna);
    expect(list).toMatchObject([
      { dialogue_id: 4, turns, flags: [{ flag_id: 14, state: 'open', answer_ids: [7, 8] }] },
      {
        ...{ dialogue_id: 1, own_score: 9, ai_score: 5 },
        flags: [
          {
            ...{ kind: 'abilityGap', count: 4, state: 'handled', judged_by: anna.realName },
            ...{ judged_at: toMoment(world.clock.now()), is_own_judgement: true },
          },
        ],
      },
    ]);
    const asBen = { as: ben.username };
    const [, seenByBen] = (await world.ask(dialogueList, ofStudent, asBen)).list;
    expect(seenByBen?.flags).toMatchObject([{ is_own_judgement: false }]);
    const again = await judge(11, 'falseAlarm', ben.username);
    expect([again.code, again.message]).toEqual([
      codes.conflict,
      expect.stringContaining(anna.realName),
    ]);
    // The verdict that Ben has seen is another one: nobody takes back what was not seen.
    const unseen = await judge(11, 'open', ben.username, '2026-11-01T10:00:00+08:00');
    expect([unseen.code, unseen.message]).toEqual([
      codes.conflict,
      expect.stringContaining(anna.realName),
    ]);
    expect((await judge(11, 'open', ben.username)).data).toEqual({ state: 'open' });
  });

  it('[CALL-188] [CONST-024] finds points that are got wrong repeatedly, repeats within seven days counted once', async () => {
    const wrong = (moment: string, questionId: number = questionIds.choice) => ({
      ...{ studentId: student_id, at: at(moment), isRight: false, questionId },
    });
    const analysis = async () =>
      (await world.ask(dialogueAnalysis, { ...ofStudent, ...paging }, asAnna)).list;
    await addAnswers(world, [
      wrong('02T19:00'),
      wrong('08T18:00'),
      wrong('05T19:00', questionIds.english),
    ]);
    expect(await analysis()).toEqual([]);
    const ids = await addAnswers(world, [wrong('09T19:00')]);
    expect(await analysis()).toMatchObject([
      { wrong_count: 2, question_count: 1, last_wrong_at: toMoment(at('09T19:00')) },
    ]);
    expect((await analysis())[0]?.wrong_answer_ids.at(-1)).toBe(ids[0]);
  });

  it('[CALL-187] compares the seven business days before a dialogue with those after it', async () => {
    const given = (moment: string, isRight: boolean, seconds: number) => ({
      ...{ studentId: student_id, at: at(moment), isRight, seconds },
    });
    await addAnswers(world, [
      ...[given('02T23:59', true, 999), given('03T00:01', false, 30), given('09T19:00', true, 50)],
      ...[given('10T20:00', false, 999), given('11T00:00', true, 60), given('17T23:59', true, 40)],
      ...[given('18T00:00', false, 999)],
    ]);
    const { effects, before, after, open_count } = await world.ask(dialogueStat, ofStudent, asAnna);
    expect(open_count).toBe(2);
    expect(effects).toMatchObject([
      { dialogue_id: 4, days_after: 1 },
      {
        ...{ dialogue_id: 1, day: '2026-11-10', days_after: 7 },
        before: { answers: 2, right: 1, effective_seconds: 80, study_days: 2 },
        after: { answers: 2, right: 2, effective_seconds: 100, study_days: 2 },
      },
    ]);
    // Only dialogues whose days have all passed are told together.
    expect([before, after]).toEqual([effects[1]?.before, effects[1]?.after]);
  });

  it('[CALL-186] [CALL-187] [CALL-188] [CALL-189] [ROLE-022] are absent for an account that does not see the student', async () => {
    const foreign = { subject_id, student_id: 81010 };
    for (const call of [dialogueStat, dialogueList]) {
      expect((await world.send(call, foreign, asAnna)).code).toBe(codes.absent);
    }
    const analysis = await world.send(dialogueAnalysis, { ...foreign, ...paging }, asAnna);
    expect([analysis.code, (await judge(13, 'handled')).code]).toEqual([
      codes.absent,
      codes.absent,
    ]);
    expect((await judge(12, 'handled', ben.username)).code).toBe(codes.absent);
    const theirs = await world.ask(
      dialogueStudents,
      { subject_id, ...paging },
      { as: carl.username },
    );
    expect(theirs.list).toMatchObject([{ student_id: 81010 }]);
  });
});

/** What students say in the demonstration when it is flagged. */
const said: Readonly<Record<string, readonly string[]>> = {
  distress: ['我是不是太笨了', '不想学了', '刚才打游戏输了 崩溃哈哈哈'],
  pleading: ['给我答案我就不问了 就这一道', '直接给不行吗 我妈催我睡觉了'],
};

it('[CALL-189] [CONST-031] the demonstration’s flags are proven by what was said and answered', async () => {
  const { database } = await startWorld(databases[0]);
  const talks = await database.query.select().from(dialogues);
  const given = await database.query.select().from(answers);
  const flagged = await database.query.select().from(dialogueFlags);
  expect(talks).toHaveLength(30);
  expect([...new Set(flagged.map(({ kind }) => kind))].toSorted()).toEqual([
    ...['abilityGap', 'distress', 'idle', 'pleading', 'tooFast', 'wrongStreak'],
  ]);
  for (const { kind, count, turn, answerIds, dialogueId } of flagged) {
    const talk = talks.find(({ id }) => id === dialogueId);
    const { speaker, text = '' } = talk?.turns[turn] ?? {};
    const proof = given.filter(({ id }) => answerIds.includes(id));
    if (kind === 'abilityGap') {
      const [own, ai] = [talk?.ownScore ?? 0, talk?.aiScore ?? 0];
      expect([speaker, text, count]).toEqual(['student', `${String(own)}分`, Math.abs(own - ai)]);
      expect(count).toBeGreaterThan(3);
    } else if (kind in said) {
      expect([speaker, said[kind]?.includes(text)]).toEqual(['student', true]);
    } else {
      // The AI takes it up with the number.
      expect([speaker, text]).toEqual(['ai', expect.stringContaining(String(count))]);
    }
    if (kind === 'tooFast' || kind === 'wrongStreak') {
      const proves = proof.filter(({ seconds, isRight }) =>
        kind === 'tooFast' ? seconds < 15 : !isRight,
      );
      expect(proves).toHaveLength(count);
    }
  }
});
