import { describe, expect, it } from 'vitest';
import { correctSubjective, gradingPlace, subjectiveInfo } from '../../../src/contract/grading';
import { readyGradings, selectRows } from '../../../src/machines/grading/readyGradings';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const values = {
  ...{ central_material: '35', language: '36', structure: '18', stars: '4', comment: 'Clear.' },
  ...{ annotations: [], isReady: true },
};
const graded = { central_material: 35, language: 36, structure: 18, stars: 4, comment: 'Clear.' };
const by = { corrected_by: 'Li', corrected_at: '2026-11-20T14:20:00+08:00' };

const kept = (id: number, content: object = values) => ({
  ...{ place: `grading.subjective.3.${String(id)}`, content, savedAt: 1_795_155_000_000 },
});

const info = (answer_id: number, grading: object | null = null) => ({
  ...sampleOf(subjectiveInfo.answer),
  ...{ answer_id, answer: 'Rain.', revision: 3, grading },
});

/** The list of what was put aside, with what has become of each answer: its grading, or why nothing is known. */
async function open(...answers: readonly (object | null | Error)[]) {
  const { actor, asked, named, snapshot } = run(readyGradings, { subjectId: 3 });
  await asked[0]?.answer(answers.map((_, at) => kept(at + 7)));
  for (const [at, one] of answers.entries()) {
    const call = named(subjectiveInfo.path)[at];
    await (one instanceof Error ? call?.fail(one) : call?.answer(info(at + 7, one)));
  }
  await named(gradingPlace.path)[0]?.answer(sampleOf(gradingPlace.answer));
  const rows = () => selectRows(actor.getSnapshot()).map(({ id }) => id);
  return { actor, named, rows, snapshot };
}

describe('what was put aside and is graded meanwhile', () => {
  it('is submitted where it is one’s own in all parts, and is no draft any more', async () => {
    const { named, rows } = await open({ ...graded, ...by, is_own: true }, null);
    expect(rows()).toEqual([8]);
    expect(named('draft.remove').map(({ input }) => input)).toEqual([
      { key: 'grading.subjective.3.7' },
    ]);
  });

  it.each([
    ['a colleague’s of the same marks', { ...graded, ...by, is_own: false }],
    ['one’s own with other words', { ...graded, ...by, is_own: true, comment: 'Short.' }],
  ])('is overtaken by %s, and stays', async (_, first) => {
    const { named, snapshot } = await open(first);
    expect(named('draft.remove')).toEqual([]);
    expect(selectRows(snapshot())).toMatchObject([{ id: 7, rival: { is_own: first.is_own } }]);
  });
});

it('an answer that is gone is left out, and hides no other', async () => {
  const { rows } = await open(refusal('absent'), null);
  expect(rows()).toEqual([8]);
});

it('a draft that was not put aside is none of them', async () => {
  const { actor, asked } = run(readyGradings, { subjectId: 3 });
  await asked[0]?.answer([kept(7, { ...values, isReady: false })]);
  expect(asked.map(({ name }) => name)).toEqual(['draft.findAll']);
  expect(selectRows(actor.getSnapshot())).toEqual([]);
});

it('each is submitted by itself with the revision that was read: one that fails keeps no other back, and of one that came second both are known', async () => {
  const { actor, named, snapshot } = await open(null, null, null);
  actor.send({ type: 'submit.requested' });
  actor.send({ type: 'submit.confirmed' });
  await named('draft.findAll')[1]?.answer([kept(7), kept(8), kept(9)]);
  const [first, second, third] = named(correctSubjective.path);
  expect(first?.input).toEqual({ subject_id: 3, answer_id: 7, revision: 3, ...graded });
  await first?.fail(noAnswer());
  await second?.fail(refusal('conflict', '', { by: 'Li', at: by.corrected_at }));
  await third?.answer({ revision: 4 });
  const theirs = { ...graded, ...by, central_material: 30, is_own: false };
  await named(subjectiveInfo.path)[3]?.answer(info(8, theirs));
  expect(named('draft.remove').map(({ input }) => input)).toEqual([
    { key: 'grading.subjective.3.9' },
  ]);
  expect(selectRows(snapshot())).toMatchObject([
    { id: 7, isSubmitted: false, rival: null, failure: { code: 0 } },
    { id: 8, isSubmitted: false, rival: { by: 'Li' }, theirs: { central_material: 30 } },
    { id: 9, isSubmitted: true, failure: null },
  ]);
});

it.each([
  ['one’s own with the same marks is submitted', { ...graded, ...by, is_own: true }, true],
  ['what cannot be loaded is not known', null, false],
])('of one that came second, %s', async (_, theirs, isSubmitted) => {
  const { actor, named, snapshot } = await open(null);
  actor.send({ type: 'submit.requested' });
  actor.send({ type: 'submit.confirmed' });
  await named('draft.findAll')[1]?.answer([kept(7)]);
  const data = { by: 'Li', at: by.corrected_at, is_own: isSubmitted };
  await named(correctSubjective.path)[0]?.fail(refusal('conflict', '', data));
  const asked = named(subjectiveInfo.path)[1];
  await (theirs === null ? asked?.fail(noAnswer()) : asked?.answer(info(7, theirs)));
  expect(selectRows(snapshot())).toMatchObject([{ id: 7, isSubmitted, theirs }]);
});
