import { emit, setup } from 'xstate';
import type { Call, PayloadOf } from '../../contract/call';
import { translate, translated } from '../parts/translated';

export interface TipInput {
  readonly subjectId: number;
  readonly isSeen: boolean;
}

interface TipDefinition<C extends Call, Seen extends string> {
  readonly id: string;
  /** The call that remembers that the tip was closed. */
  readonly call: C;
  readonly payload: (subjectId: number) => PayloadOf<C>;
  /** The event that is emitted when the tip is closed. */
  readonly seen: Seen;
}

/**
 * A tip that shows until it is closed. If the call that remembers the closing fails, the tip still
 * closes, and shows again at a later visit.
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
    meta: { template: 'closableTip' },
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
