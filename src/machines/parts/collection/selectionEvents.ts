import type { ListParts } from './parts';
import type { CollectionSetup } from './setup';
import type { Kinds } from './types';

/** Rows are ticked to be changed: where nothing can be done to them, there is nothing to tick. */
export function selectionEvents<K extends Kinds>(
  chart: CollectionSetup<K>,
  { changes }: ListParts<K>,
) {
  if (!changes.areThere) return chart.createStateConfig({ on: {} });
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
