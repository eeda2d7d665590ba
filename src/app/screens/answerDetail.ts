import { answerDetail } from '../../machines/answers/answerDetail';
import { AnswerDetailScreen } from '../../ui/answers/AnswerDetailScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: answerDetail,
  view: AnswerDetailScreen,
  input: ({ subjectId, key }) => ({
    payload: { subject_id: subjectId, answer_id: Number(key['answer_id'] ?? 0) },
    scope: {},
  }),
});
