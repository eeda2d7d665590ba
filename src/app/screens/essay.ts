import { personWork } from '../../machines/grading/personWork';
import { EssayScreen } from '../../ui/grading/EssayScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: personWork,
  view: EssayScreen,
  input: ({ subjectId, address }) => ({ subjectId, personId: Number(address['person_id']) }),
});
