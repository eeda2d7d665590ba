import { assertEvent, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { ApplicationDecision, ApplicationRow } from '../../domain/approvals';
import type { Address } from '../parts/collection/query';
import { type Notice, successNotice } from '../parts/notice';
import { applicationDecision } from './applicationDecision';
import { applicationRows } from './applicationRows';

interface Context {
  readonly subjectId: number;
  /** What the list begins with. */
  readonly address: Address;
}

type Event =
  | { type: 'decision.requested'; application: ApplicationRow; decision: ApplicationDecision }
  | { type: 'decision.cancelled' };

/** Class-hour approval: the applications, and the dialog that decides on one [SCREEN-127]. */
export const approvals = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as { list: 'applicationRows'; form: 'applicationDecision' },
  },
  actors: { applicationRows, applicationDecision },
  actions: {
    refresh: sendTo('list', { type: 'refresh.requested' }),
    tellDecided: emit((_, { isApproved }: { isApproved: boolean }) =>
      successNotice(`approvals:decided.${isApproved ? 'approved' : 'rejected'}`),
    ),
  },
}).createMachine({
  id: 'approvals',
  context: ({ input }) => input,
  invoke: {
    id: 'list',
    src: 'applicationRows',
    input: ({ context: { subjectId, address } }) => ({
      scope: { subject_id: subjectId },
      address,
    }),
  },
  initial: 'browsing',
  states: {
    browsing: { on: { 'decision.requested': 'deciding' } },
    deciding: {
      on: { 'decision.cancelled': { target: 'browsing', actions: 'refresh' } },
      invoke: {
        id: 'form',
        src: 'applicationDecision',
        input: ({ context: { subjectId }, event }) => {
          assertEvent(event, 'decision.requested');
          const { application, decision } = event;
          return { scope: { subject_id: subjectId, application, decision } };
        },
        onDone: {
          target: 'browsing',
          actions: [
            {
              type: 'tellDecided',
              params: ({ event }) => ({ isApproved: event.output.answer?.status === 'approved' }),
            },
            'refresh',
          ],
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof approvals>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectForm = ({ children }: Snapshot) => children.form;
