import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../contract/answers';
import type { AnswerOf } from '../../contract/call';
import { isAboutStudent } from '../../contract/socket';
import { timesPerDay } from '../../domain/answers';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { remote } from '../parts/remote';

type Context = RecordContext<typeof correctionCardDetail>;
type Card = AnswerOf<typeof setCorrectionCard>;
type Event = RecordEvent | { type: 'card.turned' } | { type: 'times.chosen'; times: number };

const definition: RecordDefinition<typeof correctionCardDetail> = {
  call: correctionCardDetail,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: known, loading, loadFailed } = recordStates(definition);

const changed = ({ event }: { event: { output: Card } }) => event.output;
const failed = {
  target: 'settled',
  actions: { type: 'showFailure', params: errorIn },
} as const;

/** A student's answer-correction card: turns it on and off, and sets how often a day it comes [ACC-01, ACC-02, ACC-03]. */
export const cardSetting = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<typeof correctionCardDetail>;
    emitted: Notice;
    tags: 'busy' | 'failed';
  },
  actors: { ...actors, turn: remote(setCorrectionCard), setTimes: remote(setCorrectionTimes) },
  guards: {
    ...guards,
    mayChoose: ({ context: { answer } }, { times }: { times: number }) =>
      answer !== null &&
      answer.is_on &&
      answer.times_per_day !== times &&
      timesPerDay.safeParse(times).success,
  },
  actions: {
    ...actionsFor<Event>(),
    keepCard: assign(({ context: { answer } }, card: Card) => ({
      answer: answer && { ...answer, ...card },
    })),
    tellTurned: emit((_, { is_on: isOn }: Card) =>
      successNotice(`answers:correctionCard.turned.${isOn ? 'on' : 'off'}`),
    ),
    tellSet: emit((_, { times_per_day: count }: Card) =>
      successNotice('answers:correctionCard.set', { count }),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'cardSetting',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
    ready: {
      type: 'parallel',
      states: {
        known,
        change: {
          initial: 'settled',
          states: {
            settled: {
              on: {
                'card.turned': 'turning',
                'times.chosen': {
                  guard: { type: 'mayChoose', params: ({ event }) => event },
                  target: 'setting',
                },
              },
            },
            turning: {
              invoke: {
                src: 'turn',
                input: ({ context: { payload, answer } }) => ({
                  ...payload,
                  is_on: answer?.is_on !== true,
                }),
                onDone: {
                  target: 'settled',
                  actions: [
                    { type: 'keepCard', params: changed },
                    { type: 'tellTurned', params: changed },
                  ],
                },
                onError: failed,
              },
            },
            setting: {
              invoke: {
                src: 'setTimes',
                input: ({ context: { payload }, event }) => {
                  assertEvent(event, 'times.chosen');
                  return { ...payload, times: event.times };
                },
                onDone: {
                  target: 'settled',
                  actions: [
                    { type: 'keepCard', params: changed },
                    { type: 'tellSet', params: changed },
                  ],
                },
                onError: failed,
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof cardSetting>;

/** Whether the card is being changed. */
export const selectIsChanging = (snapshot: Snapshot) =>
  !snapshot.matches({ ready: { change: 'settled' } });
