import { assign, emit, not, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { judgePractice, practiceInfo, restartPractice } from '../../contract/preparation';
import type { PracticeVerdict } from '../../domain/preparation';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice, warningNotice } from '../parts/notice';
import { known } from '../parts/known';
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
import { practiceAnswer } from './practiceAnswer';

export type PracticeQuestion = AnswerOf<typeof practiceInfo>;

const definition: RecordDefinition<typeof practiceInfo, Scope> = {
  ...{ call: practiceInfo, mayBeAbsent: true, changes: true },
  concerns: ({ type }) => type === 'preparation.changed',
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: current, ...states } = recordStates(definition);

type Event =
  | RecordEvent
  | { type: 'answer.judged'; verdict: PracticeVerdict }
  | { type: 'repeat.requested' }
  | { type: 'repeat.confirmed' }
  | { type: 'repeat.cancelled' };

interface Scope {
  /** The answer that has to be given once more. */
  readonly typed: string;
  /** How a person has judged the answer last; null before. */
  readonly verdict: PracticeVerdict | null;
}
type Context = RecordContext<typeof practiceInfo, Scope>;

const untold: Scope = { typed: '', verdict: null };

/** Asks before deleting the answers. */
const restarting = { 'repeat.confirmed': '#practice.ready.work.restartingPractice' } as const;

/** One question that a test account practises: answered, compared with its solution, judged where nothing else does, started anew [SCREEN-161]. */
export const practice = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as RecordInput<typeof practiceInfo>,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'failed' | 'empty',
    children: {} as { form: 'practiceAnswer' },
  },
  actors: {
    ...actors,
    practiceAnswer,
    restart: remote(restartPractice),
    judge: remote(judgePractice),
  },
  guards: {
    ...guards,
    isForPerson: ({ context: { answer } }) => answer?.given?.by_person === true,
    isAnswered: ({ context: { answer } }) => (answer?.given ?? null) !== null,
    /** The saved answer is older than the deletion: the server repeated an earlier answer. */
    isRemoved: ({ context: { answer } }, { saved }: { saved: PracticeQuestion | null }) =>
      answer?.given === null && saved !== null && saved.as_of < answer.as_of,
    hasAnswers: ({ context: { answer } }) => (answer?.answered_count ?? 0) > 0,
  },
  actions: {
    ...actionsFor<Event>(),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    tellRestarted: emit(successNotice('preparation:restart.done')),
    forget: assign({ answer: null }),
    tellAnswerGone: emit(warningNotice('preparation:answer.removed')),
    keepTyped: assign((_, { typed }: { typed: string }) => ({ scope: { typed, verdict: null } })),
    keepVerdict: assign((_, { verdict }: { verdict: PracticeVerdict }) => ({
      scope: { typed: '', verdict },
    })),
    keepSaved: assign(({ context }, { saved }: { saved: PracticeQuestion | null }) => ({
      answer: saved ?? context.answer,
      scope: untold,
    })),
  },
}).createMachine({
  id: 'practice',
  context: ({ input }) => unloaded({ ...input, scope: untold }),
  initial: 'finding',
  states: {
    ...states,
    ready: {
      type: 'parallel',
      states: {
        current,
        work: {
          initial: 'answered',
          states: {
            answering: {
              initial: 'open',
              states: {
                open: { on: { 'repeat.requested': { guard: 'hasAnswers', target: 'confirming' } } },
                /** What is typed stays where it is. */
                confirming: { on: { ...restarting, 'repeat.cancelled': 'open' } },
              },
              invoke: {
                id: 'form',
                src: 'practiceAnswer',
                input: ({ context: { payload, scope } }) => ({
                  scope: payload,
                  values: { answer: scope.typed },
                  draftKey: `practice.${payload.test_account}.${String(payload.question_id)}`,
                }),
                onDone: [
                  {
                    guard: {
                      type: 'isRemoved',
                      params: ({ event }) => ({ saved: event.output.answer }),
                    },
                    target: 'answering',
                    reenter: true,
                    actions: [
                      {
                        type: 'keepTyped',
                        params: ({ event }) => ({ typed: event.output.values.answer }),
                      },
                      'tellAnswerGone',
                    ],
                  },
                  {
                    target: 'answered',
                    actions: [
                      {
                        type: 'keepSaved',
                        params: ({ event }) => ({ saved: event.output.answer }),
                      },
                      'keepOvertaken',
                    ],
                  },
                ],
              },
            },
            answered: {
              initial: 'shown',
              states: {
                shown: {
                  // Not yet, or not any more.
                  always: { guard: not('isAnswered'), target: '#practice.ready.work.answering' },
                  on: {
                    'repeat.requested': 'confirming',
                    'answer.judged': {
                      guard: 'isForPerson',
                      target: 'judging',
                      actions: { type: 'keepVerdict', params: ({ event }) => event },
                    },
                  },
                },
                judging: {
                  invoke: {
                    src: 'judge',
                    input: ({ context: { payload, scope, answer } }) => ({
                      ...{
                        ...payload,
                        verdict: known(scope.verdict),
                        answer_id: known(known(answer).given).answer_id,
                      },
                    }),
                    onDone: {
                      target: 'shown',
                      actions: [
                        {
                          type: 'keepAnswer',
                          params: ({ event }) => ({ answer: event.output }),
                        },
                        'keepOvertaken',
                      ],
                    },
                    onError: { target: 'shown', actions: { type: 'showFailure', params: errorIn } },
                  },
                },
                confirming: { on: { ...restarting, 'repeat.cancelled': 'shown' } },
              },
            },
            restartingPractice: {
              invoke: {
                src: 'restart',
                input: ({ context: { payload } }) => payload,
                onDone: {
                  target: 'answered',
                  actions: [
                    { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
                    'keepOvertaken',
                    'tellRestarted',
                  ],
                },
                // Without an answer nobody knows what is still kept: it is asked.
                onError: {
                  target: '#practice.loading',
                  actions: [{ type: 'showFailure', params: errorIn }, 'forget'],
                },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof practice>;

export const selectForm = ({ children }: Snapshot) => children.form;
export const selectTestAccount = ({ context: { payload } }: Snapshot) => payload.test_account;
/** The kind of the question's course, where the address says it. */
export const selectKind = ({ context: { payload } }: Snapshot) => payload.kind;
export const selectMayRestart = (snapshot: Snapshot) => snapshot.can({ type: 'repeat.requested' });
export const selectIsRestarting = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { work: 'restartingPractice' } });
/** The verdict that is being saved; null where none is. */
export const selectJudging = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { work: { answered: 'judging' } } })
    ? snapshot.context.scope.verdict
    : null;
/** Whether it is asked before the answers are removed. */
export const selectIsAsked = (snapshot: Snapshot) =>
  snapshot.matches({ ready: { work: { answering: 'confirming' } } }) ||
  snapshot.matches({ ready: { work: { answered: 'confirming' } } }) ||
  selectIsRestarting(snapshot);
