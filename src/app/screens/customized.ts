import { customizedRows } from '../../machines/students/customizedRows';
import { CustomizedScreen } from '../../ui/students/CustomizedScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: customizedRows,
  view: CustomizedScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});
