/*
 * How charts are made of parts: one way for all of them.
 *
 * - A page's chart names the part among its actors and invokes it with an id:
 *   `actors: { students: studentList }`, `invoke: { id: 'students', src: 'students', input: … }`,
 *   with `types: { children: {} as { students: 'students' } }`.
 * - It speaks to the part with `sendTo('students', { type: 'refresh.requested' })`, and hears from it
 *   only that it is done (`onDone`, with an output); a list never is. One part also tells its form
 *   something: `draft`, when a person takes a draft back.
 * - A view is given the part as its actor: `const list = useSelector(actor, selectStudents)` with
 *   `selectStudents = ({ children }) => children.students`, then `<StudentTable actor={list} />`, which
 *   reads it with the part's selectors and sends it its events.
 * - A screen that is nothing but a list or a form has the part itself as its chart.
 */

import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { listAnswer } from '../../contract/list';
import { changeRegion, exportRegion, selectionEvents } from './collection/changeRegion';
import {
  type CallsByName,
  type CollectionDefinition,
  type KindsOf,
  type ListCall,
  listChanges,
  type PartCall,
  type RowOf,
} from './collection/definition';
import type {
  Kinds,
  ListParts,
  Loaded,
  LoadedOf,
  Part,
  PartQuestionOf,
  QuestionOf,
  RowId,
} from './collection/types';
import { queryRules } from './collection/query';
import { listRows } from './collection/rows';
import { newsRegion, rowsRegion, searchRegion } from './collection/rowsRegion';
import { collectionSetup } from './collection/setup';
import { translate, translated, type Work } from './translated';

function collectionOf<K extends Kinds>(parts: ListParts<K>) {
  const { id, rules, idOf, canTick, isSearchable, hasExport } = parts;
  const chart = collectionSetup(parts);
  const { start } = listRows(parts);
  return chart.createMachine({
    id,
    meta: { template: 'collection', id, rules, idOf, canTick, isSearchable, hasExport },
    type: 'parallel',
    context: ({ input }) => start(input),
    on: selectionEvents(chart, parts).on,
    states: {
      rows: rowsRegion(chart, parts),
      ...(parts.concerns !== null && { news: newsRegion(chart, parts) }),
      search: searchRegion(chart, parts),
      change: changeRegion(chart, parts),
      export: exportRegion(chart, parts),
    },
  });
}

/** Reads the answer of any list; its call has checked the rows. */
function readList<Row>(answer: unknown): Loaded<Row, unknown> {
  const { list, total, as_of: asOf } = z.object(listAnswer(z.custom<Row>())).parse(answer);
  return { rows: list, total, asOf, answer };
}

/** Reads rows of an export. */
function readPart<Row>(answer: unknown): Part<Row> {
  const shape = { list: z.array(z.custom<Row>()), total: z.optional(z.int()) };
  const { list, total } = z.object(shape).parse(answer);
  return { rows: list, total: total ?? null };
}

/**
 * The chart of a list screen: it loads, filters, searches, sorts, pages, selects, changes rows with
 * undo, exports what is filtered, and tells the four kinds of empty apart; it never ends. A new list is
 * a call, filters with defaults, and the columns of its view:
 *
 * @example
 * export const studentTable = collection({
 *   id: 'studentTable',
 *   scope: { subject_id: subjectId },
 *   filters: {
 *     list: oneOf(studentLists).default('responsible'),
 *     activity: listOf(activities).default([]),
 *   },
 *   always: ['list'],
 *   sortable: studentSorts,
 *   call: studentList,
 *   payload: asked,
 *   idOf: (row) => row.student_id,
 *   changes: {
 *     pin: {
 *       call: setStudentStatus,
 *       payload: ({ ids, scope }) => ({ ...scope, student_ids: [...ids], status: 'pinned' as const }),
 *       undo: 'unpin',
 *     },
 *     unpin: { … },
 *   },
 *   exports: {
 *     call: studentExport,
 *     payload: ({ query, scope }) => ({ ...scope, ...query.filters, keyword: query.search }),
 *   },
 *   concerns: (message) => message.type === 'student.changed',
 * });
 *
 * It starts with `{ scope: { subject_id: 2 }, address }`; `selectAddress` gives what of it the address
 * holds, `address.changed` tells it of Back. A chart shows only what its list has: without `changes`
 * there is nothing to undo. Rows may also come from elsewhere, by
 * `studentTable.provide({ actors: { load: fromPromise(…) } })`.
 */
export function collection<
  C extends ListCall,
  Shape extends z.core.$ZodShape,
  Scope extends z.core.$ZodShape,
  Id extends RowId,
  Column extends string = never,
  Exported extends PartCall<RowOf<C>> = PartCall<RowOf<C>>,
  Calls extends CallsByName = CallsByName,
>(definition: CollectionDefinition<C, Shape, Scope, Column, Id, Exported, Calls>) {
  type K = KindsOf<C, Shape, Scope, Column, Id, Calls>;
  const { id, call, payload, idOf, ticks, exports } = definition;
  const load: Work<QuestionOf<K>, LoadedOf<K>> = translate({
    call,
    payload,
    answer: (answer: AnswerOf<C>) => ({ ...readList<RowOf<C>>(answer), answer }),
  });
  const loadPart: Work<PartQuestionOf<K>, Part<RowOf<C>>> = exports === undefined ||
  exports === true
    ? load
    : translate({ ...exports, answer: (answer) => readPart<RowOf<C>>(answer) });
  return collectionOf<K>({
    id,
    rules: queryRules(definition),
    idOf,
    apply: definition.apply ?? null,
    isSearchable: definition.searchable ?? true,
    isInAddress: definition.inAddress ?? true,
    isFirstOnly: definition.firstOnly ?? false,
    concerns: definition.concerns ?? null,
    load: translated(load),
    changes: listChanges<Calls, K>(definition.changes),
    canTick: typeof ticks === 'function' ? ticks : () => true,
    hasTicks: (ticks ?? definition.changes !== undefined) !== false,
    asks: definition.asks ?? false,
    hasExport: exports !== undefined,
    exportsInParts: exports === true || exports?.inParts === true,
    exportedOf: (exports === true ? undefined : exports?.all) ?? null,
    loadPart: translated(loadPart),
  });
}
