import { z } from 'zod/mini';
import { call } from '../../../src/contract/call';
import {
  day,
  flag,
  listOf,
  oneOf,
  someIds,
  subjectId,
  text,
  whole,
} from '../../../src/contract/fields';
import { listAnswer, paging, sorting } from '../../../src/contract/list';
import { collection } from '../../../src/machines/parts/collection';
import { ordered } from '../../../src/machines/parts/collection/query';

const row = z.object({ book_id: z.int(), title: z.string(), level: z.int() });
export type Book = z.output<typeof row>;

const filters = {
  subject_id: subjectId,
  shelf: oneOf(['open', 'locked']),
  kinds: listOf(['poem', 'story']),
  keyword: text(0, 50),
  ...sorting(['title', 'level']),
};

export const bookList = call(
  '/book/list',
  { ...filters, ...paging },
  { ...listAnswer(row), shelves: z.int() },
);
const bookExport = call('/book/export', filters, listAnswer(row));
const setBooks = call(
  '/book/set',
  { subject_id: subjectId, book_ids: someIds(200), is_pinned: flag },
  { refused: z.array(z.int()) },
  { changes: true },
);
const markBooks = call('/book/mark', { book_ids: someIds(200) }, {}, { changes: true });
const allBooks = call('/book/all', { subject_id: subjectId }, listAnswer(row));

const queryFilters = {
  shelf: z._default(oneOf(['open', 'locked']), 'open'),
  kinds: z._default(listOf(['poem', 'story']), []),
};

/** A list with everything that a list can have. */
export const bookTable = collection({
  id: 'bookTable',
  scope: { subject_id: subjectId },
  filters: queryFilters,
  always: ['shelf'],
  sortable: ['title', 'level'],
  pageSizes: [2, 4],
  call: bookList,
  payload: ({ query, scope }) => ({
    ...{ ...scope, ...query.filters, ...ordered(query.sort) },
    ...{ keyword: query.search, page: query.page, page_size: query.pageSize },
  }),
  idOf: (book) => book.book_id,
  changes: {
    pin: {
      call: setBooks,
      payload: ({ ids, scope }) => ({ ...scope, book_ids: [...ids], is_pinned: true }),
      refused: (answer) => answer.refused,
      undo: 'unpin',
      words: { refused: 'books:pin.refused' },
    },
    unpin: {
      call: setBooks,
      payload: ({ ids, scope }) => ({ ...scope, book_ids: [...ids], is_pinned: false }),
      refused: (answer) => answer.refused,
      undo: 'pin',
    },
    mark: {
      call: markBooks,
      payload: ({ ids }) => ({ book_ids: [...ids] }),
      words: { done: 'books:mark.done' },
    },
  },
  exports: true,
  concerns: (message, scope) => message.type === 'student.changed' && scope.subject_id === 2,
});

/** A list that is held whole. */
export const shelf = collection({
  id: 'shelf',
  scope: { subject_id: subjectId },
  filters: { level: z._default(whole(0, 9), 0), since: z.optional(day) },
  sortable: ['title', 'level'],
  pageSizes: [2],
  call: allBooks,
  payload: ({ scope }) => scope,
  idOf: (book) => book.book_id,
  apply: (books, { filters: { level }, search, sort }) => {
    const found = books.filter(
      (book) => book.title.includes(search) && (level === 0 || book.level === level),
    );
    const direction = sort?.descending === true ? -1 : 1;
    return sort === null ? found : found.toSorted((a, b) => direction * (a.level - b.level));
  },
  exports: true,
});

/** A list that can do nothing but show its rows. */
export const plainList = collection({
  id: 'plainList',
  scope: {},
  filters: {},
  pageSizes: [2],
  searchable: false,
  call: allBooks,
  payload: () => ({ subject_id: 2 as const }),
  idOf: (book) => book.book_id,
});

/** A list with an export call of its own. */
export const exportList = collection({
  id: 'exportList',
  scope: { subject_id: subjectId },
  filters: queryFilters,
  call: bookList,
  payload: ({ query, scope }) => ({
    ...{ ...scope, ...query.filters },
    ...{ keyword: query.search, page: query.page, page_size: query.pageSize },
  }),
  idOf: (book) => book.book_id,
  exports: {
    call: bookExport,
    payload: ({ query, scope }) => ({ ...scope, ...query.filters, keyword: query.search }),
  },
});

export const asOf = '2026-11-20T14:30:00+08:00';

/** Some books, numbered from `first`. */
export function books(count: number, first = 1): Book[] {
  return Array.from({ length: count }, (_, index) => {
    const book_id = first + index;
    return { book_id, title: `Book ${book_id}`, level: (book_id % 3) + 1 };
  });
}

/** An answer of the book calls. */
export function answer(list: readonly Book[], total = list.length) {
  return { list, total, as_of: asOf, shelves: 3 };
}
