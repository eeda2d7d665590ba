import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { confirmScores, editScore, scoreList } from '../../src/contract/scores';
import { scores } from '../../server/db/tables';
import { databases, worldOf } from './rig';
import { asAnna, addPeople, anna, ben, carl } from './scene/people';
import { paging, scoresIn, subject_id, usual } from './scene/scores';

describe.each(databases)('several scores are confirmed at once on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  let seen: { score_id: number; version: number }[] = [];
  beforeEach(async () => {
    await world.database.transact((db) => db.delete(scores));
    seen = [];
    for (const student of ['sc01', 'sc02']) {
      seen.push({ score_id: await entered({ student }), version: 1 });
    }
  });
  const { entered } = scoresIn(() => world);
  const sent = (wanted = seen, as = anna.username, requestId = randomUUID()) =>
    world.send(confirmScores, { subject_id, scores: wanted }, { as, requestId });
  /** Who has confirmed each score that is confirmed. */
  const confirmers = async () =>
    (await world.ask(scoreList, { subject_id, state: 'confirmed', ...paging }, asAnna)).list.map(
      ({ confirmed_by }) => confirmed_by,
    );

  it('[CALL-178, ROLE-020] confirms all that are named, and lists them by state', async () => {
    expect((await sent()).data).toEqual({ confirmed_count: 2 });
    expect(await confirmers()).toEqual([anna.realName, anna.realName]);
    const open = { subject_id, state: 'entered', ...paging } as const;
    expect((await world.ask(scoreList, open, asAnna)).total).toBe(0);
  });

  it('[CALL-178] stores the same request once, and leaves what is confirmed as it is', async () => {
    const id = randomUUID();
    const same = await Promise.all([1, 2].map(() => sent(seen, anna.username, id)));
    expect(same.map(({ data }) => data)).toEqual(same.map(() => ({ confirmed_count: 2 })));
    // Ben sees the first student too: what Anna has confirmed stays hers.
    expect((await sent(seen.slice(0, 1), ben.username)).code).toBe(codes.success);
    expect(await confirmers()).toEqual([anna.realName, anna.realName]);
  });

  it('[CALL-178] confirms none where one has changed since it was seen, and lets only one of a change and a confirmation happen', async () => {
    const [first] = seen;
    const { student: _, ...change } = usual;
    const edit = { ...change, score_id: first?.score_id ?? 0, version: 1, score: '99' };
    const [edited, confirmed] = await Promise.all([
      world.send(editScore, edit, { ...asAnna, requestId: randomUUID() }),
      sent(),
    ]);
    expect([edited.code, confirmed.code].sort()).toEqual([codes.success, codes.conflict].sort());
    expect(await confirmers()).toHaveLength(confirmed.code === codes.success ? 2 : 0);
    await world.database.transact((db) => db.update(scores).set({ confirmedAt: null, version: 7 }));
    expect((await sent()).code).toBe(codes.conflict);
    expect(await confirmers()).toEqual([]);
  });

  it('[CALL-178, ROLE-020] confirms none for a stranger, nor where one is somebody else’s or not there', async () => {
    expect((await sent(seen, carl.username)).code).toBe(codes.absent);
    // Ben does not see the second student.
    expect((await sent(seen, ben.username)).code).toBe(codes.absent);
    expect((await sent([...seen, { score_id: 99_999, version: 1 }])).code).toBe(codes.absent);
    const asked = { subject_id, scores: seen };
    expect((await world.send(confirmScores, asked)).code).toBe(codes.loginRequired);
    expect(await confirmers()).toEqual([]);
  });
});
