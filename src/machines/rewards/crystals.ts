import { assign, emit, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import type { rewardCrystals } from '../../contract/crystals';
import { ascending } from '../../domain/ascending';
import type { CrystalRow } from '../../domain/crystals';
import type { ListPage } from '../parts/collection/query';
import { draft } from '../parts/draft';
import { type Notice, notYoursNotice, successNotice } from '../parts/notice';
import { beginRequest, requestBegun, type Sending } from '../parts/sending';
import { crystalDeduction } from './crystalDeduction';
import { crystalReward } from './crystalReward';
import { crystalRows } from './crystalRows';
import { crystalSecurity } from './crystalSecurity';
import { rewardMessages } from './rewardMessages';

/** What is to be deducted, as typed. */
interface Deduction {
  readonly crystals: string;
  readonly reason: string;
}

interface Context extends ListPage, Sending {
  /** Whom a reward is for; `students` are those of them that are in sight. */
  readonly ids: readonly number[];
  /** Whom the open dialog is about. */
  readonly students: readonly CrystalRow[];
  /** How many crystals there are to give. */
  readonly stock: number;
  readonly deduction: Deduction;
}

interface Reward {
  readonly ids: readonly number[];
  readonly students: readonly CrystalRow[];
  readonly stock: number;
}

interface Rewarded {
  readonly values: { readonly crystals: string };
  readonly answer: AnswerOf<typeof rewardCrystals> | null;
}

type Event =
  | ({ type: 'reward.requested' } & Reward)
  | { type: 'deduction.requested'; students: readonly CrystalRow[] }
  | { type: 'dialog.closed' };

const nothing: Deduction = { crystals: '', reason: '' };

/**
 * Crystals: the students' own, and the dialogs that give and deduct them. A deduction is written first, and done
 * once username and password are given; who goes back from there finds it as it was written, and whoever loads the page
 * anew there finds its draft. Username and password are never kept.
 */
export const crystals = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ListPage,
    emitted: {} as Notice,
    tags: {} as 'busy',
    children: {} as {
      list: 'crystalRows';
      reward: 'crystalReward';
      deduction: 'crystalDeduction';
      draft: 'draft';
      security: 'crystalSecurity';
      messages: 'rewardMessages';
    },
  },
  actors: {
    ...{ crystalRows, crystalReward, crystalDeduction, crystalSecurity, rewardMessages },
    draft,
  },
  guards: {
    hasStudents: (_, { ids }: { ids: readonly number[] }) => ids.length > 0,
  },
  actions: {
    keepReward: assign((_, { ids, students, stock }: Reward) => ({
      ...{ ids: ascending(ids), students, stock },
    })),
    keepStudents: assign((_, { students }: { students: readonly CrystalRow[] }) => ({
      ...{ students, deduction: nothing, unanswered: undefined, requestId: undefined },
    })),
    /** Written as before it is the same act, whether or not it was sent without an answer [CALL-215]. */
    keepDeduction: assign(({ context }, { deduction }: { deduction: Deduction }) => ({
      deduction,
      unanswered: isSame(context.deduction, deduction) ? context.requestId : undefined,
    })),
    [beginRequest]: assign(({ context }) => requestBegun(context)),
    removeDraft: sendTo('draft', { type: 'draft.removed' }),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    clearSelection: sendTo('list', { type: 'selection.cleared' }),
    tellRewarded: enqueueActions(({ enqueue }, { values, answer }: Rewarded) => {
      const gone = answer?.not_yours ?? 0;
      enqueue.emit(rewardedNotice(answer?.names ?? [], Number(values.crystals)));
      const notice = notYoursNotice(gone);
      if (notice !== null) enqueue.emit(notice);
    }),
    tellDeducted: emit(({ context: { students, deduction } }) =>
      successNotice('rewards:crystalSecurity.done', {
        ...{ name: students[0]?.name ?? '', count: Number(deduction.crystals) },
      }),
    ),
  },
}).createMachine({
  id: 'crystals',
  context: ({ input }) => ({ ...input, ids: [], students: [], stock: 0, deduction: nothing }),
  invoke: {
    id: 'list',
    src: 'crystalRows',
    input: ({ context: { subjectId, address } }) => ({ scope: { subject_id: subjectId }, address }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'reward.requested': {
          guard: { type: 'hasStudents', params: ({ event }) => event },
          target: 'rewarding',
          actions: { type: 'keepReward', params: ({ event }) => event },
        },
        'deduction.requested': {
          target: 'deducting',
          actions: { type: 'keepStudents', params: ({ event }) => event },
        },
      },
    },
    rewarding: {
      on: { 'dialog.closed': { target: 'browsing', actions: 'refresh' } },
      invoke: [
        {
          id: 'messages',
          src: 'rewardMessages',
          input: ({ context: { subjectId } }) => ({ subjectId }),
        },
        {
          id: 'reward',
          src: 'crystalReward',
          input: ({ context: { subjectId, ids, students, stock } }) => ({
            scope: { subject_id: subjectId, student_ids: [...ids], students: [...students], stock },
            draftKey: `crystalReward.${ids.join('.')}`,
          }),
          onDone: {
            target: 'browsing',
            actions: [
              { type: 'tellRewarded', params: ({ event }) => event.output },
              'clearSelection',
              'refresh',
            ],
          },
        },
      ],
    },
    deducting: {
      on: { 'dialog.closed': { target: 'browsing', actions: 'refresh' } },
      invoke: {
        id: 'deduction',
        src: 'crystalDeduction',
        input: ({ context: { subjectId, students, deduction } }) => ({
          scope: { subject_id: subjectId, student: firstOf(students) },
          values: deduction,
          draftKey: draftOf(students),
          isTyped: deduction.reason !== '',
        }),
        onDone: {
          target: 'confirming',
          actions: [
            { type: 'keepDeduction', params: ({ event }) => ({ deduction: event.output.values }) },
            beginRequest,
          ],
        },
      },
    },
    confirming: {
      initial: 'proving',
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context: { students, deduction } }) => ({
          ...{ key: draftOf(students), content: deduction },
        }),
        onDone: { target: 'browsing', actions: 'refresh' },
      },
      states: {
        proving: {
          on: { 'dialog.closed': '#crystals.deducting' },
          invoke: {
            id: 'security',
            src: 'crystalSecurity',
            input: ({ context: { subjectId, students, deduction, requestId } }) => ({
              scope: {
                ...{ subject_id: subjectId, student: firstOf(students) },
                ...{ crystals: Number(deduction.crystals), reason: deduction.reason },
              },
              requestId,
            }),
            onDone: { target: 'tidying', actions: 'tellDeducted' },
          },
        },
        tidying: { tags: 'busy', entry: 'removeDraft' },
      },
    },
  },
});

/** How many names a notice has room for. */
const namesTold = 3;

/** Who got how many crystals each. */
function rewardedNotice(names: readonly string[], count: number): Notice {
  const key = names.length > namesTold ? 'doneMore' : names.length > 1 ? 'doneEach' : 'done';
  return successNotice(`rewards:crystalReward.${key}`, {
    ...{ names: names.slice(0, namesTold).join(' · '), count },
    more: Math.max(0, names.length - namesTold),
  });
}

const isSame = (one: Deduction, other: Deduction) =>
  one.crystals === other.crystals && one.reason === other.reason;

/** Where what is written of a deduction is kept. */
const draftOf = (students: readonly CrystalRow[]) =>
  `crystalDeduction.${firstOf(students).student_id}`;

function firstOf([student]: readonly CrystalRow[]): CrystalRow {
  if (student === undefined) throw new Error('no student was chosen');
  return student;
}

type Snapshot = SnapshotFrom<typeof crystals>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectReward = ({ children }: Snapshot) => children.reward;
export const selectDeductionForm = ({ children }: Snapshot) => children.deduction;
export const selectSecurity = ({ children }: Snapshot) => children.security;
