// @vitest-environment happy-dom
import { workOrderDetail } from '../../../src/machines/workOrders/workOrderDetail';
import { workOrders } from '../../../src/machines/workOrders/workOrders';
import { WorkOrderDetailScreen } from '../../../src/ui/workOrders/WorkOrderDetailScreen';
import { WorkOrdersScreen } from '../../../src/ui/workOrders/WorkOrdersScreen';
import { showGallery } from '../gallery';

// The draft of the form is shown where forms are.
showGallery(workOrders, (actor) => <WorkOrdersScreen actor={actor} />, { elsewhere: ['draft'] });
showGallery(workOrderDetail, (actor) => <WorkOrderDetailScreen actor={actor} />);
