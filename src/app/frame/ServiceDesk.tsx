import type { ActorRefFrom } from 'xstate';
import type { studentSearch } from '../../machines/shell/studentSearch';
import { serviceDesk } from '../../machines/workOrders/serviceDesk';
import { ServiceDesk as ServiceDeskView } from '../../ui/workOrders/ServiceDesk';
import { useActs } from './acts';
import { useChart } from '../world/useChart';

interface ServiceDeskProps {
  readonly subjectId: number;
  readonly isMember: boolean;
  /** Whether the page has a header to hold its button. */
  readonly isFramed: boolean;
  /** The search, from which it is opened, too; none where there is no header. */
  readonly search?: ActorRefFrom<typeof studentSearch> | undefined;
}

/** The service desk of one subject. */
export function ServiceDesk({ isFramed, search, ...input }: ServiceDeskProps) {
  const desk = useChart(serviceDesk, input);
  useActs(search, (act) => {
    if (act === 'serviceDesk') desk.send({ type: 'desk.opened' });
  });
  return <ServiceDeskView actor={desk} isInHeader={isFramed} />;
}
