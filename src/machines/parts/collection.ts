import { z } from 'zod';
import type { AnswerOf, Call } from '../../contract/call';
import { listAnswer } from '../../contract/list';
import { changeRegion } from './collection/changeRegion';
import { listChanges } from './collection/changes';
import type {
  CallsByName,
  CollectionDefinition,
  KindsOf,
  ListCall,
  RowOf,
} from './collection/definition';
import { exportRegion } from './collection/exportRegion';
import type { ListParts } from './collection/parts';
import { queryRules } from './collection/query';
import { listRows } from './collection/rows';
import { rowsRegion } from './collection/rowsRegion';
import { searchRegion } from './collection/searchRegion';
import { collectionSetup } from './collection/setup';
import type { Kinds, Loaded, LoadedOf, Part, QuestionOf, RowId } from './collection/types';
import { translate, translated, type Work } from './translated';

function collectionOf<K extends Kinds>(parts: ListParts<K>) {
  const chart = collectionSetup(parts);
  const { start } = listRows(parts);
  const isToldOf = parts.concerns !== null;
  return chart.createMachine({
    id: parts.id,
    type: 'parallel',
    context: ({ input }) => start(input),
    ...(isToldOf && { invoke: { id: 'socket', src: 'socket' } }),
    on: {
      'row.toggled': {
        guard: { type: 'isKnownRow', params: ({ event }) => ({ id: event.id }) },
        actions: { type: 'toggleRow', params: ({ event }) => ({ id: event.id }) },
      },
      'page.toggled': { guard: 'hasRows', actions: 'togglePage' },
      'selection.cleared': { guard: 'hasSelection', actions: 'clearSelection' },
      ...(isToldOf && {
        'socket.received': {
          guard: { type: 'isConcerned', params: ({ event }) => ({ message: event.message }) },
          actions: 'askAgain',
        },
      }),
    },
    states: {
      rows: rowsRegion(chart, parts),
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

export function collection<
  C extends ListCall,
  Shape extends z.ZodRawShape,
  Scope extends z.ZodRawShape,
  Id extends RowId,
  Column extends string = never,
  Exported extends ListCall<RowOf<C>> = ListCall<RowOf<C>>,
  Calls extends CallsByName = Record<never, Call>,
>(definition: CollectionDefinition<C, Shape, Scope, Column, Id, Exported, Calls>) {
  type K = KindsOf<C, Shape, Scope, Column, Id, Calls>;
  const { id, call, payload, idOf, exports } = definition;
  const load: Work<QuestionOf<K>, LoadedOf<K>> = translate({
    call,
    payload,
    answer: (answer: AnswerOf<C>) => ({ ...readList<RowOf<C>>(answer), answer }),
  });
  const loadPart: Work<QuestionOf<K>, Part<RowOf<C>>> =
    exports === undefined || exports === true
      ? load
      : translate({ ...exports, answer: (answer) => readList<RowOf<C>>(answer) });
  return collectionOf<K>({
    id,
    rules: queryRules(definition),
    idOf,
    apply: definition.apply ?? null,
    isSearchable: definition.searchable ?? true,
    concerns: definition.concerns ?? null,
    load: translated(load),
    changes: listChanges<Calls, K>(definition.changes),
    hasExport: exports !== undefined,
    loadPart: translated(loadPart),
  });
}
