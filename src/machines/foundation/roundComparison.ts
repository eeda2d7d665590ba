import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { foundationBatches } from '../../contract/foundationCourses';
import { isAboutStudent } from '../../contract/socket';
import { type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { type Notice, warningNotice } from '../parts/notice';
import { record } from '../parts/record';
import type { Told } from '../parts/record/types';
import { watchingStates } from '../parts/record/watching';
import { stageOf } from '../parts/stage';
import { watch } from './watched';

type Rounds = AnswerOf<typeof foundationBatches>;

interface RoundsInput {
  readonly subjectId: number;
  readonly studentId: number;
  /** How many rounds are shown side by side at most. */
  readonly most: number;
  /** Whether the account may have them as a file [ROLE-066]. */
  readonly mayExport: boolean;
}

interface Context extends RoundsInput {
  readonly answer: Rounds | null;
  /** The rounds that the person has chosen; null leaves it to the latest ones. */
  readonly chosen: readonly number[] | null;
  readonly failure: ShownFailure | null;
}

type Event =
  | Told<Rounds>
  | { type: 'load.retried' }
  | { type: 'rounds.chosen'; batches: readonly number[] };

/** The rounds of one student's foundation, always up to date. */
export const roundsWatch = record({
  id: 'roundsWatch',
  call: foundationBatches,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
  tells: true,
});

const told = ({ event }: { event: { answer: Rounds } }) => event.answer;

/** Compares rounds of one student's foundation, the latest ones unless others are chosen [SCREEN-110, CONST-043, CONST-044]. */
export const roundComparison = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RoundsInput;
    emitted: Notice;
    tags: 'busy' | 'failed';
    children: { watch: 'watch' };
  },
  actors: { watch: roundsWatch },
  guards: {
    hasRoom: ({ context: { most } }, { batches }: { batches: readonly number[] }) =>
      batches.length <= most,
  },
  actions: {
    keepAnswer: assign((_, answer: Rounds) => ({ answer, failure: null })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepChosen: assign((_, { batches }: { batches: readonly number[] }) => ({ chosen: batches })),
    reload: sendTo('watch', { type: 'load.retried' }),
    tellFull: emit(({ context: { most } }) =>
      warningNotice('foundation:rounds.full', { count: most }),
    ),
  },
}).createMachine({
  id: 'roundComparison',
  context: ({ input }) => ({ ...input, answer: null, chosen: null, failure: null }),
  invoke: watch,
  initial: 'loading',
  states: {
    ...watchingStates({ target: 'ready', actions: { type: 'keepAnswer', params: told } }),
    ready: {
      on: {
        'watch.told': { actions: { type: 'keepAnswer', params: told } },
        'rounds.chosen': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => event },
            actions: { type: 'keepChosen', params: ({ event }) => event },
          },
          { actions: 'tellFull' },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof roundComparison>;

export const selectStage = (snapshot: Snapshot) =>
  stageOf(snapshot, ['loading', 'loadFailed'], 'ready');
export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectMost = ({ context }: Snapshot) => context.most;
/** Whether the account may have them as a file [ROLE-066]. */
export const selectMayExport = ({ context }: Snapshot) => context.mayExport;
/** Whose rounds they are; null until it is known. */
export const selectStudent = ({ context }: Snapshot) => context.answer?.student ?? null;
/** Every round of the student, the newest first. */
export const selectRounds = ({ context }: Snapshot) => context.answer?.list ?? none;
const none: readonly never[] = [];
/** The numbers of the rounds that are compared, as they were chosen; null for the latest ones. */
export const selectChosen = ({ context }: Snapshot) => context.chosen;
