import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { materialInfo } from '../../contract/materials';
import { fileKind } from '../../domain/fileKinds';
import type { MaterialRow } from '../../domain/materials';
import { openable, type Origins } from '../../domain/openable';
import { type Notice, successNotice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { materialEdit } from './materialEdit';

interface Scope {
  readonly origins: Origins;
}

const definition: RecordDefinition<typeof materialInfo, Scope> = {
  ...{ call: materialInfo, mayBeAbsent: true, changes: true },
  concerns: ({ type, id = null }, { payload: { material_id } }) =>
    type === 'material.changed' && (id ?? material_id) === material_id,
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: current, ...states } = recordStates(definition);

type Event = RecordEvent | { type: 'edit.requested' } | { type: 'edit.cancelled' };

/** One material, and the dialog in which its uploader names it and says what it is for [SCREEN-150, ENTITY-025]. */
export const material = setup({
  types: {
    context: {} as RecordContext<typeof materialInfo, Scope>,
    events: {} as Event,
    input: {} as RecordInput<typeof materialInfo, Scope>,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'failed' | 'empty',
    children: {} as { form: 'materialEdit' },
  },
  actors: { ...actors, materialEdit },
  guards: { ...guards, hasUploaded: ({ context: { answer } }) => answer?.is_own ?? false },
  actions: {
    ...actionsFor<Event>(),
    keepSaved: assign(({ context: { answer } }, { saved }: { saved: MaterialRow | null }) => ({
      answer: answer && { ...answer, ...saved },
    })),
    tellSaved: emit(successNotice('materials:edit.saved')),
  },
}).createMachine({
  id: 'material',
  context: ({ input }) => unloaded(input),
  initial: 'finding',
  states: {
    ...states,
    ready: {
      type: 'parallel',
      states: {
        current,
        description: {
          initial: 'shown',
          states: {
            shown: { on: { 'edit.requested': { guard: 'hasUploaded', target: 'editing' } } },
            editing: {
              on: { 'edit.cancelled': 'shown' },
              invoke: {
                id: 'form',
                src: 'materialEdit',
                input: ({ context: { payload, answer } }) => ({
                  scope: { ...payload, version: answer?.version ?? 0, name: answer?.name ?? '' },
                  values: {
                    name: answer?.name ?? '',
                    description: answer?.description ?? '',
                    course_id: String(answer?.course_id ?? 0),
                  },
                  draftKey: `materialEdit.${String(payload.material_id)}`,
                }),
                onDone: {
                  target: 'shown',
                  actions: [
                    { type: 'keepSaved', params: ({ event }) => ({ saved: event.output.answer }) },
                    'keepOvertaken',
                    'tellSaved',
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});

export {
  selectAnswer as selectMaterial,
  selectFailure,
  selectIsAbsent,
  selectIsLoading,
} from '../parts/record';

type Snapshot = SnapshotFrom<typeof material>;

export const selectMayEdit = (snapshot: Snapshot) => snapshot.can({ type: 'edit.requested' });
export const selectForm = ({ children }: Snapshot) => children.form;
/** The course that it belongs to, which may have left the account's students; null where it belongs to none. */
export function selectCourse({ context: { answer } }: Snapshot) {
  const id = answer?.course_id ?? null;
  return id === null ? null : { id, name: answer?.course_name ?? '' };
}
/** Where its bytes are; null where the portal may not open them, or before it is loaded. */
export const selectAddress = ({ context: { answer, scope } }: Snapshot) =>
  answer && openable(answer.address, scope.origins);
/** What can be shown of it; null before it is loaded. */
export const selectKind = ({ context: { answer } }: Snapshot) => answer && fileKind(answer.name);
