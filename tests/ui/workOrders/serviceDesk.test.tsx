// @vitest-environment happy-dom
import { serviceDesk } from '../../../src/machines/workOrders/serviceDesk';
import { serviceDeskPaths } from '../../../src/machines/workOrders/serviceDesk.paths';
import { workOrderNews } from '../../../src/machines/workOrders/workOrderNews';
import { workOrderNewsPaths } from '../../../src/machines/workOrders/workOrderNews.paths';
import { workOrderPreview } from '../../../src/machines/workOrders/workOrderRows';
import { workOrderPreviewPaths } from '../../../src/machines/workOrders/workOrderRows.paths';
import { ServiceDesk } from '../../../src/ui/workOrders/ServiceDesk';
import { WorkOrderNews } from '../../../src/ui/workOrders/WorkOrderNews';
import { showGallery } from '../gallery';

showGallery(
  {
    chart: serviceDesk,
    paths: serviceDeskPaths,
    parts: { workOrderPreview: { chart: workOrderPreview, paths: workOrderPreviewPaths } },
  },
  (actor) => <ServiceDesk actor={actor} />,
);

showGallery({ chart: workOrderNews, paths: workOrderNewsPaths }, (actor) => (
  <WorkOrderNews actor={actor} />
));
