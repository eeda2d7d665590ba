// @vitest-environment happy-dom
import { workOrderDetail } from '../../../src/machines/workOrders/workOrderDetail';
import { workOrderRows } from '../../../src/machines/workOrders/workOrderRows';
import { WorkOrderDetailScreen } from '../../../src/ui/workOrders/WorkOrderDetailScreen';
import { WorkOrdersScreen } from '../../../src/ui/workOrders/WorkOrdersScreen';
import { showGallery } from '../gallery';

showGallery(workOrderRows, (actor) => <WorkOrdersScreen actor={actor} />);
showGallery(workOrderDetail, (actor) => <WorkOrderDetailScreen actor={actor} />);
