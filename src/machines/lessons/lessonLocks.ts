import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf, PayloadOf } from '../../contract/call';
import { isUnsure } from '../../contract/failure';
import { type lockTree, previewLocks, setLocks } from '../../contract/lessons';
import { type LockChoice, toggled } from '../../domain/lockChoice';
import { errorIn } from '../parts/failure';
import { answeredNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { courseLocks } from './courseLocks';

export type LockOutcomes = AnswerOf<typeof previewLocks>['students'];
type Wanted = Pick<PayloadOf<typeof setLocks>, 'lock' | 'student_ids'>;

interface Context {
  /** Of which course, and for whom, as the address says. */
  readonly asked: PayloadOf<typeof lockTree>;
  /** What is chosen in the tree. */
  readonly choice: LockChoice;
  /** The chapters and lessons whose parts are in sight, by key. */
  readonly open: readonly string[];
  readonly wanted: Wanted;
  /** What the change would do, or has done; null before. */
  readonly outcomes: LockOutcomes | null;
  /** How many are left out, since they are not the analyst's any more. */
  readonly notYours: number;
}

type Event =
  | ({ type: 'choice.toggled' } & LockChoice)
  | { type: 'choice.cleared' }
  | { type: 'node.switched'; key: string }
  | ({ type: 'change.requested' } & Wanted)
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' }
  | { type: 'outcome.closed' };

const nothing: LockChoice = { lessons: [], cards: [] };

const payloadOf = ({ asked, choice, wanted }: Context): PayloadOf<typeof setLocks> => ({
  ...{ subject_id: asked.subject_id, course_id: asked.course_id, ...wanted },
  ...{ lesson_ids: [...choice.lessons], card_ids: [...choice.cards] },
});

const outcomesIn = ({ event }: { event: { output: AnswerOf<typeof setLocks> } }) => ({
  ...{ outcomes: event.output.students, notYours: event.output.not_yours },
});

/** Locking and unlocking parts of a course: chosen in a tree, looked at before, told of after [SCREEN-053 … SCREEN-056]. */
export const lessonLocks = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context['asked'],
    emitted: {} as Notice,
    children: {} as { tree: 'courseLocks' },
    tags: {} as 'busy',
  },
  actors: { courseLocks, preview: remote(previewLocks), change: remote(setLocks) },
  guards: {
    hasChoice: ({ context: { choice } }, { students }: { students: readonly number[] }) =>
      choice.lessons.length + choice.cards.length > 0 && students.length > 0,
    /** Somebody's lock changes. */
    isEffective: ({ context: { outcomes } }) =>
      outcomes?.some(({ changed }) => changed.length > 0) ?? false,
  },
  actions: {
    toggle: assign(({ context }, part: LockChoice) => ({ choice: toggled(context.choice, part) })),
    forgetChoice: assign({ choice: nothing }),
    switchNode: assign(({ context: { open } }, { key }: { key: string }) => ({
      open: open.includes(key) ? open.filter((one) => one !== key) : [...open, key],
    })),
    keepWanted: assign((_, { lock, student_ids }: Wanted) => ({ wanted: { lock, student_ids } })),
    keepOutcomes: assign((_, kept: Pick<Context, 'outcomes' | 'notYours'>) => kept),
    tellFailure: emit(({ context: { wanted } }, { error }: { error: unknown }): Notice =>
      answeredNotice(
        error,
        `lessons:locks.${wanted.lock}.${isUnsure(error) ? 'unsure' : 'failed'}`,
      ),
    ),
  },
}).createMachine({
  id: 'lessonLocks',
  context: ({ input }) => ({
    ...{ asked: input, choice: nothing, open: [], outcomes: null, notYours: 0 },
    wanted: { lock: 'unlocked', student_ids: [] },
  }),
  invoke: {
    id: 'tree',
    src: 'courseLocks',
    input: ({ context }) => ({ payload: context.asked, scope: {} }),
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'choice.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'choice.cleared': { actions: 'forgetChoice' },
        'node.switched': { actions: { type: 'switchNode', params: ({ event }) => event } },
        'change.requested': {
          guard: { type: 'hasChoice', params: ({ event }) => ({ students: event.student_ids }) },
          target: 'previewing',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        src: 'preview',
        input: ({ context }) => payloadOf(context),
        onDone: { target: 'confirming', actions: { type: 'keepOutcomes', params: outcomesIn } },
        onError: { target: 'choosing', actions: { type: 'tellFailure', params: errorIn } },
      },
    },
    /** What will happen is in sight; nothing has happened yet. */
    confirming: {
      on: {
        'change.confirmed': { guard: 'isEffective', target: 'changing' },
        'change.cancelled': 'choosing',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => payloadOf(context),
        onDone: {
          target: 'changed',
          actions: [{ type: 'keepOutcomes', params: outcomesIn }, 'forgetChoice'],
        },
        // All or nothing: the same can be confirmed once more.
        onError: { target: 'confirming', actions: { type: 'tellFailure', params: errorIn } },
      },
    },
    changed: { on: { 'outcome.closed': 'choosing' } },
  },
});

type Snapshot = SnapshotFrom<typeof lessonLocks>;

export const selectTree = ({ children }: Snapshot) => children.tree;
/** The students whom the address names; none where it names a class. */
export const selectPicked = ({ context }: Snapshot) => context.asked.student_ids ?? nobody;
export const selectChoice = ({ context }: Snapshot) => context.choice;
export const selectOpen = ({ context }: Snapshot) => context.open;
export const selectLock = ({ context }: Snapshot) => context.wanted.lock;
export const selectIsPreviewing = (snapshot: Snapshot) => snapshot.matches('previewing');
export const selectIsChanging = (snapshot: Snapshot) => snapshot.matches('changing');
export const selectIsEffective = (snapshot: Snapshot) =>
  snapshot.matches('changing') || snapshot.can({ type: 'change.confirmed' });
/** What the dialog tells of: a preview, a change that was made, or nothing. */
export function selectDialog(snapshot: Snapshot): 'preview' | 'changed' | null {
  if (snapshot.matches('changed')) return 'changed';
  return snapshot.matches('confirming') || snapshot.matches('changing') ? 'preview' : null;
}
export const selectNotYours = ({ context }: Snapshot) => context.notYours;
export const selectOutcomes = ({ context }: Snapshot) => context.outcomes ?? noOutcomes;
const nobody: readonly number[] = [];
const noOutcomes: LockOutcomes = [];
