// @vitest-environment happy-dom
import { workOrderDetail } from '../../../src/machines/workOrders/workOrderDetail';
import { workOrderDetailPaths } from '../../../src/machines/workOrders/workOrderDetail.paths';
import { workOrderRows } from '../../../src/machines/workOrders/workOrderRows';
import { workOrderRowsPaths } from '../../../src/machines/workOrders/workOrderRows.paths';
import { WorkOrderDetailScreen } from '../../../src/ui/workOrders/WorkOrderDetailScreen';
import { WorkOrdersScreen } from '../../../src/ui/workOrders/WorkOrdersScreen';
import { showGallery } from '../gallery';

showGallery({ chart: workOrderRows, paths: workOrderRowsPaths }, (actor) => (
  <WorkOrdersScreen actor={actor} />
));

showGallery({ chart: workOrderDetail, paths: workOrderDetailPaths }, (actor) => (
  <WorkOrderDetailScreen actor={actor} />
));
