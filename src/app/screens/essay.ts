import { personWork } from '../../machines/grading/personWork';
import { EssayScreen } from '../../ui/grading/EssayScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: personWork,
  view: EssayScreen,
  input: ({ subjectId, key }) => ({ subjectId, personId: Number(key['person_id']) }),
});
