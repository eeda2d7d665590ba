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
    expect((await sent()).data).toEqual({ left_out: [] });
    expect(await confirmers()).toEqual([anna.realName, anna.realName]);
    const open = { subject_id, state: 'entered', ...paging } as const;
    expect((await world.ask(scoreList, open, asAnna)).total).toBe(0);
  });

  it('[CALL-178] stores the same request once, and leaves what is confirmed as it is', async () => {
    const id = randomUUID();
    const same = await Promise.all([1, 2].map(() => sent(seen, anna.username, id)));
    expect(same.map(({ data }) => data)).toEqual(same.map(() => ({ left_out: [] })));
    // Ben sees the first student too: what Anna has confirmed stays hers.
    expect((await sent(seen.slice(0, 1), ben.username)).code).toBe(codes.success);
    expect(await confirmers()).toEqual([anna.realName, anna.realName]);
  });

  it('[CALL-178] names what has changed since it was seen and confirms the others, and lets only one of a change and a confirmation happen', async () => {
    const [first] = seen;
    const { student: _, ...change } = usual;
    const edit = { ...change, score_id: first?.score_id ?? 0, version: 1, score: '99' };
    const [edited, confirmed] = await Promise.all([
      world.send(editScore, edit, { ...asAnna, requestId: randomUUID() }),
      sent(),
    ]);
    const isEdited = edited.code === codes.success;
    const changed = { ...first, outcome: 'changed' };
    expect(confirmed.data).toEqual({ left_out: isEdited ? [changed] : [] });
    expect(await confirmers()).toHaveLength(isEdited ? 1 : 2);
    await world.database.transact((db) => db.update(scores).set({ confirmedAt: null, version: 7 }));
    expect((await sent()).data).toMatchObject({ left_out: [changed, { outcome: 'changed' }] });
    expect(await confirmers()).toEqual([]);
  });

  it('[CALL-178, ROLE-020] leaves out what is somebody else’s or not there', async () => {
    const absent = (all: typeof seen) => all.map((one) => ({ ...one, outcome: 'absent' }));
    expect((await sent(seen, carl.username)).data).toEqual({ left_out: absent(seen) });
    const asked = { subject_id, scores: seen };
    expect((await world.send(confirmScores, asked)).code).toBe(codes.loginRequired);
    expect(await confirmers()).toEqual([]);
    // Ben does not see the second student.
    expect((await sent(seen, ben.username)).data).toEqual({ left_out: absent(seen.slice(1)) });
    const gone = [{ score_id: 99_999, version: 1 }];
    expect((await sent([...seen, ...gone])).data).toEqual({ left_out: absent(gone) });
    expect(await confirmers()).toEqual([anna.realName, ben.realName]);
  });
});
