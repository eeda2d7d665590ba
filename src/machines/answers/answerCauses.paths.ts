import type { aiReasons } from '../../contract/answers';
import type { AnswerOf } from '../../contract/call';
import { lost, type SettingMemory, settingPaths } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';

type Causes = AnswerOf<typeof aiReasons>;

const wrong: Causes = {
  ...{ student_id: 7, is_wrong: true, cause: null, as_of: asOf },
  reasons: [
    { cause: 'careless', from: 'seconds', value: 4 },
    { cause: 'concept', from: 'hints', value: 2 },
  ],
};
const right: Causes = { ...wrong, is_wrong: false, reasons: [] };

const { messages, project } = settingPaths((answer: Causes | null) => ({
  ...{ isWrong: answer?.is_wrong, cause: answer?.cause },
}));

/** What is set where the other of the two is. */
const otherCause = (answer: Causes | null) => (answer?.cause ? null : ('misread' as const));

interface State {
  readonly context: SettingMemory<Causes>;
}

/** Samples for the paths of the causes of a wrong answer. */
export const answerCausesPaths = {
  inputs: { usual: { payload: { subject_id: 3, answer_id: 5 }, scope: {} } },
  events: {
    'socket.received': messages,
    'cause.chosen': [{ cause: 'misread' as const }, { cause: 'none' as const }],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: State) =>
        answer === null ? [wrong, right] : [{ ...wrong, cause: otherCause(answer) }],
      error: [lost('/historyQuestion/aiReasons')],
    },
    set: {
      done: ({ context: { answer } }: State) => [{ refused: [], cause: otherCause(answer) }],
      error: [lost('/historyQuestion/setTeacherErrorCause')],
    },
  },
  project,
};
