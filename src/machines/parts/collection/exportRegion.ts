import type { ListParts } from './parts';
import type { CollectionSetup } from './setup';
import type { Kinds } from './types';

/** The rows as a file: first how many, then exactly those that are filtered, of all pages. */
export function exportRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { apply, hasExport }: ListParts<K>,
) {
  if (!hasExport) return chart.createStateConfig({});
  const isHeldWhole = apply !== null;
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
          'export.confirmed': isHeldWhole ? 'exported' : 'exporting',
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
            }),
            onDone: [
              {
                guard: { type: 'isLastPart', params: ({ event }) => ({ part: event.output }) },
                target: 'exported',
                actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
              },
              {
                target: 'exporting',
                reenter: true,
                actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
              },
            ],
            onError: {
              target: 'exportFailed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: { 'export.closed': 'closed' },
        },
        exportFailed: {
          tags: 'failed',
          on: { 'export.confirmed': 'exporting', 'export.closed': 'closed' },
        },
      }),
      exported: {
        tags: 'done',
        entry: 'tellExport',
        on: { 'export.closed': 'closed' },
      },
    },
  });
}
