import { holds } from '../../domain/permissions';
import { homework, type HomeworkView, selectList } from '../../machines/homework/homework';
import { homeworkDetail } from '../../machines/homework/homeworkDetail';
import { selectPersons } from '../../machines/homework/homeworkDetail.selectors';
import { homeworkQuestionRows } from '../../machines/homework/homeworkQuestionRows';
import { HomeworkDetailScreen } from '../../ui/homework/HomeworkDetailScreen';
import { HomeworkQuestionsScreen } from '../../ui/homework/HomeworkQuestionsScreen';
import { HomeworkScreen } from '../../ui/homework/HomeworkScreen';
import { idsIn } from '../routing/ids';
import { markingPutAside } from './markingPutAside';
import { screen } from './screen';
import { screenByAddress } from './screenByAddress';
import { Screen as AnswerScreen } from './answerWork';
import { Screen as EssayScreen } from './essay';
import { Screen as ReadyScreen } from './readyGradings';

const viewOf = (asked: string | undefined): HomeworkView =>
  asked === 'student' ? 'student' : 'assignment';

const ListScreen = screen({
  chart: homework,
  view: HomeworkScreen,
  input: ({ subjectId, teacher, key, query }) => ({
    subjectId,
    mayAssign: holds(teacher?.permissions ?? [], 'homeworkManagerPermission'),
    chosen: idsIn(key['assign']),
    view: viewOf(key['view']),
    address: query,
  }),
  addressed: selectList,
});

const DetailScreen = screen({
  chart: homeworkDetail,
  view: HomeworkDetailScreen,
  input: ({ subjectId, key, query }) => ({
    subjectId,
    homeworkId: Number(key['homework_id']),
    address: query,
  }),
  addressed: selectPersons,
});

const QuestionsScreen = screen({
  chart: homeworkQuestionRows,
  view: HomeworkQuestionsScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, homework_id: Number(key['homework_id']) },
    address: query,
  }),
  addressed: 'itself',
});

/** Homework management: one written answer, one person's work, one assignment by student or question, gradings put aside, or the lists, as the address says. */
export const Screen = markingPutAside(
  screenByAddress(
    [AnswerScreen, EssayScreen, DetailScreen, QuestionsScreen, ReadyScreen, ListScreen],
    ({ key }) => {
      if (key['answer_id'] !== undefined) return AnswerScreen;
      if (key['person_id'] !== undefined) return EssayScreen;
      if (key['view'] === 'ready') return ReadyScreen;
      if (key['homework_id'] === undefined) return ListScreen;
      return key['view'] === 'question' ? QuestionsScreen : DetailScreen;
    },
  ),
);
