import type { ListParts } from './parts';
import type { CollectionSetup } from './setup';
import type { Kinds } from './types';

/**
 * What is done to rows. Nothing is shown as done before the server has done it; then the rows are
 * read again. What can be undone can be for 5 s, until the next change.
 */
export function changeRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { changes: { areThere, hasUndo, hasFinal, undoOf } }: ListParts<K>,
) {
  if (!areThere) return chart.createStateConfig({});
  const requests = chart.createStateConfig({
    on: {
      'change.requested': {
        guard: { type: 'isChangeOfRows', params: ({ event }) => ({ ids: event.ids }) },
        target: 'changing',
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
            actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      changed: {
        always: [
          ...(hasUndo ? [{ guard: 'canBeUndone', target: 'undoable' } as const] : []),
          ...(hasFinal ? [{ target: 'settled' } as const] : []),
        ],
      },
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
              actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      }),
    },
  });
}
