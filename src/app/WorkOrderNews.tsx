import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { workOrderNews } from '../machines/workOrders/workOrderNews';
import { WorkOrderNews as WorkOrderNewsView } from '../ui/workOrders/WorkOrderNews';
import { usePortal } from './portalContext';

interface WorkOrderNewsProps {
  readonly subjectId: number;
}

/** The unread work orders of one subject. */
export function WorkOrderNews({ subjectId }: WorkOrderNewsProps) {
  const { connected, inspect } = usePortal();
  const [chart] = useState(() => connected(workOrderNews));
  const [input] = useState({ payload: { subject_id: subjectId } });
  const news = useActorRef(chart, { input, inspect });
  return <WorkOrderNewsView actor={news} />;
}
