import type { SnapshotFrom } from 'xstate';
import { openWorkOrder } from '../../contract/workOrders';
import { type FileKind, fileKind } from '../../domain/fileKinds';
import { openable, type Origins } from '../../domain/openable';
import { record } from '../parts/record';

/** A file of a work order as the screen shows it. */
export interface ShownFile {
  readonly name: string;
  readonly kind: FileKind;
  /** Null where the portal may not open it. */
  readonly address: string | null;
}

/** One work order: opening it clears its unread mark; changes by the service desk show at once. */
export const workOrderDetail = record<typeof openWorkOrder, { readonly origins: Origins }>({
  id: 'workOrderDetail',
  call: openWorkOrder,
  mayBeAbsent: true,
  concerns: ({ type, id }, { answer }) =>
    type === 'workOrder.changed' && (answer === null || [answer.sheetId, undefined].includes(id)),
});

export {
  selectAnswer as selectOrder,
  selectFailure as selectOrderFailure,
  selectIsAbsent,
  selectIsLoading,
} from '../parts/record';

type Snapshot = SnapshotFrom<typeof workOrderDetail>;

export const selectFiles = ({ context: { answer, scope } }: Snapshot): readonly ShownFile[] =>
  (answer?.sheetFileList ?? []).map(({ fileName, fileUrl }) => ({
    name: fileName,
    kind: fileKind(fileName),
    address: openable(fileUrl, scope.origins),
  }));
