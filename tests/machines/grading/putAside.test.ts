import { createEmptyActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { correctSubjective, gradingPlace, subjectiveInfo } from '../../../src/contract/grading';
import { subjectiveGrading } from '../../../src/machines/grading/answerGrading';
import { putAside, selectAnswerIds } from '../../../src/machines/grading/putAside';
import { readyGradings } from '../../../src/machines/grading/readyGradings';
import { selectStage, selectValues } from '../../../src/machines/grading/selectors';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { run } from '../parts/world';

const place = 'grading.subjective.3.7';
const values = {
  ...{ central_material: '35', language: '36', structure: '18', stars: '4', comment: 'Clear.' },
  ...{ annotations: [], isReady: true },
};
const aside = { place, content: values, savedAt: 1_795_155_000_000 };

/** The grading of an answer of which this browser keeps a draft. */
async function openKept(content: object) {
  const started = run(subjectiveGrading, { subjectId: 3, id: 7 });
  const { actor, answer, named, snapshot } = started;
  actor._parent = createEmptyActor();
  expect(selectStage(snapshot())).toBe('loading');
  await answer('draft.find', [{ ...aside, content }]);
  await answer(subjectiveInfo.path, {
    ...sampleOf(subjectiveInfo.answer),
    ...{ answer: 'Rain.', grading: null },
  });
  return { ...started, saving: () => named('draft.save').at(-1) };
}

describe('a grading that was put aside', () => {
  it('stands in the form as it is when its answer is opened again', async () => {
    const { snapshot } = await openKept(values);
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectValues(snapshot())).toEqual(values);
  });

  it('has to be put aside again once it is changed', async () => {
    const { actor, answer, snapshot } = await openKept(values);
    actor.send({ type: 'comment.written', place: 'comment', text: 'Clear and short.' });
    expect(selectValues(snapshot()).isReady).toBe(false);
    actor.send({ type: 'submit.requested' });
    actor.send({ type: 'putAside.requested' });
    await answer('draft.save', { content: null, savedAt: 1_795_155_000_001 });
    expect(selectValues(snapshot()).isReady).toBe(true);
    actor.send({ type: 'field.changed', field: 'stars', value: '5' });
    expect(selectValues(snapshot()).isReady).toBe(false);
  });
});

/** A whole grading that is being put aside. */
async function putAsideNow() {
  const opened = await openKept(values);
  opened.actor.send({ type: 'field.changed', field: 'stars', value: '5' });
  opened.actor.send({ type: 'submit.requested' });
  opened.actor.send({ type: 'putAside.requested' });
  expect(opened.saving()?.input).toMatchObject({ content: { stars: '5', isReady: true } });
  expect(opened.told).toEqual([]);
  return opened;
}

it('a grading is said to be put aside once the storage has it', async () => {
  const { saving, snapshot, told } = await putAsideNow();
  await saving()?.answer({ content: null, savedAt: 1_795_155_000_001 });
  expect(told).toMatchObject([{ tone: 'good', message: { key: 'grading:ready.put' } }]);
  expect(selectStage(snapshot())).toBe('writing');
  expect(selectValues(snapshot())).toMatchObject({ stars: '5', isReady: true });
});

it('a grading that the storage refuses is not said to be put aside, and stays in the form', async () => {
  const { saving, snapshot, told } = await putAsideNow();
  await saving()?.fail(new Error('full'));
  expect(told).toMatchObject([{ tone: 'bad', message: { key: 'grading:ready.notPut' } }]);
  expect(selectStage(snapshot())).toBe('writing');
  expect(selectValues(snapshot())).toMatchObject({ stars: '5', isReady: false });
});

it('a tab whose drafts another tab keeps puts no grading aside', async () => {
  const { actor, saving, snapshot, told } = await openKept(values);
  snapshot().children.draft?.send({ type: 'turn.denied' });
  actor.send({ type: 'submit.requested' });
  actor.send({ type: 'putAside.requested' });
  expect(saving()).toBeUndefined();
  expect(told).toMatchObject([{ tone: 'bad', message: { key: 'grading:ready.notPut' } }]);
  expect(selectStage(snapshot())).toBe('writing');
});

it('a draft that was not put aside is offered, and not taken', async () => {
  const { snapshot } = await openKept({ ...values, isReady: false });
  expect(selectValues(snapshot()).stars).toBe('');
});

describe('the answers that were put aside', () => {
  it('are those of the subject that are ready, and are found anew when a draft changes', async () => {
    const { actor, asked, signals } = run(putAside, { subjectId: 3 });
    expect(asked[0]?.input).toEqual({ begins: 'grading.subjective.3.' });
    const half = { ...aside, place: 'grading.subjective.3.8', content: { isReady: false } };
    const beside = { ...aside, place: `${place}.beside.1` };
    await asked[0]?.answer([aside, half, beside]);
    expect(selectAnswerIds(actor.getSnapshot())).toEqual([7]);
    signals.drafts.tell({ type: 'drafts.changed' });
    await asked[1]?.answer([]);
    expect(selectAnswerIds(actor.getSnapshot())).toEqual([]);
  });
});

describe('the list of gradings that were put aside', () => {
  it('submits what it shows, and shows anew what another tab has changed meanwhile', async () => {
    const { actor, asked, told } = run(readyGradings, { subjectId: 3 });
    const last = (name: string) => asked.findLast((one) => one.name === name);
    const info = { ...sampleOf(subjectiveInfo.answer), answer: 'Rain.', grading: null };
    const place = sampleOf(gradingPlace.answer);
    const show = async () => {
      await last(subjectiveInfo.path)?.answer(info);
      await last(gradingPlace.path)?.answer(place);
    };
    await last('draft.findAll')?.answer([aside]);
    await show();
    const submit = async (found: typeof aside) => {
      actor.send({ type: 'submit.requested' });
      actor.send({ type: 'submit.confirmed' });
      await last('draft.findAll')?.answer([found]);
    };
    const changed = { ...aside, content: { ...values, stars: '2' } };
    await submit(changed);
    expect(last(correctSubjective.path)).toBeUndefined();
    expect(told).toMatchObject([{ message: { key: 'grading:ready.changed' } }]);
    await show();
    await submit(changed);
    expect(last(correctSubjective.path)?.input).toMatchObject({ answer_id: 7, stars: 2 });
  });

  it('submits none of several where another tab has changed one, or has dealt with it', async () => {
    const { actor, answer, named } = run(readyGradings, { subjectId: 3 });
    const other = { ...aside, place: 'grading.subjective.3.8' };
    const show = async () => {
      await answer(subjectiveInfo.path, {
        ...sampleOf(subjectiveInfo.answer),
        ...{ answer: 'Rain.', grading: null },
      });
      await answer(gradingPlace.path, sampleOf(gradingPlace.answer));
    };
    const submit = async (found: readonly (typeof aside)[]) => {
      actor.send({ type: 'submit.requested' });
      actor.send({ type: 'submit.confirmed' });
      await named('draft.findAll').at(-1)?.answer(found);
    };
    await named('draft.findAll').at(-1)?.answer([aside, other]);
    await show();
    await submit([aside, { ...other, content: { ...values, stars: '2' } }]);
    expect(named(correctSubjective.path)).toEqual([]);
    await show();
    await submit([aside]);
    expect(named(correctSubjective.path)).toEqual([]);
  });
});
