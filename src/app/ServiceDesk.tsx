import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { serviceDesk } from '../machines/workOrders/serviceDesk';
import { ServiceDesk as ServiceDeskView } from '../ui/workOrders/ServiceDesk';
import { usePortal } from './portalContext';

interface ServiceDeskProps {
  readonly subjectId: number;
  readonly isMember: boolean;
}

/** The service desk of one subject; where it shows is decided by whoever shows it. */
export function ServiceDesk(input: ServiceDeskProps) {
  const { connected, inspect } = usePortal();
  const [chart] = useState(() => connected(serviceDesk));
  const desk = useActorRef(chart, { input, inspect });
  return <ServiceDeskView actor={desk} />;
}
