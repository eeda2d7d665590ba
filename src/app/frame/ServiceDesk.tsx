import { serviceDesk } from '../../machines/workOrders/serviceDesk';
import { ServiceDesk as ServiceDeskView } from '../../ui/workOrders/ServiceDesk';
import { useChart } from '../world/useChart';

interface ServiceDeskProps {
  readonly subjectId: number;
  readonly isMember: boolean;
  /** Whether the page has a header to hold its button. */
  readonly isFramed: boolean;
}

/** The service desk of one subject. */
export function ServiceDesk({ isFramed, ...input }: ServiceDeskProps) {
  return <ServiceDeskView actor={useChart(serviceDesk, input)} isInHeader={isFramed} />;
}
