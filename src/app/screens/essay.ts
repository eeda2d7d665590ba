import { personWork } from '../../machines/grading/personWork';
import { EssayScreen } from '../../ui/grading/EssayScreen';
import { screen } from './screen';
// A correction can be finished without a network: its dialog must not have to be fetched then.
import '../../ui/parts/OpenDialog';

export const Screen = screen({
  chart: personWork,
  view: EssayScreen,
  input: ({ subjectId, key }) => ({ subjectId, personId: Number(key['person_id']) }),
});
