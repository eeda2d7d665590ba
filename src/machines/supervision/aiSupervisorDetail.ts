import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { judgeFlag } from '../../contract/dialogues';
import { type FlagState, flagStates } from '../../domain/dialogues';
import { behaviourRows, behaviourTips } from '../students/behaviourRows';
import type { Address } from '../parts/collection/query';
import { errorIn, type Failure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { dialogueEffects, dialogueTalks } from './dialogueRecords';
import { repeatedPointRows } from './repeatedPointRows';

/** The views of a student's page, and the states of its chart. */
export const assistantViews = ['dialogues', 'warnings', 'errors', 'effect'] as const;
export type AssistantView = (typeof assistantViews)[number];

interface Input {
  readonly subjectId: number;
  readonly studentId: number;
  readonly view: AssistantView;
  /** The flag at which the dialogues open; null: at the latest. */
  readonly flagId: number | null;
  /** What a list begins with. */
  readonly address: Address;
}

interface Judging {
  readonly flagId: number;
  readonly verdict: FlagState;
  /** The colleague whose verdict it takes back; null where it takes back none, or one's own. */
  readonly colleague: string | null;
  /** When the verdict was given that it takes back; null where it takes back none. */
  readonly judgedAt: string | null;
}

interface Context extends Input {
  /** What is being judged. */
  readonly judging: Judging;
}

type Event =
  | ({ type: 'flag.judged' } & Judging)
  | { type: 'reopening.confirmed' }
  | { type: 'reopening.cancelled' };

const ofStudent = ({ context: { subjectId, studentId } }: { context: Input }) => ({
  ...{ subject_id: subjectId, student_id: studentId },
});

/** One student and the AI supervisor: dialogues, warnings, errors and the effect, as the address says [SCREEN-141 … SCREEN-145]. */
export const aiSupervisorDetail = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy',
    emitted: {} as Notice,
    children: {} as {
      effects: 'dialogueEffects';
      talks: 'dialogueTalks';
      warnings: 'behaviourRows';
      tips: 'behaviourTips';
      points: 'repeatedPointRows';
    },
  },
  actors: {
    ...{ dialogueEffects, dialogueTalks, behaviourRows, behaviourTips, repeatedPointRows },
    judge: remote(judgeFlag),
  },
  guards: {
    isView: ({ context }, { view }: { view: AssistantView }) => context.view === view,
    isColleagues: (_, { colleague }: Judging) => colleague !== null,
  },
  actions: {
    keepJudging: assign((_, { flagId, verdict, colleague, judgedAt }: Judging) => ({
      judging: { flagId, verdict, colleague, judgedAt },
    })),
    tellJudged: emit(({ context }) =>
      successNotice(`supervision:judged.${context.judging.verdict}`),
    ),
    tellFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
}).createMachine({
  id: 'aiSupervisorDetail',
  context: ({ input }) => ({
    ...input,
    judging: { flagId: 0, verdict: flagStates[0], colleague: null, judgedAt: null },
  }),
  invoke: {
    id: 'effects',
    src: 'dialogueEffects',
    input: ({ context }) => ({ payload: ofStudent({ context }), scope: {} }),
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: { type: 'isView', params: { view: 'warnings' } }, target: 'warnings' },
        { guard: { type: 'isView', params: { view: 'errors' } }, target: 'errors' },
        { guard: { type: 'isView', params: { view: 'effect' } }, target: 'effect' },
        { target: 'dialogues' },
      ],
    },
    dialogues: {
      invoke: {
        id: 'talks',
        src: 'dialogueTalks',
        input: ({ context }) => ({ payload: ofStudent({ context }), scope: {} }),
      },
      initial: 'reading',
      states: {
        reading: {
          on: {
            'flag.judged': [
              {
                guard: { type: 'isColleagues', params: ({ event }) => event },
                target: 'confirming',
                actions: { type: 'keepJudging', params: ({ event }) => event },
              },
              {
                target: 'judging',
                actions: { type: 'keepJudging', params: ({ event }) => event },
              },
            ],
          },
        },
        /** Whether a colleague's verdict is taken back. */
        confirming: {
          on: { 'reopening.confirmed': 'judging', 'reopening.cancelled': 'reading' },
        },
        judging: {
          tags: 'busy',
          invoke: {
            id: 'judge',
            src: 'judge',
            input: ({ context: { subjectId, judging } }) => ({
              ...{ subject_id: subjectId, flag_id: judging.flagId, verdict: judging.verdict },
              judged_at: judging.judgedAt ?? undefined,
            }),
            onDone: { target: 'reading', actions: 'tellJudged' },
            onError: {
              target: 'reading',
              actions: { type: 'tellFailure', params: errorIn },
            },
          },
        },
      },
    },
    warnings: {
      invoke: [
        {
          id: 'warnings',
          src: 'behaviourRows',
          input: ({ context }) => ({ scope: ofStudent({ context }), address: context.address }),
        },
        {
          id: 'tips',
          src: 'behaviourTips',
          input: ({ context }) => ({
            payload: { ...ofStudent({ context }), days: '7' },
            scope: {},
          }),
        },
      ],
    },
    errors: {
      invoke: {
        id: 'points',
        src: 'repeatedPointRows',
        input: ({ context }) => ({ scope: ofStudent({ context }), address: context.address }),
      },
    },
    /** The answer of `effects`, loaded for the page's head. */
    effect: {},
  },
});

type Snapshot = SnapshotFrom<typeof aiSupervisorDetail>;

export const selectScope = ({ context }: Snapshot): Input => context;
export const selectEffects = ({ children }: Snapshot) => children.effects;
export const selectDialogues = ({ children }: Snapshot) => children.talks;
export const selectWarnings = ({ children }: Snapshot) => children.warnings;
export const selectTips = ({ children }: Snapshot) => children.tips;
export const selectPoints = ({ children }: Snapshot) => children.points;
/** The list that the address holds; undefined in a view without one. */
export const selectList = ({ children }: Snapshot) => children.warnings ?? children.points;
/** The verdict that is being sent, and of which flag; null while none is. */
export const selectJudging = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? snapshot.context.judging : null;
/** The colleague whose verdict it is asked to take back; null while it is not asked. */
export const selectAskedColleague = (snapshot: Snapshot) =>
  snapshot.matches({ dialogues: 'confirming' }) ? snapshot.context.judging.colleague : null;
