import type { ListParts } from './parts';
import type { CollectionSetup } from './setup';
import type { Kinds } from './types';

/**
 * The search box: what is typed is searched for after a pause, or at once on Enter. A list that is
 * held whole searches with every key, since that costs no call.
 */
export function searchRegion<K extends Kinds>(
  chart: CollectionSetup<K>,
  { apply, isSearchable }: ListParts<K>,
) {
  if (!isSearchable) return chart.createStateConfig({});
  const keepTyped = {
    type: 'keepTyped',
    params: ({ event }: { event: { text: string } }) => ({ text: event.text }),
  } as const;
  if (apply !== null) {
    return chart.createStateConfig({
      on: { 'search.typed': { actions: [keepTyped, 'submitSearch'] } },
    });
  }
  return chart.createStateConfig({
    initial: 'resting',
    states: {
      resting: { on: { 'search.typed': { target: 'typing', actions: keepTyped } } },
      typing: {
        after: { typingPause: { target: 'resting', actions: 'submitSearch' } },
        on: {
          'search.typed': { target: 'typing', reenter: true, actions: keepTyped },
          'search.submitted': 'resting',
          'filters.cleared': 'resting',
          'address.changed': {
            guard: { type: 'isOtherAddress', params: ({ event }) => ({ address: event.address }) },
            target: 'resting',
          },
        },
      },
    },
  });
}
