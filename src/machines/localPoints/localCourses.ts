import { emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { ListPage } from '../parts/collection/query';
import { type Notice, successNotice } from '../parts/notice';
import { localCourseRows } from './localCourseRows';
import { localMarkRows } from './localMarkRows';
import { localRestore } from './localRestore';
import { localSummaryRecord } from './localSummaryRecord';

type Context = ListPage;

type Event = { type: 'restore.requested' } | { type: 'restore.cancelled' };

/** Local content: the courses, what is marked in all, and the restore of headquarters' version [SCREEN-146]. */
export const localCourses = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as {
      list: 'localCourseRows';
      summary: 'localSummaryRecord';
      marks: 'localMarkRows';
      form: 'localRestore';
    },
  },
  actors: { localCourseRows, localSummaryRecord, localMarkRows, localRestore },
  actions: {
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    tellRestored: emit((_, { count }: { count: number }) =>
      successNotice('localPoints:restore.done', { count }),
    ),
  },
}).createMachine({
  id: 'localCourses',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'list',
      src: 'localCourseRows',
      input: ({ context: { subjectId, address } }) => ({
        scope: { subject_id: subjectId },
        address,
      }),
    },
    {
      id: 'summary',
      src: 'localSummaryRecord',
      input: ({ context: { subjectId } }) => ({ payload: { subject_id: subjectId }, scope: {} }),
    },
  ],
  initial: 'browsing',
  states: {
    browsing: { on: { 'restore.requested': 'restoring' } },
    /** What would be taken back is in sight; nothing is, until username and password are given. */
    restoring: {
      invoke: [
        {
          id: 'marks',
          src: 'localMarkRows',
          input: ({ context: { subjectId } }) => ({ scope: { subject_id: subjectId } }),
        },
        {
          id: 'form',
          src: 'localRestore',
          input: ({ context: { subjectId } }) => ({ scope: { subject_id: subjectId } }),
          onDone: {
            target: 'browsing',
            actions: [
              {
                type: 'tellRestored',
                params: ({ event }) => ({ count: event.output.answer?.restored_count ?? 0 }),
              },
              'refreshList',
            ],
          },
        },
      ],
      on: { 'restore.cancelled': 'browsing' },
    },
  },
});

type Snapshot = SnapshotFrom<typeof localCourses>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectSummary = ({ children }: Snapshot) => children.summary;
/** What would be taken back; undefined while nobody asks. */
export const selectMarks = ({ children }: Snapshot) => children.marks;
export const selectForm = ({ children }: Snapshot) => children.form;
