import { assign, emit, sendParent, setup, type SnapshotFrom } from 'xstate';
import type { SessionRecord } from '../../domain/sessionRecord';
import { local } from '../parts/local';
import { type Notice, warningNotice } from '../parts/notice';

interface Context {
  readonly record: SessionRecord | null;
}

type Event =
  | { type: 'record.attached' }
  | { type: 'record.left' }
  /** The form shows a draft that was sent with this record. */
  | { type: 'record.restored'; record: SessionRecord }
  | { type: 'list.toggled' }
  | { type: 'file.requested' };

/** The event that the form receives: the attached record, or null. */
export interface RecordChosen {
  type: 'record.chosen';
  record: SessionRecord | null;
}

/** Offers the record of the portal's last transitions: to read, to save as a file, and to attach to the form. */
export const recordOffer = setup({
  types: {} as { context: Context; events: Event; emitted: Notice; tags: 'busy' | 'empty' },
  actors: { readRecord: local('record.read'), saveRecord: local('record.save') },
  guards: { hasRecord: (_, { record }: Context) => record !== null },
  actions: {
    keepRecord: assign((_, { record }: Context) => ({ record })),
    tellAttached: sendParent(({ context }): RecordChosen => ({
      type: 'record.chosen',
      record: context.record,
    })),
    tellLeft: sendParent((): RecordChosen => ({ type: 'record.chosen', record: null })),
    tellFailure: emit(warningNotice('feedback:record.notSaved')),
  },
}).createMachine({
  id: 'recordOffer',
  context: { record: null },
  initial: 'reading',
  on: {
    'record.restored': {
      target: '.offered.choice.attached',
      actions: { type: 'keepRecord', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readRecord',
        src: 'readRecord',
        onDone: [
          {
            guard: { type: 'hasRecord', params: ({ event }) => ({ record: event.output }) },
            target: 'offered',
            actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
          },
          { target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    nothing: { tags: 'empty' },
    offered: {
      type: 'parallel',
      states: {
        choice: {
          initial: 'left',
          states: {
            left: { on: { 'record.attached': { target: 'attached', actions: 'tellAttached' } } },
            attached: { on: { 'record.left': { target: 'left', actions: 'tellLeft' } } },
          },
        },
        list: {
          initial: 'closed',
          states: {
            closed: { on: { 'list.toggled': 'open' } },
            open: { on: { 'list.toggled': 'closed' } },
          },
        },
        file: {
          initial: 'idle',
          states: {
            idle: { on: { 'file.requested': 'saving' } },
            saving: {
              invoke: {
                id: 'saveRecord',
                src: 'saveRecord',
                input: ({ context }) => ({ record: context.record }),
                onDone: 'idle',
                onError: { target: 'idle', actions: 'tellFailure' },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof recordOffer>;

/** The record; null while it is read, and where there is none. */
export const selectRecord = ({ context }: Snapshot) => context.record;
export const selectIsAttached = (snapshot: Snapshot) =>
  snapshot.matches({ offered: { choice: 'attached' } });
export const selectIsListed = (snapshot: Snapshot) =>
  snapshot.matches({ offered: { list: 'open' } });
