import { errorIn } from '../failure';
import type { CollectionSetup } from './setup';
import type { Kinds, ListParts, Part } from './types';

/** Rows are ticked to be changed, or for a dialog: where nothing can be done to them, there is nothing to tick. */
export function selectionEvents<K extends Kinds>(
  chart: CollectionSetup<K>,
  { hasTicks }: ListParts<K>,
) {
  if (!hasTicks) return chart.createStateConfig({ on: {} });
  return chart.createStateConfig({
    on: {
      'row.toggled': {
        guard: { type: 'isKnownRow', params: ({ event }) => ({ id: event.id }) },
        actions: { type: 'toggleRow', params: ({ event }) => ({ id: event.id }) },
      },
      'page.toggled': { guard: 'hasRows', actions: 'togglePage' },
      'selection.cleared': { guard: 'hasSelection', actions: 'clearSelection' },
    },
  });
}

/**
 * Changes of rows. A change shows once the server has made it; then the rows are loaded again. A change
 * that can be undone can be undone for 5 s, or until the next change; where none can, the list may ask first.
 */
export function changeRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { asks, changes: { areThere, hasUndo, hasFinal, hasReport, undoOf } }: ListParts<K>,
) {
  if (!areThere) return chart.createStateConfig({});
  const requests = chart.createStateConfig({
    on: {
      'change.requested': {
        guard: { type: 'isChangeOfRows', params: ({ event }) => ({ ids: event.ids }) },
        target: asks ? 'asking' : 'changing',
        actions: {
          type: 'beginChange',
          params: ({ event }) => ({ name: event.name, ids: event.ids }),
        },
      },
    },
  });
  return chart.createStateConfig({
    initial: 'settled',
    states: {
      settled: { entry: 'forgetChange', on: requests.on },
      ...(asks && {
        asking: { on: { 'change.confirmed': 'changing', 'change.cancelled': 'settled' } },
      }),
      changing: {
        tags: 'busy',
        invoke: {
          id: 'change',
          src: 'change',
          input: ({ context: { change, scope } }) => ({
            name: change?.name ?? '',
            ids: change?.ids ?? [],
            scope,
          }),
          onDone: {
            target: 'changed',
            actions: [
              { type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) },
              { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
              'askAgain',
            ],
          },
          onError: {
            target: 'settled',
            actions: { type: 'tellFailure', params: errorIn },
          },
        },
      },
      changed: {
        always: [
          ...(hasReport ? [{ guard: 'hasReport', target: 'reported' } as const] : []),
          ...(hasUndo ? [{ guard: 'canBeUndone', target: 'undoable' } as const] : []),
          ...(hasFinal ? [{ target: 'settled' } as const] : []),
        ],
      },
      ...(hasReport && { reported: { on: { 'report.closed': 'settled' } } }),
      ...(hasUndo && {
        undoable: {
          after: { undoWindow: 'settled' },
          on: { ...requests.on, 'undo.requested': 'undoing' },
        },
        undoing: {
          tags: 'busy',
          invoke: {
            id: 'undo',
            src: 'change',
            input: ({ context: { change, scope } }) => ({
              name: undoOf(change?.name ?? '') ?? '',
              ids: change?.ids ?? [],
              scope,
            }),
            onDone: {
              target: 'settled',
              actions: [
                { type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) },
                'askAgain',
              ],
            },
            onError: {
              target: 'undoable',
              actions: { type: 'tellFailure', params: errorIn },
            },
          },
        },
      }),
    },
  });
}

/** The rows as a file: first how many, then exactly those that are filtered, of all pages. */
export function exportRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { apply, idOf, hasExport, exportsInParts }: ListParts<K>,
) {
  if (!hasExport) return chart.createStateConfig({});
  const isHeldWhole = apply !== null;
  const partOf = ({ event }: { event: { output: Part<K['row']> } }) => ({ part: event.output });
  const next = {
    target: 'exporting',
    reenter: true,
    actions: [
      { type: 'tellPart', params: partOf },
      { type: 'keepPart', params: partOf },
    ],
  } as const;
  const left = { 'export.closed': { target: 'closed', actions: 'dropExport' } } as const;
  return chart.createStateConfig({
    initial: 'closed',
    states: {
      closed: {
        entry: 'forgetExport',
        on: { 'export.requested': { guard: 'canExport', target: 'counted' } },
      },
      counted: {
        entry: 'beginExport',
        on: {
          'export.confirmed': isHeldWhole
            ? { target: 'exported', actions: 'tellAll' }
            : 'exporting',
          'export.closed': 'closed',
        },
      },
      ...(!isHeldWhole && {
        exporting: {
          tags: 'busy',
          invoke: {
            id: 'loadPart',
            src: 'loadPart',
            input: ({ context: { export: current, query, scope } }) => ({
              query: current?.query ?? query,
              scope,
              after: current?.rows.map(idOf).at(-1),
            }),
            onDone: [
              {
                ...(exportsInParts && { guard: { type: 'isLastPart', params: partOf } }),
                target: 'exported',
                actions: next.actions,
              },
              ...(exportsInParts ? [next] : []),
            ],
            onError: {
              target: 'exportFailed',
              actions: { type: 'keepFailure', params: errorIn },
            },
          },
          on: left,
        },
        exportFailed: {
          tags: 'failed',
          on: { 'export.confirmed': 'exporting', ...left },
        },
      }),
      exported: {
        tags: 'done',
        on: { 'export.closed': 'closed' },
      },
    },
  });
}
