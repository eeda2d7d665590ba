import * as answers from '../../../src/contract/answers';
import * as boards from '../../../src/contract/boards';
import type { Call, PayloadOf } from '../../../src/contract/call';
import * as foundation from '../../../src/contract/foundation';
import { foundationCourses } from '../../../src/contract/foundationCourses';
import * as grading from '../../../src/contract/grading';
import * as home from '../../../src/contract/home';
import * as homework from '../../../src/contract/homework';
import { redpoint } from '../../../src/contract/redpoint';
import * as reports from '../../../src/contract/reports';
import { studentInfo, studentOverview, studentStudyTime } from '../../../src/contract/student';
import * as students from '../../../src/contract/students';
import { historyPart } from '../../../src/domain/answers';
import { foundationPart } from '../../../src/domain/foundationTime';

/** What an analyst looks at: one of the students, homework, answers and classes of the subject. */
export interface Scene {
  readonly subject_id: number;
  readonly student_id: number;
  readonly class_id: number;
  readonly homework_id: number;
  readonly person_id: number;
  readonly answer_id: number;
  readonly question_id: number;
  /** The last page of the students, 20 a page. */
  readonly last: number;
  readonly from: string;
  readonly to: string;
}

/** A call that is measured, and the time that it may take alone, in ms. */
export interface Measured {
  readonly what: string;
  readonly call: Call;
  readonly payload: object;
  readonly most: number;
}

/** A page's call holds this alone, and `crowded` for 99 of 100 with 20 connections, in ms. */
const alone = 30;
export const crowded = 250;

function measured<C extends Call>(call: C, payload: PayloadOf<C>, note = '', most = alone) {
  return { what: `${call.path}${note === '' ? '' : `, ${note}`}`, call, payload, most };
}

const paging = { page: 1, page_size: 20 };

/** The reading calls of home, homework, students, answers, reports and foundation. */
export function callsOf(scene: Scene): readonly Measured[] {
  const { subject_id, student_id, class_id, homework_id, person_id, answer_id, question_id } =
    scene;
  const subject = { subject_id };
  const student = { subject_id, student_id };
  const list = { subject_id, list: 'responsible' as const };
  const filters = { ...subject, types: [], module: [], outcome: [], pace: [], cause: [] };
  const history = { ...filters, ...paging };
  const exported = { ...filters, days: '90' as const, size: historyPart };
  const board = { ...subject, board: 'competition' as const };
  const days = { from: scene.from, to: scene.to };
  return [
    measured(home.homeSummary, subject),
    measured(redpoint, { ...subject, user_token: 'x' }),
    measured(home.todoList, subject),
    measured(home.attentionList, subject),
    measured(home.recentLessons, subject),
    measured(home.latestReports, subject),
    measured(home.studyWeek, subject),
    measured(homework.homeworkSummary, { ...subject, ...paging }),
    measured(
      homework.homeworkSummary,
      { ...subject, ...paging, status: ['toBeCorrected'] },
      'status',
    ),
    measured(homework.homeworkPersons, { ...subject, homework_id, ...paging }),
    measured(homework.homeworkByStudent, { ...subject, ...paging }),
    measured(homework.homeworkOfStudent, { ...student, ...paging }),
    measured(homework.homeworkInfo, { ...subject, person_id }),
    measured(homework.checkHomeworkStatus, { ...subject, homework_id }),
    measured(students.studentList, { ...list, ...paging }),
    measured(students.studentList, { ...list, ...paging, page: scene.last }, 'last page'),
    measured(students.studentList, { ...list, ...paging, co_owned: true }, 'co-owned'),
    measured(students.studentExport, list),
    measured(students.studentNeighbours, { ...list, student_id }),
    measured(studentInfo, student),
    measured(studentOverview, student),
    measured(studentStudyTime, { ...student, span: 'month' }),
    measured(answers.errorBookStudents, { ...subject, ...paging }),
    measured(answers.errorBookList, { ...student, ...paging }),
    measured(answers.errorBookInfo, { ...student, question_id }),
    measured(answers.historyFilters, subject),
    measured(answers.historyList, { ...history, student_id, days: '90' }, 'student', 50),
    measured(answers.historyList, { ...history, days: '7' }, 'everybody'),
    measured(answers.historyExport, { ...exported, student_id }, 'student'),
    measured(answers.historyExport, { ...exported, after: answer_id }, 'everybody', 250),
    measured(answers.historyInfo, { ...subject, answer_id }),
    measured(grading.subjectiveList, { ...subject, ...paging }),
    measured(grading.gradingPlace, { ...subject, kind: 'answer', id: answer_id }),
    measured(reports.reportTargets, { ...subject, who: 'student', days: '7', ...paging }),
    measured(reports.reportRows, { ...student, view: 'daily', days: '30', ...paging }),
    measured(
      reports.reportRows,
      { ...subject, class_id, view: 'student', days: '60', ...paging },
      'class',
      300,
    ),
    measured(foundation.studentStatList, { ...subject, ...paging }),
    measured(foundation.studentStatExport, { ...subject, page: 1, page_size: foundationPart }),
    measured(foundation.foundationStudyData, { ...subject, ...days }),
    measured(foundation.foundationOfStudent, student),
    measured(foundationCourses, { ...student, ...paging }),
    measured(foundation.foundationRecord, student),
    measured(foundation.foundationQuotas, subject),
    measured(foundation.healthStat, subject),
    measured(boards.boardInfo, board),
    measured(boards.boardStudentList, { ...board, ...paging }),
    measured(boards.boardTeacherScoreList, { ...board, ...paging }),
  ];
}
