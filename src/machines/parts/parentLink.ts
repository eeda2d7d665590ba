import { emit, setup, type StateValue, type Subscribable } from 'xstate';
import type { AnswerOf, Call } from '../../contract/call';
import type { ParentLink, parentLink as link } from '../../domain/parentLink';
import { errorIn, type Failure, type ShownFailure } from './failure';
import { failureNotice, type Notice } from './notice';
import { unloaded } from './record';
import { recordParts } from './record/parts';
import { recordStates } from './record/states';
import type { RecordContext, RecordEvent, RecordInput } from './record/types';
import { signal, type Signals } from './signal';
import { stageOf } from './stage';
import { translate, translated } from './translated';

type LinkCall = Call<Call['payload']['shape'], { link: typeof link }>;

interface ParentLinkDefinition<C extends LinkCall> {
  readonly id: string;
  readonly read: C;
  readonly make: C;
  readonly end: C;
}

type Event =
  | RecordEvent
  | { type: 'link.requested' }
  | { type: 'ending.requested' }
  | { type: 'ending.confirmed' }
  | { type: 'ending.cancelled' }
  | Signals['visibility'];

/**
 * The chart of a link by which parents read something without an account: it is made when it is asked
 * for, and taken back. The three calls have the same payload, which names what the link shows.
 */
export function parentLink<C extends LinkCall>({ id, read, make, end }: ParentLinkDefinition<C>) {
  const definition = { call: read };
  const { actors, guards, actionsFor } = recordParts(definition);
  const { loading, loadFailed } = recordStates(definition);
  const answerOf = ({ event }: { event: { output: AnswerOf<C> } }) => ({ answer: event.output });
  const payloadOf = ({ context: { payload } }: { context: RecordContext<C> }) => ({ payload });
  const asking = (call: C) =>
    translated(
      translate({
        call,
        payload: ({ payload }: Pick<RecordContext<C>, 'payload'>) => payload,
        answer: (answer: AnswerOf<C>) => answer,
      }),
    );
  const kept = { target: 'ready', actions: { type: 'keepAnswer', params: answerOf } } as const;
  const failed = { target: 'ready', actions: { type: 'tellRefused', params: errorIn } } as const;
  return setup({
    types: {} as {
      context: RecordContext<C>;
      events: Event;
      input: RecordInput<C>;
      emitted: Notice;
      tags: 'busy' | 'failed';
    },
    actors: {
      ...actors,
      visibility: signal('visibility'),
      make: asking(make),
      end: asking(end),
    },
    guards: { ...guards, hasLink: ({ context: { answer } }) => (answer?.link ?? null) !== null },
    actions: {
      ...actionsFor<Event>(),
      tellRefused: emit((_, { error }: Failure) => failureNotice(error)),
    },
  }).createMachine({
    id,
    meta: { template: 'parentLink' },
    context: ({ input }) => unloaded(input),
    initial: 'loading',
    states: {
      loading,
      loadFailed,
      ready: { always: [{ guard: 'hasLink', target: 'linked' }, { target: 'unlinked' }] },
      unlinked: { on: { 'link.requested': 'making' } },
      making: {
        tags: 'busy',
        invoke: { src: 'make', input: payloadOf, onDone: kept, onError: failed },
      },
      // Parents open it meanwhile: whoever comes back to the page reads how often by now.
      linked: {
        invoke: { id: 'visibility', src: 'visibility' },
        on: { 'ending.requested': 'confirming' },
        initial: 'current',
        states: {
          current: { on: { 'page.shown': 'refreshing' } },
          refreshing: {
            invoke: {
              src: 'load',
              input: payloadOf,
              onDone: { target: `#${id}.ready`, actions: { type: 'keepAnswer', params: answerOf } },
              onError: 'current',
            },
          },
        },
      },
      confirming: { on: { 'ending.confirmed': 'ending', 'ending.cancelled': 'linked' } },
      ending: {
        tags: 'busy',
        invoke: { src: 'end', input: payloadOf, onDone: kept, onError: failed },
      },
    },
  });
}

interface Snapshot {
  readonly value: StateValue;
  readonly context: {
    readonly answer: { readonly link: ParentLink } | null;
    readonly failure: ShownFailure | null;
  };
}

/** A link for parents that runs, whatever it shows. */
export interface ParentLinkActor extends Subscribable<Snapshot> {
  getSnapshot(): Snapshot;
  send(event: Exclude<Event, { type: 'socket.received' }>): void;
}

/** What the part shows; a link that is asked about is still there. */
export const selectLinkStage = ({ value }: Snapshot) =>
  stageOf(
    { value },
    ['loadFailed', 'unlinked', 'making', 'linked', 'confirming', 'ending'],
    'loading',
  );
/** The link; null while there is none. */
export const selectLink = ({ context }: Snapshot) => context.answer?.link ?? null;
/** Why it could not be loaded; null otherwise. */
export const selectLinkFailure = ({ context }: Snapshot) => context.failure;
