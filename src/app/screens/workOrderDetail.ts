import { workOrderDetail } from '../../machines/workOrders/workOrderDetail';
import { allowedOrigins } from '../../services/allowedAddresses';
import { WorkOrderDetailScreen } from '../../ui/workOrders/WorkOrderDetailScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: workOrderDetail,
  view: WorkOrderDetailScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, sheetCode: key['sheetCode'] ?? '' },
    scope: { origins: allowedOrigins() },
  }),
});
