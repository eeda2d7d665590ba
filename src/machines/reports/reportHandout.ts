import { setup, type SnapshotFrom } from 'xstate';
import type { PayloadOf } from '../../contract/call';
import type { reportSheets as sheetsCall } from '../../contract/reports';
import { reportLink } from './reportLink';
import { reportSheets } from './reportSheets';

interface Input {
  readonly payload: PayloadOf<typeof sheetsCall>;
}

/** What parents are given: the reports as they are printed, and of one student a link as well. */
export const reportHandout = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    children: {} as { sheets: 'reportSheets'; link: 'reportLink' },
  },
  actors: { reportSheets, reportLink },
  guards: {
    isOfStudent: ({ context: { payload } }) => payload.student_id !== undefined,
  },
}).createMachine({
  id: 'reportHandout',
  context: ({ input }) => input,
  invoke: {
    id: 'sheets',
    src: 'reportSheets',
    input: ({ context: { payload } }) => ({ payload, scope: {} }),
  },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isOfStudent', target: 'ofStudent' }, { target: 'ofClass' }],
    },
    ofClass: {},
    ofStudent: {
      invoke: {
        id: 'link',
        src: 'reportLink',
        input: ({ context }) => {
          const { class_id: _, student_id = 0, ...payload } = context.payload;
          return { payload: { ...payload, student_id }, scope: {} };
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof reportHandout>;

export const selectSheets = ({ children }: Snapshot) => children.sheets;
export const selectLink = ({ children }: Snapshot) => children.link;
export const selectIsOfStudent = ({ context }: Snapshot) =>
  context.payload.student_id !== undefined;
