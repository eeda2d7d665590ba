import { superviseBoardPoll } from '../../machines/supervision/superviseBoardPoll';
import { SuperviseBoardScreen } from '../../ui/supervision/SuperviseBoardScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: superviseBoardPoll,
  view: SuperviseBoardScreen,
  input: ({ subjectId }) => ({ payload: { subject_id: subjectId } }),
});
