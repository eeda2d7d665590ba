import { selectList, workOrders } from '../../machines/workOrders/workOrders';
import { WorkOrdersScreen } from '../../ui/workOrders/WorkOrdersScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: workOrders,
  view: WorkOrdersScreen,
  input: ({ subjectId, query }) => ({ subjectId, address: query }),
  addressed: selectList,
});
