import { workOrderNews } from '../../machines/workOrders/workOrderNews';
import { WorkOrderNews as WorkOrderNewsView } from '../../ui/workOrders/WorkOrderNews';
import { useChart } from '../world/useChart';

/** The unread work orders of one subject. */
export function WorkOrderNews({ subjectId }: { readonly subjectId: number }) {
  const news = useChart(workOrderNews, { payload: { subject_id: subjectId } });
  return <WorkOrderNewsView actor={news} />;
}
