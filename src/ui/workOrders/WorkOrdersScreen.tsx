import type { ActorRefFrom } from 'xstate';
import type { workOrderRows } from '../../machines/workOrders/workOrderRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { workOrderColumns } from './workOrderColumns';

interface WorkOrdersScreenProps {
  readonly actor: ActorRefFrom<typeof workOrderRows>;
}

const statuses: Readonly<Record<string, string>> = { '1': 'inProgress', '2': 'completed' };

const words = {
  label: 'title',
  values: { status: (code: string) => `status.${statuses[code] ?? code}` },
};

/** What the analyst has asked the service desk: all of it, what is in progress, or what is completed. */
export function WorkOrdersScreen({ actor }: WorkOrdersScreenProps) {
  return <ListScreen actor={actor} columns={workOrderColumns} tabs="status" words={words} />;
}
