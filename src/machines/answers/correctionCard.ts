import { assign, type EventFrom, setup, transition } from 'xstate';
import { timesPerDay } from '../../domain/answers';

/** The facts of a student's answer-correction card besides its state. */
interface Facts {
  readonly timesPerDay: number;
}

type Event =
  | { type: 'card.turnedOn' }
  | { type: 'card.turnedOff' }
  | { type: 'times.set'; times: number };

/** The life of a student's answer-correction card; its times are set while it is on. */
export const correctionCard = setup({
  types: {} as { context: Facts; events: Event; input: Facts },
  guards: {
    isTimes: (_, { times }: { times: number }) => timesPerDay.safeParse(times).success,
  },
  actions: {
    keepTimes: assign((_, { times }: { times: number }) => ({ timesPerDay: times })),
  },
}).createMachine({
  id: 'correctionCard',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { on: { 'card.turnedOn': { target: 'on', meta: { spec: 'ACC-01' } } } },
    on: {
      on: {
        'card.turnedOff': { target: 'off', meta: { spec: 'ACC-02' } },
        'times.set': {
          guard: { type: 'isTimes', params: ({ event }) => event },
          actions: { type: 'keepTimes', params: ({ event }) => event },
          meta: { spec: 'ACC-03' },
        },
      },
    },
  },
});

/** A student's answer-correction card as it is stored. */
export interface CorrectionCard extends Facts {
  readonly isOn: boolean;
}

/** The next state of a stored card after an event; null where the chart refuses it. */
export function nextCorrectionCard(
  { isOn, ...facts }: CorrectionCard,
  event: EventFrom<typeof correctionCard>,
): CorrectionCard | null {
  const snapshot = correctionCard.resolveState({ value: isOn ? 'on' : 'off', context: facts });
  if (!snapshot.can(event)) return null;
  const [next] = transition(correctionCard, snapshot, event);
  return { ...next.context, isOn: next.matches('on') };
}
