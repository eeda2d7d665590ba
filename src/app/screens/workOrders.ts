import { workOrderRows } from '../../machines/workOrders/workOrderRows';
import { WorkOrdersScreen } from '../../ui/workOrders/WorkOrdersScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: workOrderRows,
  view: WorkOrdersScreen,
  input: ({ subjectId, query }) => ({
    scope: { subject_id: subjectId },
    address: query,
  }),
  addressed: 'itself',
});
