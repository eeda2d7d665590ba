import { describe, expect, it } from 'vitest';
import {
  draft,
  selectFoundDrafts,
  selectIsSaveFailed,
  selectSavedAt,
} from '../../../src/machines/parts/draft';
import { formPaths } from '../../../src/machines/parts/form.paths';
import {
  selectAttempts,
  selectDraft,
  selectIsDirty,
  selectValues,
} from '../../../src/machines/parts/form/selectors';
import { proveChart } from '../../../src/paths';
import { noAnswer } from '../fakes';
import { bookForm, keptForm, shelfForm } from './forms';
import { run } from './world';

const scope = { subject_id: 2, mostStars: 5 } as const;

async function opened(content?: unknown) {
  const started = run(keptForm, { scope, values: { title: 'Owl' }, draftKey: 'book.9' });
  await started
    .last()
    .answer(content === undefined ? [] : [{ place: 'book.9', content, savedAt: 1000 }]);
  const draftOf = () => {
    const child = selectDraft(started.actor.getSnapshot());
    if (child === undefined) throw new Error('there is no draft');
    return child;
  };
  return { ...started, draftOf };
}

describe('a form that keeps a draft', () => {
  it('has the draft that it names, and no other form has one', async () => {
    const { asked } = await opened();
    expect(asked.map(({ name, input }) => [name, input])).toEqual([
      ['draft.find', { key: 'book.9' }],
    ]);
    expect(selectDraft(run(bookForm, { scope }).actor.getSnapshot())).toBeUndefined();
  });

  it('keeps every change, valid or not', async () => {
    const { actor, clock, last, draftOf } = await opened();
    actor.send({ type: 'field.changed', field: 'title', value: 'Much too long' });
    clock.increment(500);
    expect(last().name).toBe('draft.save');
    expect(last().input).toEqual({
      key: 'book.9',
      content: { title: 'Much too long', stars: '1', tags: [] },
    });
    await last().answer({ content: null, savedAt: 5000 });
    expect(selectSavedAt(draftOf().getSnapshot())).toBe(5000);
  });

  it('never loses what is on the screen when the browser keeps nothing', async () => {
    const { actor, clock, last, draftOf, snapshot } = await opened();
    actor.send({ type: 'field.changed', field: 'title', value: 'Fox' });
    clock.increment(500);
    await last().fail(new DOMException('full', 'QuotaExceededError'));
    expect(selectIsSaveFailed(draftOf().getSnapshot())).toBe(true);
    expect(selectValues(snapshot()).title).toBe('Fox');
  });

  it('takes a draft back, and keeps it anew', async () => {
    const { draftOf, snapshot, clock, last } = await opened({ title: 'Fox', stars: '3', tags: [] });
    expect(selectFoundDrafts(draftOf().getSnapshot())[0]?.savedAt).toBe(1000);
    expect(selectValues(snapshot()).title).toBe('Owl');
    draftOf().send({ type: 'draft.restored', place: 'book.9' });
    expect(selectValues(snapshot())).toEqual({ title: 'Fox', stars: '3', tags: [] });
    expect(selectIsDirty(snapshot())).toBe(true);
    clock.increment(500);
    expect(last().input).toMatchObject({ content: { title: 'Fox' } });
  });

  it('takes from the draft of an older form only what still fits', async () => {
    const { draftOf, snapshot } = await opened({ title: 7, stars: '3', tags: 'x', colour: 'red' });
    draftOf().send({ type: 'draft.restored', place: 'book.9' });
    expect(selectValues(snapshot())).toEqual({ title: 'Owl', stars: '3', tags: [] });
  });

  it('takes nothing from a draft that is no form at all', async () => {
    const { draftOf, snapshot } = await opened('text');
    draftOf().send({ type: 'draft.restored', place: 'book.9' });
    expect(selectValues(snapshot())).toEqual({ title: 'Owl', stars: '1', tags: [] });
  });

  it('keeps the draft when sending fails, and removes it before it ends', async () => {
    const { actor, last, snapshot } = await opened();
    actor.send({ type: 'submit.requested' });
    await last().fail(noAnswer());
    expect(selectDraft(snapshot())).toBeDefined();
    expect(selectAttempts(snapshot())).toBe(0);

    actor.send({ type: 'submit.requested' });
    await last().answer({ book_id: 9 });
    expect(snapshot().status).toBe('active');
    expect(last().name).toBe('draft.remove');
    await last().answer(null);
    expect(snapshot().status).toBe('done');
    expect(snapshot().output?.answer).toEqual({ book_id: 9 });
  });
});

describe('every transition is taken, and nothing else happens', () => {
  const sample = {
    input: { scope, values: { title: 'Owl', stars: '4' } },
    ...{ field: 'title', wrong: '', right: 'Fox', answer: { book_id: 9 } },
  } as const;

  it('in a form that sends', () => {
    const proof = proveChart(bookForm, formPaths(sample));
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  });

  it('in a form that keeps a draft', () => {
    const proof = proveChart(keptForm, formPaths(sample));
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  });

  it('in a form whose parent sends', () => {
    const input = { scope: {}, values: { shelf: 'open' } } as const;
    const proof = proveChart(
      shelfForm,
      formPaths({ input, field: 'note', wrong: 'much too long', right: 'ok' }),
    );
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  });
});

it('runs the draft part itself', () => {
  expect(keptForm.implementations.actors['draft']).toBe(draft);
});
