import type { ListParts } from './parts';
import type { CollectionSetup } from './setup';
import type { Kinds, Part } from './types';

/** The rows as a file: first how many, then exactly those that are filtered, of all pages. */
export function exportRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { apply, hasExport, exportsInParts }: ListParts<K>,
) {
  if (!hasExport) return chart.createStateConfig({});
  const isHeldWhole = apply !== null;
  const partOf = ({ event }: { event: { output: Part<K['row']> } }) => ({ part: event.output });
  const next = {
    target: 'exporting',
    reenter: true,
    actions: { type: 'keepPart', params: partOf },
  } as const;
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
                ...(exportsInParts && { guard: { type: 'isLastPart', params: partOf } }),
                target: 'exported',
                actions: { type: 'keepPart', params: partOf },
              },
              ...(exportsInParts ? [next] : []),
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
