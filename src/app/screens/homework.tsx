import { holds } from '../../domain/permissions';
import { homework, type HomeworkView, selectList } from '../../machines/homework/homework';
import { homeworkDetail, selectPersons } from '../../machines/homework/homeworkDetail';
import { HomeworkDetailScreen } from '../../ui/homework/HomeworkDetailScreen';
import { HomeworkScreen } from '../../ui/homework/HomeworkScreen';
import { screen, type ScreenComponent } from './screen';
import { Screen as AnswerScreen } from './answerWork';
import { Screen as EssayScreen } from './essay';

const viewOf = (asked: string | undefined): HomeworkView =>
  asked === 'student' ? 'student' : 'assignment';

const ListScreen = screen({
  chart: homework,
  view: HomeworkScreen,
  input: ({ subjectId, teacher, key, query }) => ({
    subjectId,
    mayAssign: holds(teacher?.permissions ?? [], 'homeworkManagerPermission'),
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

/** Homework management: one written answer, one person's work, one assignment, or the lists, as the address says. */
export const Screen: ScreenComponent = ({ page }) => {
  if (page.key['answer_id'] !== undefined) return <AnswerScreen page={page} />;
  if (page.key['person_id'] !== undefined) return <EssayScreen page={page} />;
  if (page.key['homework_id'] !== undefined) return <DetailScreen page={page} />;
  return <ListScreen page={page} />;
};
