import { describe, expect, it } from 'vitest';
import {
  selectDraft,
  selectErrors,
  selectNotes,
  selectRemoved,
  selectSelected,
  selectStage,
  selectUncovered,
  selectValues,
} from '../../../src/machines/grading/grading';
import { errorOf } from '../../../src/machines/parts/form/selectors';
import { selectFoundDrafts, selectSavedAt } from '../../../src/machines/parts/draft';
import {
  correctedEssay,
  typed,
  openGrading,
  startGrading,
  submit,
  text,
  waitingEssay,
} from './startGrading';

const garden = { start: 0, end: 9, category: 'language', comment: 'Lively.' } as const;
const spring = { start: 20, end: 29, category: 'language', comment: 'When?' } as const;

it('[VALID-059] says what is wrong with a rating once its field is left', async () => {
  const { actor, snapshot } = await startGrading();
  actor.send({ type: 'field.changed', field: 'rating', value: '101' });
  expect(errorOf('rating')(snapshot())).toBeUndefined();
  actor.send({ type: 'field.left', field: 'rating' });
  expect(errorOf('rating')(snapshot())).toBe('range');
});

describe('comments', () => {
  it('[ENTITY-017] are written on the whole and in six categories', async () => {
    const { actor, snapshot } = await startGrading();
    actor.send({ type: 'comment.written', place: 'comment', text: 'Good.' });
    actor.send({ type: 'comment.written', place: 'language', text: 'Lively.' });
    actor.send({ type: 'field.changed', field: 'tags', value: ['nature'] });
    expect(selectValues(snapshot())).toEqual({
      rating: '',
      tags: ['nature'],
      comment: 'Good.',
      category_comments: { language: 'Lively.' },
      annotations: [],
    });
  });

  it('take phrases of the comment bank behind what is there, with the student’s name', async () => {
    const { actor, snapshot } = await startGrading();
    const phrase = '{name}, well said. Go on, {name}.';
    actor.send({ type: 'phrase.inserted', place: 'comment', text: phrase });
    expect(selectValues(snapshot()).comment).toBe('Ann, well said. Go on, Ann.');
    actor.send({ type: 'comment.written', place: 'language', text: 'Lively.\n' });
    actor.send({ type: 'phrase.inserted', place: 'language', text: 'Well chosen.' });
    expect(selectValues(snapshot()).category_comments.language).toBe('Lively.\nWell chosen.');
  });

  it('show which categories nothing was said about yet, in words or in the text', async () => {
    const { actor, snapshot } = await startGrading();
    expect(selectUncovered(snapshot())).toHaveLength(6);
    actor.send({ type: 'comment.written', place: 'topicReview', text: 'To the point.' });
    actor.send({ type: 'annotation.added', annotation: { ...garden, comment: ' ' } });
    expect(selectUncovered(snapshot())).toContain('language');
    actor.send({ type: 'annotation.added', annotation: garden });
    expect(selectUncovered(snapshot())).toEqual([
      'contentMaterials',
      'descriptiveTechniques',
      'detailCharacterization',
      'structuralLayout',
    ]);
  });
});

describe('annotations', () => {
  it('may overlap and nest, are listed in the order of the text, and the new one is looked at', async () => {
    const { actor, snapshot } = await startGrading();
    for (const annotation of [spring, garden, { ...garden, end: 3 }, { ...garden, end: 30 }]) {
      actor.send({ type: 'annotation.added', annotation });
    }
    const notes = selectNotes(snapshot());
    expect(notes.map(({ id, start, end }) => [id, start, end])).toEqual([
      ['a4', 0, 30],
      ['a2', 0, 9],
      ['a3', 0, 3],
      ['a1', 20, 29],
    ]);
    expect(selectSelected(snapshot())).toBe('a4');
  });

  it.each([
    ['nothing', { start: 5, end: 5 }],
    ['backwards', { start: 9, end: 3 }],
    ['before the text', { start: -1, end: 3 }],
    ['beyond the text', { start: 0, end: text.length + 1 }],
    ['half a character', { start: 0.5, end: 3 }],
  ])('are refused on %s', async (_, stretch) => {
    const { actor, snapshot } = await startGrading();
    const event = { type: 'annotation.added', annotation: { ...garden, ...stretch } } as const;
    expect(snapshot().can(event)).toBe(false);
    actor.send(event);
    expect(selectNotes(snapshot())).toEqual([]);
  });

  it('are given another stretch, other words, and taken away', async () => {
    const { actor, snapshot } = await startGrading();
    actor.send({ type: 'annotation.added', annotation: garden });
    actor.send({ type: 'annotation.added', annotation: spring });
    actor.send({ type: 'annotation.retargeted', id: 'a1', start: 10, end: text.length });
    actor.send({ type: 'annotation.rewritten', id: 'a1', category: 'topicReview', comment: 'So?' });
    const changed = {
      id: 'a1',
      start: 10,
      end: text.length,
      category: 'topicReview',
      comment: 'So?',
    };
    expect(selectNotes(snapshot())).toEqual([changed, { ...spring, id: 'a2' }]);
    actor.send({ type: 'annotation.retargeted', id: 'a1', start: 10, end: text.length + 1 });
    actor.send({ type: 'annotation.removed', id: 'a2' });
    expect(selectNotes(snapshot())).toEqual([changed]);
    expect(selectSelected(snapshot())).toBeNull();
  });

  it('are looked at in the text and in the list, one at a time', async () => {
    const { actor, snapshot } = await startGrading();
    actor.send({ type: 'annotation.added', annotation: garden });
    actor.send({ type: 'annotation.added', annotation: spring });
    actor.send({ type: 'annotation.selected', id: 'a1' });
    expect(selectSelected(snapshot())).toBe('a1');
    actor.send({ type: 'annotation.selected', id: 'a9' });
    expect(selectSelected(snapshot())).toBe('a1');
    actor.send({ type: 'annotation.removed', id: 'a2' });
    expect(selectSelected(snapshot())).toBe('a1');
    actor.send({ type: 'annotation.selected', id: null });
    expect(selectSelected(snapshot())).toBeNull();
  });

  it('never take the id of another after one was removed', async () => {
    const { actor, snapshot } = await startGrading();
    for (const annotation of [garden, spring]) {
      actor.send({ type: 'annotation.added', annotation });
    }
    actor.send({ type: 'annotation.removed', id: 'a1' });
    actor.send({ type: 'annotation.added', annotation: garden });
    expect(selectNotes(snapshot()).map(({ id }) => id)).toEqual(['a3', 'a2']);
  });

  it('are at most 500, and nothing is done to one that is not there', async () => {
    const { actor, snapshot } = await startGrading();
    const add = { type: 'annotation.added', annotation: garden } as const;
    const unknown = { type: 'annotation.retargeted', id: 'a1', start: 0, end: 3 } as const;
    expect(snapshot().can(unknown)).toBe(false);
    for (let count = 0; count < 500; count++) actor.send(add);
    expect(snapshot().can(unknown)).toBe(true);
    expect(snapshot().can(add)).toBe(false);
    actor.send({ type: 'annotation.removed', id: 'a1' });
    actor.send(add);
    expect(snapshot().can({ type: 'removal.undone', id: 'a1' })).toBe(false);
    actor.send({ type: 'annotation.removed', id: 'a2' });
    expect(snapshot().can({ type: 'removal.undone', id: 'a1' })).toBe(true);
  });

  it('come back in their place, with their words, after they were removed', async () => {
    const { actor, snapshot } = await startGrading();
    for (const annotation of [garden, spring]) {
      actor.send({ type: 'annotation.added', annotation });
    }
    const before = selectNotes(snapshot());
    actor.send({ type: 'annotation.removed', id: 'a1' });
    expect(selectRemoved(snapshot())).toEqual([{ ...garden, id: 'a1' }]);
    // A new one takes no number of one that may come back.
    actor.send({ type: 'annotation.removed', id: 'a2' });
    actor.send({ type: 'annotation.added', annotation: { ...garden, end: 3 } });
    expect(selectNotes(snapshot()).map(({ id }) => id)).toEqual(['a3']);
    actor.send({ type: 'annotation.removed', id: 'a3' });
    actor.send({ type: 'removal.undone', id: 'a2' });
    actor.send({ type: 'removal.undone', id: 'a1' });
    expect(selectNotes(snapshot())).toEqual(before);
    expect(selectSelected(snapshot())).toBe('a1');
    expect(selectRemoved(snapshot()).map(({ id }) => id)).toEqual(['a3']);
    expect(snapshot().can({ type: 'removal.undone', id: 'a1' })).toBe(false);
  });

  it('without a word are refused on submitting, each in its place', async () => {
    const { actor, snapshot } = await startGrading({ isFilled: true });
    actor.send({ type: 'annotation.added', annotation: { ...garden, comment: '' } });
    actor.send({ type: 'submit.requested' });
    expect(selectErrors(snapshot())).toEqual({ 'annotations.0.comment': 'required' });
  });
});

describe('the draft', () => {
  it('keeps what was typed within half a second, while the typing goes on', async () => {
    const { actor, asked, clock, snapshot, namesAsked } = await startGrading();
    actor.send({ type: 'comment.written', place: 'comment', text: 'Go' });
    clock.increment(399);
    actor.send({ type: 'comment.written', place: 'comment', text: 'Good.' });
    expect(namesAsked()).not.toContain('draft.save');
    clock.increment(1);
    expect(asked('draft.save').input).toEqual({
      key: 'grading.essay.3.7',
      content: selectValues(snapshot()),
    });
    await asked('draft.save').answer({ content: null, savedAt: 1000 });
    const draft = selectDraft(snapshot());
    expect(draft && selectSavedAt(draft.getSnapshot())).toBe(1000);
  });

  it('is offered after a reload and taken back when the person wants it', async () => {
    const { asked, snapshot } = openGrading();
    await asked('/homework/info').answer(waitingEssay);
    await asked('draft.find').answer([
      { place: 'grading.essay.3.7', content: typed, savedAt: 1000 },
    ]);
    const draft = selectDraft(snapshot());
    expect(draft && selectFoundDrafts(draft.getSnapshot())[0]?.savedAt).toBe(1000);
    expect(selectValues(snapshot()).rating).toBe('');
    draft?.send({ type: 'draft.restored', place: 'grading.essay.3.7' });
    expect(selectValues(snapshot())).toEqual(typed);
  });

  it('of another make changes nothing', async () => {
    const { asked, snapshot } = openGrading();
    await asked('/homework/info').answer(waitingEssay);
    await asked('draft.find').answer([
      { place: 'grading.essay.3.7', content: { rating: 'high' }, savedAt: 1000 },
    ]);
    selectDraft(snapshot())?.send({ type: 'draft.restored', place: 'grading.essay.3.7' });
    expect(selectValues(snapshot()).rating).toBe('');
    expect(selectStage(snapshot())).toBe('writing');
  });

  it('is removed once it is submitted, not before', async () => {
    const { actor, asked, namesAsked } = await startGrading({ isFilled: true });
    submit(actor);
    expect(namesAsked()).not.toContain('draft.remove');
    await asked('/homework/correct').answer({ person: correctedEssay.person });
    expect(asked('draft.remove').input).toEqual({ key: 'grading.essay.3.7' });
  });
});
