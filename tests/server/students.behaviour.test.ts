import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { behaviourTips, behaviourWarnings } from '../../src/contract/behaviour';
import { activities } from '../../server/db/tables';
import { databases, worldOf } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, asAnna } from './scene/people';

const student_id = 81001;
const observed = { subject_id: 3, student_id, days: '30' } as const;
const asked = { ...observed, page: 1, page_size: 20 } as const;
const at = (moment: string) => new Date(`2026-11-${moment}:00+08:00`);

describe.each(databases)('warnings of a student’s behaviour on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearAnswers(world);
    await world.database.transact((db) => db.delete(activities));
  });
  const answered = (moment: string, more: object = {}) => ({
    ...{ studentId: student_id, at: at(moment), isRight: true, seconds: 40, ...more },
  });
  it('[CALL-199] is refused for a subject that there is not', async () => {
    const refused = await world.send(behaviourWarnings, { ...asked, subject_id: 99 }, asAnna);
    expect(refused.code).toBe(codes.forbidden);
  });
  const warned = (more: object = {}) => world.ask(behaviourWarnings, { ...asked, ...more }, asAnna);

  it('[CALL-199] [SCREEN-049] [CONST-022] [CONST-023] counts answers under 15 s by their bands, from five a day on', async () => {
    const ids = await addAnswers(world, [
      ...[5, 6, 10, 11, 14, 15].map((seconds, minute) =>
        answered(`17T19:0${String(minute)}`, { seconds }),
      ),
      answered('17T19:20', { seconds: 3, skipReason: 'tooHard' }),
      answered('17T19:21', { seconds: 3, questionId: questionIds.english }),
      ...[1, 2, 3, 4].map((seconds) => answered(`16T19:0${String(seconds)}`, { seconds })),
    ]);
    expect(await warned()).toMatchObject({
      list: [
        {
          ...{ kind: 'tooFast', day: '2026-11-17', count: 5, answer_ids: ids.slice(0, 5) },
          bands: { upTo5: 1, upTo10: 2, under15: 2 },
          from: '2026-11-17T19:00:00+08:00',
          to: '2026-11-17T19:04:00+08:00',
        },
      ],
      counts: { wrongStreak: 0, tooFast: 1, idle: 0, hintsAtOnce: 0 },
    });
  });

  it('[CALL-199] [SCREEN-049] finds runs of wrong answers, hints at once and idle days, by kind and days', async () => {
    const wrong = (moment: string) => answered(moment, { isRight: false });
    const ids = await addAnswers(world, [
      ...['10', '11', '12', '13'].map((minute) => wrong(`17T19:${minute}`)),
      answered('17T19:14'),
      ...['15', '16', '17'].map((minute) => wrong(`17T19:${minute}`)),
      ...['10', '11', '12'].map((minute) =>
        answered(`05T19:${minute}`, { seconds: 29, hintsViewed: 1 }),
      ),
      answered('05T19:13', { seconds: 30, hintsViewed: 1 }),
    ]);
    const idle = { studentId: student_id, kind: 'other', module: 'foundation' };
    await world.database.transact((db) =>
      db.insert(activities).values([
        { ...idle, seconds: 600, at: at('05T20:00') },
        { ...idle, seconds: 300, at: at('05T21:00') },
        { ...idle, seconds: 899, at: at('04T21:00') },
      ]),
    );
    const { list, total, counts } = await warned();
    expect(list.map(({ kind, day, count }) => [kind, day, count])).toEqual([
      ['wrongStreak', '2026-11-17', 4],
      ['idle', '2026-11-05', 15],
      ['hintsAtOnce', '2026-11-05', 3],
    ]);
    expect(list.map(({ answer_ids }) => answer_ids)).toEqual([
      ids.slice(0, 4),
      ids.slice(8),
      ids.slice(8, 11),
    ]);
    expect({ total, counts }).toMatchObject({ total: 3, counts: { tooFast: 0, idle: 1 } });
    expect(await warned({ kind: 'idle', days: '7' })).toMatchObject({ list: [], total: 0 });
    expect((await warned({ days: '7' })).list).toHaveLength(1);
    expect((await warned({ page: 2, page_size: 2 })).list).toMatchObject([{ kind: 'hintsAtOnce' }]);
    const tips = await world.ask(behaviourTips, observed, asAnna);
    expect(tips.tips).toEqual([
      { kind: 'wrongStreak', count: 1, last_day: '2026-11-17' },
      { kind: 'idle', count: 1, last_day: '2026-11-05' },
      { kind: 'hintsAtOnce', count: 1, last_day: '2026-11-05' },
    ]);
  });

  it('[CALL-198] [CALL-199] tells the kinds of the days, and nobody of another’s students', async () => {
    await addAnswers(
      world,
      [1, 2, 3, 4, 5].map((seconds) => answered(`12T19:0${String(seconds)}`, { seconds })),
    );
    const tips = (more: object = {}) => world.ask(behaviourTips, { ...observed, ...more }, asAnna);
    expect((await tips()).tips).toEqual([{ kind: 'tooFast', count: 1, last_day: '2026-11-12' }]);
    expect((await tips({ subject_id: 2 })).tips).toEqual([]);
    const foreign = { student_id: 81010 };
    const told = await world.send(behaviourTips, { ...observed, ...foreign }, asAnna);
    const listed = await world.send(behaviourWarnings, { ...asked, ...foreign }, asAnna);
    expect([told.code, listed.code]).toEqual([codes.absent, codes.absent]);
  });
});
