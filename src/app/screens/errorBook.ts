import { errorBookRows } from '../../machines/answers/errorBooks';
import { wrongQuestionDetail } from '../../machines/answers/wrongQuestionDetail';
import { ErrorBookScreen } from '../../ui/answers/ErrorBookScreen';
import { WrongQuestionScreen } from '../../ui/answers/WrongQuestionScreen';
import { screen } from './screen';
import { screenByAddress } from './screenByAddress';

const Book = screen({
  chart: errorBookRows,
  view: ErrorBookScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, student_id: Number(key['student_id'] ?? 0) },
    address: query,
  }),
  addressed: 'itself',
});

const Question = screen({
  chart: wrongQuestionDetail,
  view: WrongQuestionScreen,
  input: ({ subjectId, key }) => ({
    payload: {
      subject_id: subjectId,
      student_id: Number(key['student_id'] ?? 0),
      question_id: Number(key['question_id']),
    },
    scope: {},
  }),
});

/** A student's error book, or one question of it where the address names one. */
export const Screen = screenByAddress([Book, Question], ({ key }) =>
  key['question_id'] === undefined ? Book : Question,
);
