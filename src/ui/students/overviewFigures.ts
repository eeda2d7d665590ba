import type { TFunction } from 'i18next';
import { classPage } from '../../domain/addresses';
import { mistakeDays } from '../../domain/home';
import type { StudentRow } from '../../domain/students';
import type { selectCourses } from '../../machines/students/studentDetail';
import type { StudentNumbers } from '../../machines/students/studentOverview';
import type { Dates } from '../parts/dates';
import { levelPage, type StudentPage } from './studentPages';

interface Known extends Pick<Dates, 'moment' | 'day'> {
  readonly numbers: StudentNumbers;
  readonly student: StudentRow;
  readonly courses: ReturnType<typeof selectCourses>;
  readonly page: StudentPage;
  readonly t: TFunction<'students'>;
}

interface Figure {
  readonly id: string;
  readonly name: string;
  readonly value: string | number;
  /** The list whose total it is, or the page that decides it. */
  readonly to: string;
}

function feedbackWords({ numbers: { feedback }, t, day }: Known): string {
  const { last_given_at: last, is_due: isDue } = feedback;
  if (last === null) return t(isDue ? 'overview.due' : 'overview.notDue');
  return t(isDue ? 'overview.dueSince' : 'overview.given', { day: day(last) });
}

function waiting(known: Known): Figure[] {
  const { numbers, courses, student, page, t } = known;
  const { homework, answers_to_grade: toGrade } = numbers;
  const figure = (id: string, value: string | number, to: string) => ({
    ...{ id, value, to, name: t(`overview.${id}`) },
  });
  const ofHomework = (filter: Readonly<Record<string, string>>) =>
    page({ view: 'homework', ...filter });
  return [
    ...courses
      .filter(({ stage }) => stage === 'levelEnd')
      .map(({ course_id: id, name }) => ({
        ...figure('levelEnd', name, levelPage(page, id)),
        id: `levelEnd.${String(id)}`,
      })),
    figure('toBeCorrected', homework.toBeCorrected, ofHomework({ status: 'toBeCorrected' })),
    ...(toGrade.length === 0
      ? []
      : [figure('toGrade', toGrade.length, page({ view: 'history', answers: toGrade.join(',') }))]),
    figure('incomplete', homework.incomplete, ofHomework({ status: 'incomplete' })),
    figure('overdue', homework.overdue, ofHomework({ overdue: 'lately' })),
    figure(
      'feedback',
      feedbackWords(known),
      `/classFeedback/index?student_id=${String(student.student_id)}`,
    ),
  ];
}

function going({ numbers, student, page, t, moment }: Known): Figure[] {
  const { total_minutes: total, effective_minutes: effective } = numbers.study;
  return [
    {
      ...{ id: 'lastStudy', name: t('overview.lastStudy'), to: page({ view: 'history' }) },
      value: student.last_active_at === null ? t('never') : moment(student.last_active_at),
    },
    {
      ...{ id: 'study', name: t('overview.study'), to: page({ view: 'studyTime' }) },
      value: t('overview.minutes', { total, effective }),
    },
    {
      ...{ id: 'mistakes', name: t('overview.mistakes', { count: mistakeDays }) },
      value: numbers.mistake_count,
      to: page({ view: 'history', outcome: 'wrong', days: String(mistakeDays) }),
    },
    {
      ...{ id: 'wrongQuestions', name: t('overview.wrongQuestions') },
      value: numbers.wrong_question_count,
      to: page({ view: 'errorBook' }),
    },
  ];
}

function coinWords({ numbers: { coins }, t }: Known): string | number {
  const { status, reason, coin_cnt: own, held_cnt: held } = coins;
  const words = held === 0 ? own : t('overview.coinsHeld', { coins: own, held });
  if (status === 'normal') return words;
  return t('overview.coinsFrozen', { coins: words, reason: reason ?? t('detail.none') });
}

function standing(known: Known): Figure[] {
  const { numbers, student, courses, page, t } = known;
  const id = String(student.student_id);
  return [
    ...numbers.classes.map(({ class_id: classId, name }) => ({
      ...{ id: `class.${String(classId)}`, name: t('overview.classes'), value: name },
      to: classPage(classId),
    })),
    ...courses.map(({ course_id: courseId, name, level }) => ({
      ...{ id: `level.${String(courseId)}`, name, value: t('overview.atLevel', { level }) },
      to: levelPage(page, courseId),
    })),
    ...(numbers.book_version === null
      ? []
      : [
          {
            ...{ id: 'bookVersion', name: t('overview.bookVersion') },
            value: t(`lessons:version.${numbers.book_version}`),
            to: page({ view: 'lockUnlock' }),
          },
        ]),
    {
      ...{ id: 'mode', name: t('overview.mode'), to: page({ view: 'foundationMode' }) },
      value: student.foundation_type ?? t('detail.none'),
    },
    {
      ...{ id: 'coins', name: t('overview.coins') },
      value: coinWords(known),
      to: `/crystal/list?choiceTab=records&student_id=${id}`,
    },
  ];
}

/** Everything that the overview of a student says, part by part. */
export const overviewFigures = (known: Known) => [
  { part: 'waits', figures: waiting(known) },
  { part: 'goes', figures: going(known) },
  { part: 'stands', figures: standing(known) },
];
