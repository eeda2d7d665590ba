import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { type SettingMemory, settingPaths } from '../parts/record.paths';

const path = '/userReviseCard/setStatus';
const offline = new CallFailure('network', { path });
const turnedAlready = new CallFailure('code', { path, code: codes.conflict, message: 'Already.' });
const as_of = '2026-11-20T14:30:00+08:00';

const off = {
  ...{ is_on: false, times_per_day: 3, as_of },
  got: { today: 2, lately: 9, resolved: 4, open: 12 },
};
const on = { ...off, is_on: true, times_per_day: 5, as_of: '2026-11-20T14:35:00+08:00' };

type Card = Pick<typeof off, 'as_of' | 'is_on' | 'times_per_day'>;
interface State {
  readonly context: SettingMemory<Card>;
}

const { inputs, messages, project } = settingPaths((answer: Card | null) => ({
  ...{ asOf: answer?.as_of ?? null, isOn: answer?.is_on, times: answer?.times_per_day },
}));

/** Samples for the paths of setting an answer-correction card. */
export const cardSettingPaths = {
  inputs,
  events: { 'socket.received': messages, 'times.chosen': [{ times: 4 }] },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: State) => [answer?.is_on === false ? on : off],
      error: [offline],
    },
    turn: {
      done: ({ context: { answer } }: State) => [
        { is_on: answer?.is_on !== true, times_per_day: off.times_per_day },
      ],
      error: [offline, turnedAlready],
    },
    setTimes: { done: [{ is_on: true, times_per_day: 4 }], error: [offline] },
  },
  project,
};
