import { describe, expect, it } from 'vitest';
import {
  selectChangingIds,
  selectIsRefreshing,
  selectKnown,
  selectSelected,
  selectUndoable,
} from '../../../src/machines/parts/collection/selectors';
import { noAnswer } from '../fakes';
import { answer, books, bookTable } from './lists';
import { run } from './world';

const scope = { subject_id: 2 } as const;

async function shown() {
  const table = run(bookTable, { scope });
  await table.last().answer(answer(books(2), 5));
  return table;
}

type Table = Awaited<ReturnType<typeof shown>>;

/** What was last asked of a name. */
function askedOf({ asked }: Table, name: string) {
  const found = asked.filter((one) => one.name === name).at(-1);
  if (found === undefined) throw new Error(`${name} was not asked`);
  return found;
}

async function pinned(table: Table, refused: number[] = []) {
  table.actor.send({ type: 'change.requested', name: 'pin', ids: [1, 2] });
  await askedOf(table, '/book/set').answer({ refused });
}

describe('selecting rows', () => {
  it('takes one, all of the page, or none', async () => {
    const { actor, snapshot } = await shown();
    actor.send({ type: 'row.toggled', id: 2 });
    expect(selectSelected(snapshot())).toEqual([2]);
    actor.send({ type: 'page.toggled' });
    expect(selectSelected(snapshot())).toEqual([1, 2]);
    actor.send({ type: 'page.toggled' });
    expect(selectSelected(snapshot())).toEqual([]);
    actor.send({ type: 'row.toggled', id: 1 });
    actor.send({ type: 'row.toggled', id: 1 });
    expect(selectSelected(snapshot())).toEqual([]);
    actor.send({ type: 'row.toggled', id: 2 });
    actor.send({ type: 'selection.cleared' });
    expect(selectSelected(snapshot())).toEqual([]);
  });

  it('does not take rows that are not on the screen', async () => {
    const { actor, snapshot } = await shown();
    actor.send({ type: 'row.toggled', id: 77 });
    expect(selectSelected(snapshot())).toEqual([]);
  });

  it('keeps a selection over pages and orders, and drops it with its filter', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'row.toggled', id: 2 });
    actor.send({ type: 'page.chosen', page: 2 });
    await last().answer(answer(books(2, 3), 5));
    actor.send({ type: 'row.toggled', id: 3 });
    actor.send({ type: 'sort.chosen', column: 'title' });
    expect(selectSelected(snapshot())).toEqual([2, 3]);
    actor.send({ type: 'row.toggled', id: 2 });
    expect(selectSelected(snapshot())).toEqual([3]);
    actor.send({ type: 'filters.changed', filters: { kinds: ['poem'] } });
    expect(selectSelected(snapshot())).toEqual([]);
  });

  it('drops rows that are gone after a refresh of all of them', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'page.toggled' });
    actor.send({ type: 'refresh.requested' });
    await last().answer(answer(books(2, 2)));
    expect(selectSelected(snapshot())).toEqual([2]);
  });

  it('keeps rows that a refresh may only have moved to another page, and what is known of them', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'page.toggled' });
    actor.send({ type: 'refresh.requested' });
    await last().answer(answer(books(2, 2), 5));
    expect(selectSelected(snapshot())).toEqual([1, 2]);
    expect(selectKnown(snapshot()).map(({ book_id }) => book_id)).toEqual([2, 3, 1]);
  });
});

describe('changing rows', () => {
  it('shows nothing as done before the server has done it, then reads the rows again', async () => {
    const table = await shown();
    const { actor, snapshot } = table;
    actor.send({ type: 'row.toggled', id: 1 });
    actor.send({ type: 'change.requested', name: 'pin', ids: [1, 2] });
    expect(askedOf(table, '/book/set').input).toEqual({
      ...{ subject_id: 2, book_ids: [1, 2], is_pinned: true },
    });
    expect(selectChangingIds(snapshot())).toEqual([1, 2]);
    expect(selectIsRefreshing(snapshot())).toBe(false);

    await askedOf(table, '/book/set').answer({ refused: [] });
    expect(selectChangingIds(snapshot())).toEqual([]);
    expect(selectIsRefreshing(snapshot())).toBe(true);
    expect(selectSelected(snapshot())).toEqual([]);
  });

  it('does nothing for no rows, and one thing at a time', async () => {
    const { actor, asked } = await shown();
    actor.send({ type: 'change.requested', name: 'pin', ids: [] });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'change.requested', name: 'pin', ids: [1] });
    actor.send({ type: 'change.requested', name: 'mark', ids: [2] });
    expect(asked).toHaveLength(2);
  });

  it('says why it failed, and changes nothing', async () => {
    const table = await shown();
    table.actor.send({ type: 'row.toggled', id: 1 });
    table.actor.send({ type: 'change.requested', name: 'pin', ids: [1] });
    await askedOf(table, '/book/set').fail(noAnswer());
    expect(table.told).toEqual([
      { type: 'notice.shown', tone: 'bad', message: { key: 'shell:failure.network' } },
    ]);
    expect(selectUndoable(table.snapshot())).toBeNull();
    expect(selectSelected(table.snapshot())).toEqual([1]);
    expect(selectIsRefreshing(table.snapshot())).toBe(false);
  });

  it('says that it is done where it can not be undone', async () => {
    const table = await shown();
    table.actor.send({ type: 'change.requested', name: 'mark', ids: [1, 2] });
    await askedOf(table, '/book/mark').answer({});
    expect(table.told).toEqual([
      {
        type: 'notice.shown',
        tone: 'good',
        message: { key: 'books:mark.done', values: { count: 2 } },
      },
    ]);
    expect(selectUndoable(table.snapshot())).toBeNull();
  });

  it('says for how many rows it was refused, and undoes only the others', async () => {
    const table = await shown();
    await pinned(table, [2]);
    expect(table.told).toEqual([
      {
        type: 'notice.shown',
        tone: 'bad',
        message: { key: 'books:pin.refused', values: { count: 1, done: 1 } },
      },
    ]);
    expect(selectUndoable(table.snapshot())).toEqual({ name: 'pin', ids: [1] });
    table.actor.send({ type: 'undo.requested' });
    expect(askedOf(table, '/book/set').input).toMatchObject({ book_ids: [1], is_pinned: false });
  });

  it('offers nothing to undo when all was refused', async () => {
    const table = await shown();
    await pinned(table, [1, 2]);
    expect(selectUndoable(table.snapshot())).toBeNull();
  });
});

describe('undoing', () => {
  it('is offered for 5 s', async () => {
    const table = await shown();
    await pinned(table);
    table.clock.increment(4999);
    expect(selectUndoable(table.snapshot())).toEqual({ name: 'pin', ids: [1, 2] });
    table.clock.increment(1);
    expect(selectUndoable(table.snapshot())).toBeNull();
    table.actor.send({ type: 'undo.requested' });
    expect(table.asked.filter(({ name }) => name === '/book/set')).toHaveLength(1);
  });

  it('does the inverse, reads the rows again, and is over', async () => {
    const table = await shown();
    await pinned(table);
    await table.last().answer(answer(books(2), 5));
    table.actor.send({ type: 'undo.requested' });
    expect(selectChangingIds(table.snapshot())).toEqual([1, 2]);
    const undo = askedOf(table, '/book/set');
    expect(undo.input).toEqual({ subject_id: 2, book_ids: [1, 2], is_pinned: false });
    await undo.answer({ refused: [] });
    expect(selectIsRefreshing(table.snapshot())).toBe(true);
    expect(selectUndoable(table.snapshot())).toBeNull();
  });

  it('says for how many rows it was refused', async () => {
    const table = await shown();
    await pinned(table);
    table.actor.send({ type: 'undo.requested' });
    await askedOf(table, '/book/set').answer({ refused: [2] });
    const message = { key: 'books:pin.refused', values: { count: 1, done: 1 } };
    expect(table.told).toEqual([{ type: 'notice.shown', tone: 'bad', message }]);
  });

  it('is offered again when it fails', async () => {
    const table = await shown();
    await pinned(table);
    table.actor.send({ type: 'undo.requested' });
    await askedOf(table, '/book/set').fail(noAnswer());
    expect(table.told).toHaveLength(1);
    expect(selectUndoable(table.snapshot())).toEqual({ name: 'pin', ids: [1, 2] });
  });

  it('makes way for the next change', async () => {
    const table = await shown();
    await pinned(table);
    table.actor.send({ type: 'change.requested', name: 'unpin', ids: [1] });
    expect(selectUndoable(table.snapshot())).toBeNull();
    await askedOf(table, '/book/set').answer({ refused: [] });
    expect(selectUndoable(table.snapshot())).toEqual({ name: 'unpin', ids: [1] });
  });
});
