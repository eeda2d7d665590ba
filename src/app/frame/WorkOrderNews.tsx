import { workOrderNews } from '../../machines/workOrders/workOrderNews';
import { WorkOrderNews as WorkOrderNewsView } from '../../ui/workOrders/WorkOrderNews';
import { useChart } from '../world/useChart';

interface WorkOrderNewsProps {
  readonly subjectId: number;
}

/** The unread work orders of one subject. */
export function WorkOrderNews({ subjectId }: WorkOrderNewsProps) {
  const news = useChart(workOrderNews, { payload: { subject_id: subjectId } });
  return <WorkOrderNewsView actor={news} />;
}
