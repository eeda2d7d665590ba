import { answerHistory, selectAnswerRows } from '../../machines/answers/answerHistory';
import { AnswerHistoryScreen } from '../../ui/answers/AnswerHistoryScreen';
import { markingPutAside } from './markingPutAside';
import { screen } from './screen';

export const Screen = markingPutAside(
  screen({
    chart: answerHistory,
    view: AnswerHistoryScreen,
    input: ({ subjectId, query }) => ({ subjectId, address: query }),
    addressed: selectAnswerRows,
  }),
);
