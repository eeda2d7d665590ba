import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { analysisSettings, setAnalysisSettings } from '../../contract/scores';
import type { ScoreSetting } from '../../domain/scoreAnalyses';
import { errorIn, type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { known } from '../parts/known';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { stageOf } from '../parts/stage';

type Settings = AnswerOf<typeof analysisSettings>;

interface Input {
  readonly subjectId: number;
}

interface Choice {
  readonly setting: ScoreSetting;
  /** 0 for what is usual. */
  readonly value: number;
}

/** What is chosen of some settings. */
type Choices = Partial<Record<ScoreSetting, number>>;

interface Context extends Input {
  readonly answer: Settings | null;
  readonly failure: ShownFailure | null;
  /** What is being saved. */
  readonly saving: Choices;
  /** What was chosen meanwhile, to be saved next: of each setting the last choice. */
  readonly next: Choices;
}

const tellFailure = { type: 'tellFailure', params: errorIn } as const;

/** The configuration page: school year, subject and analyst of the analyses, each saved once it is chosen, one after the other: the last choice wins [SCREEN-135 … SCREEN-138]. */
export const scoreSettings = setup({
  types: {} as {
    context: Context;
    events: { type: 'load.retried' } | ({ type: 'setting.chosen' } & Choice);
    input: Input;
    tags: 'busy' | 'failed' | 'editable';
    emitted: Notice;
  },
  actors: { load: remote(analysisSettings), save: remote(setAnalysisSettings) },
  guards: { hasNext: ({ context }) => Object.keys(context.next).length > 0 },
  actions: {
    keepAnswer: assign((_, { answer }: { answer: Settings }) => ({ answer, failure: null })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepChoice: assign(({ context }, { setting, value }: Choice) => ({
      next: { ...context.next, [setting]: value },
    })),
    takeNext: assign(({ context }) => ({ saving: context.next, next: {} })),
    keepSaved: assign(({ context: { answer, saving } }) => ({
      answer: { ...known(answer), ...saving },
    })),
    tellSaved: emit(successNotice('scores:settings.saved')),
    tellFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'scoreSettings',
  context: ({ input }) => ({ ...input, answer: null, failure: null, saving: {}, next: {} }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: errorIn } },
      },
    },
    loadFailed: { tags: 'failed', on: { 'load.retried': 'loading' } },
    ready: {
      tags: 'editable',
      on: {
        'setting.chosen': {
          target: 'saving',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'takeNext',
      on: {
        'setting.chosen': {
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
      invoke: {
        src: 'save',
        input: ({ context: { subjectId, saving } }) => ({ subject_id: subjectId, ...saving }),
        onDone: [
          { guard: 'hasNext', target: 'saving', reenter: true, actions: 'keepSaved' },
          { target: 'ready', actions: ['keepSaved', 'tellSaved'] },
        ],
        onError: [
          { guard: 'hasNext', target: 'saving', reenter: true, actions: tellFailure },
          { target: 'ready', actions: tellFailure },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof scoreSettings>;

export const selectStage = (snapshot: Snapshot) =>
  stageOf(snapshot, ['loading', 'loadFailed', 'saving'], 'ready');
/** The settings as they are, or as they are being saved; null before they are loaded. */
export const selectSettings = ({ context: { answer, saving, next }, value }: Snapshot) =>
  answer !== null && value === 'saving' ? { ...answer, ...saving, ...next } : answer;
export const selectFailure = ({ context }: Snapshot) => context.failure;
