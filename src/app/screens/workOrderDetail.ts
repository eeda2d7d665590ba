import { workOrderDetail } from '../../machines/workOrders/workOrderDetail';
import { allowedOrigins } from '../../services/outside';
import { WorkOrderDetailScreen } from '../../ui/workOrders/WorkOrderDetailScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: workOrderDetail,
  view: WorkOrderDetailScreen,
  input: ({ subjectId, key }) => ({
    subjectId,
    sheetCode: key['sheetCode'] ?? '',
    origins: allowedOrigins(),
  }),
});
