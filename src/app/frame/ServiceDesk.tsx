import { serviceDesk } from '../../machines/workOrders/serviceDesk';
import { ServiceDesk as ServiceDeskView } from '../../ui/workOrders/ServiceDesk';
import { useChart } from '../world/useChart';

interface ServiceDeskProps {
  readonly subjectId: number;
  readonly isMember: boolean;
}

/** The service desk of one subject. */
export function ServiceDesk(input: ServiceDeskProps) {
  return <ServiceDeskView actor={useChart(serviceDesk, input)} />;
}
