import { answerWork } from '../../machines/grading/answerWork';
import { AnswerScreen } from '../../ui/grading/AnswerScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: answerWork,
  view: AnswerScreen,
  input: ({ subjectId, key }) => ({ subjectId, answerId: Number(key['answer_id']) }),
});
