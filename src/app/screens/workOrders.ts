import { workOrderRows } from '../../machines/workOrders/workOrderRows';
import { WorkOrdersScreen } from '../../ui/workOrders/WorkOrdersScreen';
import { inside } from '../routing/address';
import { screen } from './screen';

export const Screen = screen({
  chart: workOrderRows,
  view: WorkOrdersScreen,
  input: ({ subjectId, address }) => ({
    scope: { subject_id: subjectId },
    address: inside(address),
  }),
  addressed: 'itself',
});
