import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../contract/answers';
import type { AnswerOf } from '../../contract/call';
import { isAboutStudent } from '../../contract/socket';
import { timesPerDay } from '../../domain/answers';
import { type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { setBy, settingParts, settingStates } from '../parts/record/settings';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { remote } from '../parts/remote';

type Context = RecordContext<typeof correctionCardDetail>;
type Card = AnswerOf<typeof setCorrectionCard>;
type Event = RecordEvent | { type: 'card.turned' } | ({ type: 'times.chosen' } & Chosen);

interface Chosen {
  readonly times: number;
}

const definition: RecordDefinition<typeof correctionCardDetail> = {
  ...{ call: correctionCardDetail, changes: true },
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
};
const { actors, guards, actionsFor } = settingParts(definition);

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
    mayChoose: ({ context: { answer } }, { times }: Chosen) =>
      answer !== null &&
      answer.is_on &&
      answer.times_per_day !== times &&
      timesPerDay.safeParse(times).success,
  },
  actions: {
    ...actionsFor<Event>(),
    tellTurned: emit((_, { is_on: isOn }: Card) =>
      successNotice(`answers:correctionCard.turned.${isOn ? 'on' : 'off'}`),
    ),
    tellSet: emit((_, { times_per_day: count }: Card) =>
      successNotice('answers:correctionCard.set', { count }),
    ),
  },
}).createMachine({
  id: 'cardSetting',
  context: ({ input }) => unloaded(input),
  initial: 'loading',
  states: settingStates(
    definition,
    {
      'card.turned': 'turning',
      'times.chosen': {
        guard: { type: 'mayChoose', params: ({ event }: { event: Chosen }) => event },
        target: 'setting',
      },
    },
    {
      turning: {
        invoke: {
          src: 'turn',
          input: ({ context: { payload, answer } }: { context: Context }) => ({
            ...payload,
            is_on: answer?.is_on !== true,
          }),
          ...setBy('tellTurned'),
        },
      },
      setting: {
        invoke: {
          src: 'setTimes',
          input: ({ context: { payload }, event }: { context: Context; event: Event }) => {
            assertEvent(event, 'times.chosen');
            return { ...payload, times: event.times };
          },
          ...setBy('tellSet'),
        },
      },
    },
  ),
});

type Snapshot = SnapshotFrom<typeof cardSetting>;

/** Whether the card is being changed. */
export const selectIsChanging = (snapshot: Snapshot) =>
  !snapshot.matches({ ready: { change: 'settled' } });
