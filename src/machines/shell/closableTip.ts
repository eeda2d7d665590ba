import { emit, setup } from 'xstate';
import type { Call, PayloadOf } from '../../contract/call';
import { translate, translated } from '../parts/translated';

export interface TipInput {
  readonly subjectId: number;
  readonly isSeen: boolean;
}

interface TipDefinition<C extends Call, Seen extends string> {
  readonly id: string;
  /** What remembers that it was closed. */
  readonly call: C;
  readonly payload: (subjectId: number) => PayloadOf<C>;
  /** What is emitted when it was closed. */
  readonly seen: Seen;
}

/**
 * A tip that shows until it is closed, for good. When that cannot be remembered it still goes away, and
 * comes again some day.
 */
export function closableTip<C extends Call, Seen extends string>(
  definition: TipDefinition<C, Seen>,
) {
  const remember = translate({
    call: definition.call,
    payload: ({ subjectId }: TipInput) => definition.payload(subjectId),
    answer: () => null,
  });
  return setup({
    types: {
      context: {} as TipInput,
      events: {} as { type: 'tip.closed' },
      input: {} as TipInput,
      emitted: {} as { type: Seen },
      tags: {} as 'busy' | 'done',
    },
    actors: { remember: translated(remember) },
    guards: { isSeen: ({ context }) => context.isSeen },
    actions: { tellSeen: emit({ type: definition.seen }) },
  }).createMachine({
    id: definition.id,
    context: ({ input }) => input,
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isSeen', target: 'over' }, { target: 'showing' }] },
      showing: { on: { 'tip.closed': { target: 'remembering', actions: 'tellSeen' } } },
      remembering: {
        tags: 'busy',
        invoke: {
          src: 'remember',
          input: ({ context }) => context,
          onDone: 'over',
          onError: 'over',
        },
      },
      over: { tags: 'done' },
    },
  });
}

/** Whether a tip stands on the page. */
export const selectIsShowing = (snapshot: { matches(state: 'showing'): boolean }) =>
  snapshot.matches('showing');

/** Whether it was closed, or there was nothing to tell. */
export const selectIsTipOver = (snapshot: { hasTag(tag: 'done'): boolean }) =>
  snapshot.hasTag('done');
