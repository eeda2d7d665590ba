import { setup, type SnapshotFrom } from 'xstate';
import type { ListPage } from '../parts/collection/query';
import { dialogueSummary } from './dialogueRecords';
import { dialogueStudentRows } from './dialogueStudentRows';

/** The AI supervisor's assistant: what was flagged in all, and the students whom it is about [SCREEN-140]. */
export const aiSupervisor = setup({
  types: {
    context: {} as ListPage,
    input: {} as ListPage,
    children: {} as { list: 'dialogueStudentRows'; summary: 'dialogueSummary' },
  },
  actors: { dialogueStudentRows, dialogueSummary },
}).createMachine({
  id: 'aiSupervisor',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'list',
      src: 'dialogueStudentRows',
      input: ({ context: { subjectId, address } }) => ({
        ...{ scope: { subject_id: subjectId }, address },
      }),
    },
    {
      id: 'summary',
      src: 'dialogueSummary',
      input: ({ context }) => ({ payload: { subject_id: context.subjectId }, scope: {} }),
    },
  ],
  initial: 'browsing',
  states: { browsing: {} },
});

type Snapshot = SnapshotFrom<typeof aiSupervisor>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectSummary = ({ children }: Snapshot) => children.summary;
