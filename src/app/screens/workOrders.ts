import { selectList, workOrders } from '../../machines/workOrders/workOrders';
import { WorkOrdersScreen } from '../../ui/workOrders/WorkOrdersScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: workOrders,
  view: WorkOrdersScreen,
  input: ({ subjectId, key, query }) => ({
    subjectId,
    isAsked: key['request'] !== undefined,
    address: query,
  }),
  addressed: selectList,
});
