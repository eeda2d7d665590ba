import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { UnsubmittedRow } from '../../domain/scores';
import type { ListPage } from '../parts/collection/query';
import { known } from '../parts/known';
import { type Notice, successNotice } from '../parts/notice';
import { examAbsence } from './examAbsence';
import { unsubmittedRows } from './unsubmittedRows';

interface Context extends ListPage {
  readonly student: UnsubmittedRow | null;
}

type Event = { type: 'absence.requested'; student: UnsubmittedRow } | { type: 'absence.cancelled' };

/** Whose scores are missing, and the dialog that says why a student had no exam [SCREEN-133]. */
export const unsubmittedScores = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: ListPage;
    emitted: Notice;
    children: { list: 'unsubmittedRows'; absence: 'examAbsence' };
  },
  actors: { unsubmittedRows, examAbsence },
  actions: {
    keepStudent: assign((_, { student }: { student: UnsubmittedRow }) => ({ student })),
    refresh: sendTo('list', { type: 'refresh.requested' }),
    tellSet: emit(({ context }): Notice =>
      successNotice('scores:absence.done', { name: known(context.student).name }),
    ),
  },
}).createMachine({
  id: 'unsubmittedScores',
  context: ({ input }) => ({ ...input, student: null }),
  invoke: {
    id: 'list',
    src: 'unsubmittedRows',
    input: ({ context: { subjectId, address } }) => ({ scope: { subject_id: subjectId }, address }),
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'absence.requested': {
          target: 'excusing',
          actions: { type: 'keepStudent', params: ({ event }) => event },
        },
      },
    },
    excusing: {
      on: { 'absence.cancelled': 'browsing' },
      invoke: {
        id: 'absence',
        src: 'examAbsence',
        input: ({ context: { subjectId, student } }) => ({
          scope: { subject_id: subjectId, student: known(student) },
          draftKey: `examAbsence.${known(student).student_id}`,
        }),
        onDone: { target: 'browsing', actions: ['tellSet', 'refresh'] },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof unsubmittedScores>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectAbsence = ({ children }: Snapshot) => children.absence;
