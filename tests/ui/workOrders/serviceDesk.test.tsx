// @vitest-environment happy-dom
import { serviceDesk } from '../../../src/machines/workOrders/serviceDesk';
import { workOrderNews } from '../../../src/machines/workOrders/workOrderNews';
import { ServiceDesk } from '../../../src/ui/workOrders/ServiceDesk';
import { WorkOrderNews } from '../../../src/ui/workOrders/WorkOrderNews';
import { showGallery } from '../gallery';

showGallery(serviceDesk, (actor) => <ServiceDesk actor={actor} />, { elsewhere: ['draft'] });
showGallery(workOrderNews, (actor) => <WorkOrderNews actor={actor} />);
