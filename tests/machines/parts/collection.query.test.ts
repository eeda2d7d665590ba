import { describe, expect, it } from 'vitest';
import { applicationRows } from '../../../src/machines/approvals/applicationRows';
import fc from 'fast-check';
import type { EventFrom } from 'xstate';
import { z } from 'zod/mini';
import { flag, listOf, oneOf, whole } from '../../../src/contract/fields';
import { queryChanges, queryRules, searchOf } from '../../../src/machines/parts/collection/query';
import {
  selectAddress,
  selectFilters,
  selectPage,
  selectPageSize,
  selectSetFilters,
  selectSort,
  selectTyped,
} from '../../../src/machines/parts/collection/selectors';
import { answer, books, bookTable } from './lists';
import { run } from './world';

const scope = { subject_id: 2 } as const;

const rules = queryRules({
  filters: {
    tab: z._default(oneOf(['mine', 'all']), 'mine'),
    kinds: z._default(listOf(['poem', 'story']), []),
    level: z.optional(whole(1, 9)),
    isNew: z.optional(flag),
  },
  always: ['tab'],
  sortable: ['name', 'level'],
});
const usual = rules.addressToQuery({});

describe('the address of a query', () => {
  it('leaves out what is as by default', () => {
    expect(rules.queryToAddress(usual)).toEqual({});
    expect(usual).toEqual({
      filters: { tab: 'mine', kinds: [] },
      ...{ search: '', sort: null, page: 1, pageSize: 20 },
    });
  });

  it('holds everything else as text', () => {
    const query = {
      filters: { tab: 'all' as const, kinds: ['poem' as const, 'story' as const], isNew: false },
      ...{ search: '张', sort: { column: 'name' as const, descending: true } },
      ...{ page: 3, pageSize: 50 },
    };
    const address = rules.queryToAddress(query);
    expect(address).toEqual({
      ...{ tab: 'all', kinds: 'poem,story', isNew: '0' },
      ...{ search: '张', sort: '-name', page: '3', size: '50' },
    });
    expect(rules.addressToQuery(address)).toEqual(query);
  });

  it('takes what is broken or unknown as by default, and keeps the rest', () => {
    const address = {
      ...{ tab: 'nobody', kinds: 'poem,novel', level: '5', isNew: 'yes', stray: 'x' },
      ...{ sort: 'age', page: '-1', size: '33', search: '  a  ' },
    };
    expect(rules.addressToQuery(address)).toEqual({
      filters: { tab: 'mine', kinds: [], level: 5 },
      ...{ search: 'a', sort: null, page: 1, pageSize: 20 },
    });
  });

  it('comes back as the same query, whatever it is', () => {
    const queries = fc.record({
      filters: fc.record(
        {
          tab: fc.constantFrom('mine' as const, 'all' as const),
          kinds: fc.uniqueArray(fc.constantFrom('poem' as const, 'story' as const)),
          level: fc.integer({ min: 1, max: 9 }),
          isNew: fc.boolean(),
        },
        { requiredKeys: ['tab', 'kinds'] },
      ),
      search: fc.string({ unit: 'grapheme' }).map(searchOf),
      sort: fc.option(
        fc.record({
          column: fc.constantFrom('name' as const, 'level' as const),
          descending: fc.boolean(),
        }),
      ),
      page: fc.integer({ min: 1, max: 99_999 }),
      pageSize: fc.constantFrom(20, 50, 100),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(rules.addressToQuery(rules.queryToAddress(query))).toEqual(query);
      }),
    );
  });

  it('never throws, whatever stands in it', () => {
    const keys = fc.constantFrom(
      'tab',
      'kinds',
      'level',
      'isNew',
      'search',
      'sort',
      'page',
      'size',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string()), (address) => {
        const query = rules.addressToQuery(address);
        expect(rules.addressToQuery(rules.queryToAddress(query))).toEqual(query);
      }),
    );
  });

  it('tells filters that are set from those that always are', () => {
    const { filters } = rules.addressToQuery({ tab: 'all', level: '3' });
    expect(rules.setFilters(filters)).toEqual({ level: '3' });
  });

  it('takes a default that leaves rows out for a filter, which is removed as the others', () => {
    const dated = queryRules({
      filters: {
        days: z._default(oneOf(['30', '90', '365']), '90'),
        day: z.optional(whole(1, 31)),
        level: z.optional(whole(1, 9)),
      },
      widest: ({ day, days }) => ({ days: day === undefined ? '365' : days }),
    });
    const change = queryChanges(dated);
    const first = dated.addressToQuery({ level: '3' });
    expect(dated.setFilters(first.filters)).toEqual({ days: '90', level: '3' });
    const wide = change.without(first, 'days');
    expect(dated.setFilters(wide.filters)).toEqual({ level: '3' });
    expect(dated.queryToAddress(wide)).toEqual({ days: '365', level: '3' });
    expect(dated.setFilters(change.without(first, 'level').filters)).toEqual({ days: '90' });
    expect(dated.queryToAddress(change.cleared(first))).toEqual({ days: '365' });
    // The days do not count beside a day of one's own.
    const ofDay = dated.addressToQuery({ day: '4' });
    expect(dated.setFilters(ofDay.filters)).toEqual({ day: '4' });
  });

  it('is refused to filters that have no default or take a name of the list', () => {
    expect(() => queryRules({ filters: { level: whole(1, 9) } })).toThrow();
    expect(() => queryRules({ filters: { page: z.optional(whole(1, 9)) } })).toThrow('"page"');
  });
});

describe('asking a list for something else', () => {
  async function shown() {
    const table = run(bookTable, { scope });
    await table.last().answer(answer(books(2), 9));
    return table;
  }

  it('starts with what the address holds', () => {
    const { actor, last } = run(bookTable, { scope, address: { shelf: 'locked', page: '2' } });
    expect(last().input).toMatchObject({ shelf: 'locked', page: 2 });
    expect(selectAddress(actor.getSnapshot())).toEqual({ shelf: 'locked', page: '2' });
  });

  it('goes back to page 1 when a filter, the search or the order changes', async () => {
    const { actor, snapshot } = await shown();
    const events: EventFrom<typeof bookTable>[] = [
      { type: 'filters.changed', filters: { kinds: ['poem'] } },
      { type: 'sort.chosen', column: 'level' },
      { type: 'filter.removed', name: 'kinds' },
    ];
    for (const event of events) {
      actor.send({ type: 'page.chosen', page: 3 });
      expect(selectPage(snapshot())).toBe(3);
      actor.send(event);
      expect(selectPage(snapshot())).toBe(1);
    }
    actor.send({ type: 'search.typed', text: 'a' });
    actor.send({ type: 'page.chosen', page: 3 });
    actor.send({ type: 'search.submitted' });
    expect(selectPage(snapshot())).toBe(1);
  });

  it('shows which filters are set, removes one, and clears them with the search', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'filters.changed', filters: { kinds: ['poem'], shelf: 'locked' } });
    expect(selectSetFilters(snapshot())).toEqual({ kinds: 'poem' });
    actor.send({ type: 'filter.removed', name: 'kinds' });
    expect(selectSetFilters(snapshot())).toEqual({});

    actor.send({ type: 'filters.changed', filters: { kinds: ['story'] } });
    actor.send({ type: 'search.typed', text: 'a' });
    actor.send({ type: 'search.submitted' });
    actor.send({ type: 'filters.cleared' });
    expect(selectFilters(snapshot())).toEqual({ kinds: [], shelf: 'locked' });
    expect(selectTyped(snapshot())).toBe('');
    expect(last().input).toMatchObject({ keyword: '', kinds: [], shelf: 'locked' });
  });

  it('clears a filter that stands as tabs only when nothing else filters the list', async () => {
    const list = run(applicationRows, { scope, address: { status: 'pending' } });
    const filters = () => selectFilters(list.actor.getSnapshot());
    list.actor.send({ type: 'search.typed', text: 'li' });
    list.actor.send({ type: 'filters.cleared' });
    expect([filters().status, selectTyped(list.actor.getSnapshot())]).toEqual(['pending', '']);
    list.actor.send({ type: 'filters.cleared' });
    expect(filters().status).toBeUndefined();
  });

  it('has nothing to clear or to remove where nothing is set', async () => {
    const { actor, asked } = await shown();
    actor.send({ type: 'filters.cleared' });
    actor.send({ type: 'filter.removed', name: 'kinds' });
    actor.send({ type: 'filter.removed', name: 'shelf' });
    expect(asked).toHaveLength(1);
  });

  it('sorts a column up, down, and then not at all', async () => {
    const { actor, snapshot, last } = await shown();
    actor.send({ type: 'sort.chosen', column: 'title' });
    expect(selectSort(snapshot())).toEqual({ column: 'title', descending: false });
    expect(last().input).toMatchObject({ sort: 'title', order: 'asc' });
    actor.send({ type: 'sort.chosen', column: 'title' });
    expect(last().input).toMatchObject({ sort: 'title', order: 'desc' });
    actor.send({ type: 'sort.chosen', column: 'level' });
    expect(selectSort(snapshot())).toEqual({ column: 'level', descending: false });
    actor.send({ type: 'sort.chosen', column: 'level' });
    actor.send({ type: 'sort.chosen', column: 'level' });
    expect(selectSort(snapshot())).toBeNull();
    expect(last().input).not.toHaveProperty('sort');
  });

  it('turns only to pages that there are, and to another than its own', async () => {
    const { actor, asked, snapshot } = await shown();
    for (const page of [0, 1, 6, 1.5]) actor.send({ type: 'page.chosen', page });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'page.chosen', page: 5 });
    expect(selectPage(snapshot())).toBe(5);
  });

  it('keeps the first row in view when the page size changes', async () => {
    const { actor, snapshot } = await shown();
    actor.send({ type: 'page.chosen', page: 4 });
    actor.send({ type: 'pageSize.chosen', pageSize: 3 });
    expect(selectPageSize(snapshot())).toBe(2);
    actor.send({ type: 'pageSize.chosen', pageSize: 4 });
    expect(selectPageSize(snapshot())).toBe(4);
    expect(selectPage(snapshot())).toBe(2);
    expect(selectAddress(snapshot())).toEqual({ page: '2', size: '4' });
  });

  it('follows Back, and leaves alone an address that says the same', async () => {
    const { actor, asked, snapshot, last } = await shown();
    actor.send({ type: 'filters.changed', filters: { kinds: ['poem'] } });
    actor.send({ type: 'address.changed', address: { search: 'li', subject_id: '2' } });
    expect(last().input).toMatchObject({ kinds: [], keyword: 'li' });
    expect(selectTyped(snapshot())).toBe('li');
    const { length } = asked;
    actor.send({ type: 'address.changed', address: { search: 'li', page: 'x' } });
    expect(asked).toHaveLength(length);
  });
});
