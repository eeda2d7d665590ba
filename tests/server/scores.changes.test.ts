import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  confirmScore,
  deleteScore,
  editScore,
  scoreList,
  uploadScoreImage,
} from '../../src/contract/scores';
import { toMoment } from '../../src/domain/businessTime';
import { scores } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { asAnna, addPeople, anna } from './scene/people';
import { paging, pngOf, scoresIn, subject_id, usual } from './scene/scores';

describe.each(databases)('changes of scores on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(() => world.database.transact((db) => db.delete(scores)));
  const { entered, info, upload } = scoresIn(() => world);

  it('[CALL-176, CALL-177, CALL-178] changes and deletes a score until somebody has confirmed it', async () => {
    const id = await entered();
    const { student: _, ...change } = usual;
    const edit = { ...change, score_id: id, version: 1, score: '99' };
    await world.ask(editScore, edit, asAnna);
    expect((await info(id)).score).toMatchObject({
      ...{ score: 99, version: 2, changed_at: toMoment(today), changed_by: anna.realName },
    });
    await world.ask(confirmScore, { subject_id, score_id: id, version: 2 }, asAnna);
    expect((await info(id)).score).toMatchObject({
      ...{ confirmed_at: toMoment(today), confirmed_by: anna.realName },
    });
    for (const call of [deleteScore, confirmScore]) {
      const sent = { ...asAnna, requestId: randomUUID() };
      const { code } = await world.send(call, { subject_id, score_id: id, version: 2 }, sent);
      expect(code).toBe(codes.conflict);
    }
    const again = await world.send(editScore, edit, { ...asAnna, requestId: randomUUID() });
    expect(again.code).toBe(codes.conflict);
    const other = await entered({ exam_type: 'unit' });
    await world.ask(deleteScore, { subject_id, score_id: other, version: 1 }, asAnna);
    expect(
      (await world.ask(scoreList, { subject_id, ...paging }, asAnna)).list.map(
        ({ score_id }) => score_id,
      ),
    ).toEqual([id]);
  });

  it('[CALL-176, CALL-177, CALL-178] does nothing to a score that has changed since it was seen', async () => {
    const id = await entered();
    const { student: _, ...change } = usual;
    const seen = { subject_id, score_id: id, version: 1 };
    const edits = ['99', '98'].map((score) =>
      world.send(editScore, { ...change, ...seen, score }, { ...asAnna, requestId: randomUUID() }),
    );
    const codesOf = (answers: readonly { code: number }[]) =>
      answers.map(({ code }) => code).sort();
    expect(codesOf(await Promise.all(edits))).toEqual([codes.success, codes.conflict].sort());
    const acts = [deleteScore, confirmScore].map((call) =>
      world.send(call, seen, { ...asAnna, requestId: randomUUID() }),
    );
    expect(codesOf(await Promise.all(acts))).toEqual([codes.conflict, codes.conflict]);
    expect((await info(id)).score).toMatchObject({ version: 2, confirmed_at: null });
  });

  it('[CALL-176, CALL-177] takes away the images that no score has any more', async () => {
    const image = async () => {
      const { data } = await upload(pngOf(2_000));
      return uploadScoreImage.answer.parse(data).image_url;
    };
    const [first, second, shared] = [await image(), await image(), await image()];
    const statuses = () =>
      Promise.all(
        [first, second, shared].map(
          async (address) => (await fetch(`${world.server(0)}${address}`)).status,
        ),
      );
    const id = await entered({ proofs: [first], papers: [second, shared] });
    await entered({ exam_type: 'unit', papers: [shared] });
    const { student: _, ...change } = usual;
    const seen = { subject_id, score_id: id };
    await world.ask(
      editScore,
      { ...change, ...seen, version: 1, papers: [second, shared] },
      asAnna,
    );
    expect(await statuses()).toEqual([404, 200, 200]);
    await world.ask(deleteScore, { ...seen, version: 2 }, asAnna);
    expect(await statuses()).toEqual([404, 404, 200]);
  });
});
