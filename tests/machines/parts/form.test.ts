import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import {
  errorOf,
  selectAttempts,
  selectFailure,
  selectIsDirty,
  selectIsEditable,
  selectIsSubmitting,
  selectValues,
} from '../../../src/machines/parts/form/selectors';
import { noAnswer, refusal } from '../fakes';
import { bookForm, shelfForm } from './forms';
import { run } from './world';

const scope = { subject_id: 2, mostStars: 5 } as const;
const [titleError, starsError, tagsError] = [errorOf('title'), errorOf('stars'), errorOf('tags')];

function opened(values: { title?: string; stars?: string } = {}) {
  return run(bookForm, { scope, values });
}

const filled = { title: 'Owl', stars: '4' };

describe('filling in', () => {
  it('begins with what an empty form holds, or with what it is given', () => {
    expect(selectValues(opened().snapshot())).toEqual({ title: '', stars: '1', tags: [] });
    expect(selectValues(opened({ title: 'Owl' }).snapshot()).title).toBe('Owl');
  });

  it('shows no error before a field is left', () => {
    const { actor, snapshot } = opened();
    expect(titleError(snapshot())).toBeUndefined();
    actor.send({ type: 'field.changed', field: 'title', value: 'Much too long' });
    expect(titleError(snapshot())).toBeUndefined();
    actor.send({ type: 'field.left', field: 'title' });
    expect(titleError(snapshot())).toBe('tooLong');
    expect(starsError(snapshot())).toBeUndefined();
  });

  it('checks with every change, by the rules of the domain and in their order', () => {
    const { actor, snapshot } = opened({ stars: '9' });
    actor.send({ type: 'field.left', field: 'stars' });
    actor.send({ type: 'field.left', field: 'title' });
    expect([titleError(snapshot()), starsError(snapshot())]).toEqual(['required', 'tooMany']);
    actor.send({ type: 'field.changed', field: 'title', value: 'Owl' });
    expect([titleError(snapshot()), starsError(snapshot())]).toEqual([undefined, 'tooMany']);
    actor.send({ type: 'field.changed', field: 'stars', value: 'x' });
    expect(starsError(snapshot())).toBe('number');
  });

  it('names errors inside a field by their path, and shows them when that place is left', () => {
    const { actor, snapshot } = opened(filled);
    const nameError = errorOf('tags.1.name');
    actor.send({ type: 'field.changed', field: 'tags', value: [{ name: 'a' }, { name: '' }] });
    actor.send({ type: 'field.left', field: 'tags.0.name' });
    expect(nameError(snapshot())).toBeUndefined();
    actor.send({ type: 'field.left', field: 'tags.1.name' });
    expect(nameError(snapshot())).toBe('required');
    expect(errorOf('tags.0.name')(snapshot())).toBeUndefined();
    actor.send({ type: 'field.left', field: 'tags' });
    expect(tagsError(snapshot())).toBe('required');
  });

  it('tells a field from another whose name begins alike', () => {
    const { actor, snapshot } = opened({ title: 'Owl', stars: 'x' });
    actor.send({ type: 'field.left', field: 'star' });
    expect(starsError(snapshot())).toBeUndefined();
    actor.send({ type: 'submit.requested' });
    expect(starsError(snapshot())).toBe('number');
    expect(errorOf('star')(snapshot())).toBeUndefined();
  });

  it('knows whether something was typed that is not what it began with', () => {
    const { actor, snapshot } = opened(filled);
    expect(selectIsDirty(snapshot())).toBe(false);
    actor.send({ type: 'field.changed', field: 'title', value: '' });
    expect(selectIsDirty(snapshot())).toBe(true);
    actor.send({ type: 'field.changed', field: 'title', value: 'Owl' });
    expect(selectIsDirty(snapshot())).toBe(false);
  });
});

describe('submitting', () => {
  it('makes no call while something is wrong, and shows all of it', () => {
    const { actor, snapshot, asked } = opened({ stars: 'x' });
    actor.send({ type: 'submit.requested' });
    expect(asked).toHaveLength(0);
    expect(selectAttempts(snapshot())).toBe(1);
    expect([titleError(snapshot()), starsError(snapshot())]).toEqual(['required', 'number']);
    actor.send({ type: 'field.changed', field: 'title', value: 'Owl' });
    actor.send({ type: 'submit.requested' });
    expect(selectAttempts(snapshot())).toBe(2);
  });

  it('sends the values as the rules make them, and ends with the answer', async () => {
    const { actor, snapshot, last } = opened({ title: ' Owl ', stars: '4' });
    actor.send({ type: 'submit.requested' });
    expect(last().name).toBe('/book/save');
    expect(last().input).toEqual({ subject_id: 2, title: 'Owl', stars: 4 });
    expect(selectIsSubmitting(snapshot())).toBe(true);
    expect(selectIsEditable(snapshot())).toBe(false);
    await last().answer({ book_id: 9 });
    expect(snapshot().status).toBe('done');
    expect(snapshot().output).toEqual({
      values: { title: 'Owl', stars: 4, tags: [] },
      answer: { book_id: 9 },
    });
  });

  it('hears nothing while it is being sent: not twice, not changed', () => {
    const { actor, snapshot, asked } = opened(filled);
    actor.send({ type: 'submit.requested' });
    actor.send({ type: 'submit.requested' });
    actor.send({ type: 'field.changed', field: 'title', value: 'Fox' });
    expect(asked).toHaveLength(1);
    expect(selectValues(snapshot()).title).toBe('Owl');
  });

  it('shows the sentence of a refusal until something changes, and keeps what was typed', async () => {
    const { actor, snapshot, last } = opened(filled);
    actor.send({ type: 'submit.requested' });
    await last().fail(refusal('conflict', 'There is one already'));
    expect(snapshot().value).toEqual({ open: 'refused' });
    expect(selectFailure(snapshot())?.message).toEqual({
      key: 'shell:failure.said',
      values: { sentence: 'There is one already' },
    });
    expect(selectValues(snapshot()).title).toBe('Owl');
    expect(selectIsEditable(snapshot())).toBe(true);
    actor.send({ type: 'field.changed', field: 'title', value: 'Fox' });
    expect(selectFailure(snapshot())).toBeNull();
    expect(snapshot().value).toEqual({ open: 'editing' });
  });

  it('shows at each field what the server refuses there, until that field changes', async () => {
    const { actor, snapshot, last } = opened(filled);
    actor.send({ type: 'submit.requested' });
    const issues = [
      { field: 'stars', rule: 'taken' },
      { field: 'tags.0.name', rule: 'rude' },
    ];
    await last().fail(refusal('badPayload', 'no', { issues }));
    expect([starsError(snapshot()), tagsError(snapshot())]).toEqual(['taken', 'rude']);
    expect(titleError(snapshot())).toBeUndefined();
    expect(selectAttempts(snapshot())).toBe(1);
    actor.send({ type: 'field.changed', field: 'title', value: 'Fox' });
    expect(starsError(snapshot())).toBe('taken');
    actor.send({ type: 'field.changed', field: 'tags', value: [] });
    expect([starsError(snapshot()), tagsError(snapshot())]).toEqual(['taken', undefined]);
  });

  it('takes what it cannot read for a refusal of the whole', async () => {
    const { actor, snapshot, last } = opened(filled);
    actor.send({ type: 'submit.requested' });
    await last().fail(refusal('badPayload', 'no', { issues: 'all' }));
    expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.said');
  });

  it('keeps what was typed when there is no answer, and sends it again', async () => {
    const { actor, snapshot, last, asked } = opened(filled);
    actor.send({ type: 'submit.requested' });
    await last().fail(noAnswer('timeout'));
    expect(snapshot().value).toEqual({ open: 'failed' });
    expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.timeout');
    expect(selectAttempts(snapshot())).toBe(0);
    actor.send({ type: 'submit.requested' });
    expect(asked).toHaveLength(2);
    await last().answer({ book_id: 9 });
    expect(snapshot().status).toBe('done');
  });
});

describe('a form whose parent sends', () => {
  it('ends with valid values', () => {
    const { actor } = run(shelfForm, { scope: {} });
    actor.send({ type: 'field.changed', field: 'note', value: 'too long' });
    actor.send({ type: 'submit.requested' });
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'field.changed', field: 'note', value: ' ok ' });
    actor.send({ type: 'submit.requested' });
    expect(actor.getSnapshot().output).toEqual({
      values: { shelf: 'open', note: 'ok' },
      answer: null,
    });
  });

  it('begins with why its values came back', () => {
    const issues = [{ field: 'shelf', rule: 'full' }];
    const cause = new CallFailure('code', {
      path: '/',
      code: 4000,
      message: 'no',
      data: { issues },
    });
    const { actor } = run(shelfForm, {
      scope: {},
      values: { shelf: 'locked' },
      refusal: cause,
    });
    expect(selectFailure(actor.getSnapshot())?.message.key).toBe('shell:failure.said');
    expect(errorOf('shelf')(actor.getSnapshot())).toBe('full');
    actor.send({ type: 'field.changed', field: 'shelf', value: 'open' });
    expect(errorOf('shelf')(actor.getSnapshot())).toBeUndefined();
  });
});
