import { assign, type EventFrom, setup, transition } from 'xstate';
import type { FlagState } from '../../domain/dialogues';

/** Who judged a flag, and when; null while it waits. */
interface Judgement {
  readonly judgedBy: number | null;
  readonly judgedAt: string | null;
}

type Judged = { readonly by: number; readonly at: string };
type TakenBack = Pick<Judgement, 'judgedAt'>;

type Event =
  | ({ type: 'flag.handled' } & Judged)
  | ({ type: 'flag.dismissed' } & Judged)
  /** `judgedAt`: of the verdict that is taken back. */
  | { type: 'flag.reopened'; judgedAt: string | null };

/** The life of a flag of a dialogue: seen to, or a false alarm; a judgement can be taken back [SCREEN-145]. */
export const dialogueFlag = setup({
  types: {} as { context: Judgement; events: Event; tags: 'done' },
  guards: {
    isThatVerdict: ({ context }, { judgedAt }: TakenBack) => context.judgedAt === judgedAt,
  },
  actions: {
    keepJudgement: assign((_, { by, at }: Judged) => ({ judgedBy: by, judgedAt: at })),
    dropJudgement: assign({ judgedBy: null, judgedAt: null }),
  },
}).createMachine({
  id: 'dialogueFlag',
  context: { judgedBy: null, judgedAt: null },
  initial: 'open',
  states: {
    open: {
      on: {
        'flag.handled': {
          target: 'handled',
          actions: { type: 'keepJudgement', params: ({ event }) => event },
        },
        'flag.dismissed': {
          target: 'falseAlarm',
          actions: { type: 'keepJudgement', params: ({ event }) => event },
        },
      },
    },
    handled: {
      tags: 'done',
      on: {
        'flag.reopened': {
          guard: { type: 'isThatVerdict', params: ({ event }) => event },
          target: 'open',
          actions: 'dropJudgement',
        },
      },
    },
    falseAlarm: {
      tags: 'done',
      on: {
        'flag.reopened': {
          guard: { type: 'isThatVerdict', params: ({ event }) => event },
          target: 'open',
          actions: 'dropJudgement',
        },
      },
    },
  },
});

/** A flag as it is stored. */
export interface StoredFlag extends Judgement {
  readonly state: FlagState;
}

/** The next state of a stored flag after an event; null where the chart refuses it. */
export function nextFlag(
  { state, ...context }: StoredFlag,
  event: EventFrom<typeof dialogueFlag>,
): StoredFlag | null {
  const snapshot = dialogueFlag.resolveState({ value: state, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(dialogueFlag, snapshot, event);
  return { ...next.context, state: next.value };
}
