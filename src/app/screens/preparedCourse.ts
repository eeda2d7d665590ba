import { type PreparationKind, testAccounts } from '../../domain/preparation';
import { practice } from '../../machines/preparation/practice';
import { preparedCourse } from '../../machines/preparation/preparedCourse';
import { preparedQuestion } from '../../machines/preparation/preparedQuestion';
import { preparedQuestionRows } from '../../machines/preparation/preparedQuestionRows';
import { PracticeScreen } from '../../ui/preparation/PracticeScreen';
import { PreparedCourseScreen } from '../../ui/preparation/PreparedCourseScreen';
import { PreparedQuestionScreen } from '../../ui/preparation/PreparedQuestionScreen';
import { PreparedQuestionsScreen } from '../../ui/preparation/PreparedQuestionsScreen';
import { type Page, screen } from './screen';
import { screenByAddress } from './screenByAddress';

const courseOf = ({ key }: Page) => Number(key['course_id'] ?? 0);

/** A course of a kind as a graph, its questions, one of them, or the practice with one, as `view` says. */
function courseScreen(kind: PreparationKind) {
  const scopeOf = (page: Page) => ({
    ...{ subject_id: page.subjectId, course_id: courseOf(page), kind },
  });
  const payloadOf = (page: Page) => ({
    ...{ ...scopeOf(page), question_id: Number(page.key['question_id'] ?? 0) },
  });

  const Graph = screen({
    chart: preparedCourse,
    view: PreparedCourseScreen,
    input: (page) => ({
      ...{ subjectId: page.subjectId, courseId: courseOf(page), kind, address: page.query },
    }),
    addressed: 'itself',
  });

  const Questions = screen({
    chart: preparedQuestionRows,
    view: PreparedQuestionsScreen,
    input: (page) => ({ scope: scopeOf(page), address: page.query }),
    addressed: 'itself',
  });

  const Question = screen({
    chart: preparedQuestion,
    view: PreparedQuestionScreen,
    input: (page) => ({ payload: payloadOf(page), scope: {} }),
  });

  const Practice = screen({
    chart: practice,
    view: PracticeScreen,
    input: (page) => ({
      payload: {
        ...payloadOf(page),
        test_account: testAccounts.find((one) => one === page.key['test_account']) ?? 'A',
      },
      scope: {},
    }),
  });

  return screenByAddress([Graph, Questions, Question, Practice], ({ key }) => {
    switch (key['view']) {
      case 'questions':
        return Questions;
      case 'question':
        return Question;
      case 'practice':
        return Practice;
      default:
        return Graph;
    }
  });
}

/** A course that is taught, and a new one that is being polished. */
export const taught = courseScreen('taught');
export const polishing = courseScreen('polishing');
