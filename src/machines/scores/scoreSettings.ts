import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { analysisSettings, setAnalysisSettings } from '../../contract/scores';
import type { ScoreSetting } from '../../domain/scoreAnalyses';
import { errorIn, type Failure } from '../parts/failure';
import { known } from '../parts/known';
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
import { stageOf } from '../parts/stage';

interface Choice {
  readonly setting: ScoreSetting;
  /** 0 for what is usual. */
  readonly value: number;
}

/** What is chosen of some settings. */
type Choices = Partial<Record<ScoreSetting, number>>;

interface Scope {
  /** What is being saved. */
  readonly saving: Choices;
  /** What was chosen meanwhile, to be saved next: of each setting the last choice. */
  readonly next: Choices;
}

const definition: RecordDefinition<typeof analysisSettings, Scope> = { call: analysisSettings };
const { actors, guards, actionsFor } = recordParts(definition);
const { loading, loadFailed } = recordStates(definition);

type Event = RecordEvent | ({ type: 'setting.chosen' } & Choice);

const tellFailure = { type: 'tellFailure', params: errorIn } as const;

/** The configuration page: school year, subject and analyst of the analyses, each saved once it is chosen, one after the other: the last choice wins [SCREEN-135 … SCREEN-138]. */
export const scoreSettings = setup({
  types: {} as {
    context: RecordContext<typeof analysisSettings, Scope>;
    events: Event;
    input: RecordInput<typeof analysisSettings>;
    tags: 'busy' | 'failed' | 'editable';
    emitted: Notice;
  },
  actors: { ...actors, save: remote(setAnalysisSettings) },
  guards: { ...guards, hasNext: ({ context }) => Object.keys(context.scope.next).length > 0 },
  actions: {
    ...actionsFor<Event>(),
    keepChoice: assign(({ context: { scope } }, { setting, value }: Choice) => ({
      scope: { ...scope, next: { ...scope.next, [setting]: value } },
    })),
    takeNext: assign(({ context: { scope } }) => ({ scope: { saving: scope.next, next: {} } })),
    keepSaved: assign(({ context: { answer, scope } }) => ({
      answer: { ...known(answer), ...scope.saving },
    })),
    tellSaved: emit(successNotice('scores:settings.saved')),
    tellFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'scoreSettings',
  context: ({ input }) => unloaded({ ...input, scope: { saving: {}, next: {} } }),
  initial: 'loading',
  states: {
    loading,
    loadFailed,
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
        input: ({ context: { payload, scope } }) => ({ ...payload, ...scope.saving }),
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
export const selectSettings = ({ context: { answer, scope }, value }: Snapshot) =>
  answer !== null && value === 'saving' ? { ...answer, ...scope.saving, ...scope.next } : answer;
export { selectFailure } from '../parts/record';
