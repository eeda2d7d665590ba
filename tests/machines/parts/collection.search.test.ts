import { describe, expect, it } from 'vitest';
import { collection } from '../../../src/machines/parts/collection';
import {
  selectAddress,
  selectEmptiness,
  selectRows,
  selectTyped,
} from '../../../src/machines/parts/collection/selectors';
import { answer, bookList, books, bookTable, plainList, shelf } from './lists';
import { run } from './world';

const scope = { subject_id: 2 } as const;

describe('typing in the search box', () => {
  it('searches 250 ms after the last key, once', () => {
    const { actor, clock, asked, last } = run(bookTable, { scope });
    actor.send({ type: 'search.typed', text: 'l' });
    clock.increment(249);
    actor.send({ type: 'search.typed', text: 'li ' });
    clock.increment(249);
    expect(asked).toHaveLength(1);
    expect(selectTyped(actor.getSnapshot())).toBe('li ');
    clock.increment(1);
    expect(asked).toHaveLength(2);
    expect(last().input).toMatchObject({ keyword: 'li' });
    clock.increment(1000);
    expect(asked).toHaveLength(2);
  });

  it('searches at once on Enter, and not again after the pause', () => {
    const { actor, clock, asked, last } = run(bookTable, { scope });
    actor.send({ type: 'search.typed', text: 'li' });
    actor.send({ type: 'search.submitted' });
    expect(last().input).toMatchObject({ keyword: 'li' });
    expect(actor.getSnapshot().value).toMatchObject({ search: 'resting' });
    clock.increment(250);
    actor.send({ type: 'search.submitted' });
    expect(asked).toHaveLength(2);
  });

  it('asks nothing when what is searched for stays the same', () => {
    const { actor, clock, asked } = run(bookTable, { scope });
    actor.send({ type: 'search.typed', text: '  ' });
    clock.increment(250);
    expect(asked).toHaveLength(1);
  });

  it('forgets what is being typed when the filters are cleared', () => {
    const { actor, clock, asked } = run(bookTable, { scope, address: { kinds: 'poem' } });
    actor.send({ type: 'search.typed', text: 'li' });
    actor.send({ type: 'filters.cleared' });
    clock.increment(250);
    expect(selectTyped(actor.getSnapshot())).toBe('');
    expect(asked).toHaveLength(2);
  });
});

describe('a list that is held whole', () => {
  async function held(count = 5) {
    const list = run(shelf, { scope });
    await list.last().answer(answer(books(count)));
    return {
      ...list,
      titles: () => selectRows(list.actor.getSnapshot()).map(({ title }) => title),
    };
  }

  it('asks once, and filters, searches, sorts and pages with every key by itself', async () => {
    const { actor, asked, titles } = await held();
    expect(titles()).toEqual(['Book 1', 'Book 2']);
    actor.send({ type: 'page.chosen', page: 3 });
    expect(titles()).toEqual(['Book 5']);
    actor.send({ type: 'sort.chosen', column: 'level' });
    expect(titles()).toEqual(['Book 3', 'Book 1']);
    actor.send({ type: 'search.typed', text: '4' });
    expect(titles()).toEqual(['Book 4']);
    actor.send({ type: 'search.typed', text: 'none' });
    expect(selectEmptiness(actor.getSnapshot())).toBe('filtered');
    actor.send({ type: 'filters.cleared' });
    expect(titles()).toEqual(['Book 3', 'Book 1']);
    expect(asked).toHaveLength(1);
  });

  it('does not take a filter that is no value yet, such as half a day', async () => {
    const { actor } = await held();
    actor.send({ type: 'filters.changed', filters: { since: '2026-11' } });
    expect(selectAddress(actor.getSnapshot())).toEqual({});
    actor.send({ type: 'filters.changed', filters: { since: '2026-11-20' } });
    expect(selectAddress(actor.getSnapshot())).toEqual({ since: '2026-11-20' });
  });

  it('holds to the last page when fewer rows are left', async () => {
    const { actor, titles } = await held();
    actor.send({ type: 'address.changed', address: { page: '7' } });
    expect(titles()).toEqual(['Book 5']);
    expect(selectAddress(actor.getSnapshot())).toEqual({ page: '3' });
  });

  it('applies what was asked for while it was loading', async () => {
    const { actor, last } = run(shelf, { scope });
    actor.send({ type: 'search.typed', text: '2' });
    await last().answer(answer(books(5)));
    expect(selectRows(actor.getSnapshot())).toEqual(books(1, 2));
  });
});

describe('a chart', () => {
  it('shows only what its list has', () => {
    const { events } = collection({
      id: 'plainest',
      scope: {},
      filters: {},
      pageSizes: [2],
      searchable: false,
      call: bookList,
      payload: () => ({
        ...scope,
        shelf: 'open' as const,
        kinds: [],
        keyword: '',
        page: 1,
        page_size: 2,
      }),
      idOf: (book) => book.book_id,
    });
    expect(events.filter((type) => !type.startsWith('xstate.')).sort()).toEqual(
      [...['address.changed', 'page.chosen', 'refresh.requested', 'retry.requested']].sort(),
    );
    expect(plainList.events).toEqual(events);
  });
});
