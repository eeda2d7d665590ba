import { answerPage } from '../../machines/answers/answerPage';
import { AnswerDetailScreen } from '../../ui/answers/AnswerDetailScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: answerPage,
  view: AnswerDetailScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, answer_id: Number(key['answer_id'] ?? 0) },
  }),
});
