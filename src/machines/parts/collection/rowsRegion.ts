import type { ListParts } from './parts';
import { queryEvents } from './queryEvents';
import type { CollectionSetup } from './setup';
import type { Kinds } from './types';

/** A state that asks for rows to take the place of what is shown, if anything is. */
function asksFor<K extends Kinds>(chart: CollectionSetup<K>, state: 'loading' | 'updating') {
  return chart.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }) => ({ query: context.query, scope: context.scope }),
      onDone: {
        target: 'arrived',
        actions: { type: 'keepRows', params: ({ event }) => ({ loaded: event.output }) },
      },
      onError: {
        target: 'loadFailed',
        actions: [
          { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          'dropRows',
        ],
      },
    },
    on: { 'refresh.requested': { target: state, reenter: true } },
  });
}

/** The same question once more, while its rows stay on the screen. */
function refreshes<K extends Kinds>(chart: CollectionSetup<K>) {
  return chart.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'load',
      src: 'load',
      input: ({ context }) => ({ query: context.query, scope: context.scope }),
      onDone: {
        target: 'arrived',
        actions: { type: 'keepRowsAnew', params: ({ event }) => ({ loaded: event.output }) },
      },
      onError: {
        target: 'outdated',
        actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
      },
    },
    on: { 'refresh.requested': { target: 'refreshing', reenter: true } },
  });
}

/**
 * What is on the screen: rows, or one of the four kinds of empty. Whatever is asked anew leaves the
 * state that waits for an answer and so drops its request: the last one wins.
 */
export function rowsRegion<K extends Kinds>(chart: CollectionSetup<K>, parts: ListParts<K>) {
  const { isFirstOnly } = parts;
  const isHeldWhole = parts.apply !== null;
  const canBeFiltered = parts.rules.hasFilters || parts.isSearchable;
  return chart.createStateConfig({
    initial: 'loading',
    on: queryEvents(chart, parts).on,
    states: {
      ...(!isFirstOnly && {
        asking: {
          always: [
            isHeldWhole
              ? ({ guard: 'isHeld', target: 'arrived', actions: 'arrange' } as const)
              : ({ guard: 'hasRows', target: 'updating' } as const),
            { target: 'loading' } as const,
          ],
        },
      }),
      loading: asksFor(chart, 'loading'),
      ...(!isHeldWhole && !isFirstOnly && { updating: asksFor(chart, 'updating') }),
      arrived: {
        always: [
          ...(isHeldWhole || isFirstOnly
            ? []
            : [
                {
                  guard: 'isBehindLastPage',
                  target: 'asking',
                  actions: 'goToLastPage',
                } as const,
              ]),
          { guard: 'hasRows', target: 'ready' },
          ...(canBeFiltered ? [{ guard: 'isFiltered', target: 'filteredOut' } as const] : []),
          { target: 'empty' },
        ],
      },
      ready: { on: { 'refresh.requested': 'refreshing' } },
      ...(canBeFiltered && {
        filteredOut: { tags: 'empty', on: { 'refresh.requested': 'refreshing' } },
      }),
      empty: { tags: 'empty', on: { 'refresh.requested': 'refreshing' } },
      refreshing: refreshes(chart),
      outdated: {
        tags: 'failed',
        on: { 'retry.requested': 'refreshing', 'refresh.requested': 'refreshing' },
      },
      loadFailed: {
        tags: 'failed',
        on: { 'retry.requested': 'loading', 'refresh.requested': 'loading' },
      },
    },
  });
}
