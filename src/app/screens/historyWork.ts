import { homeworkHistoryRows } from '../../machines/homework/homeworkHistoryRows';
import { HistoryWorkScreen } from '../../ui/homework/HistoryWorkScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: homeworkHistoryRows,
  view: HistoryWorkScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, student_id: Number(key['student_id']) },
    address: query,
  }),
  addressed: 'itself',
});
