import { lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import { mostRounds } from '../../domain/foundationTime';
import { holds } from '../../domain/permissions';
import { campusFeatures } from '../../domain/roles';
import { subjectIds } from '../../domain/subjects';
import {
  chineseCourseRows,
  englishCourseRows,
  foundationCourseRows,
} from '../../machines/foundation/foundationCourseRows';
import { foundationRows, processRows } from '../../machines/foundation/foundationRows';
import { roundComparison } from '../../machines/foundation/roundComparison';
import { weeklyDuration } from '../../machines/foundation/weeklyDuration';
import {
  ChineseCoursesScreen,
  EnglishCoursesScreen,
  FoundationCoursesScreen,
} from '../../ui/foundation/FoundationCoursesScreen';
import { FoundationScreen } from '../../ui/foundation/FoundationScreen';
import { ProcessScreen } from '../../ui/foundation/ProcessScreen';
import { RoundsScreen } from '../../ui/foundation/RoundsScreen';
import { WeeklyDurationScreen } from '../../ui/foundation/WeeklyDurationScreen';
import { type Page, screen, type ScreenComponent } from './screen';
import { screenByAddress } from './screenByAddress';

/** Who may have the foundation's tables as files [ROLE-066]. */
const mayExport = ({ teacher }: Page) =>
  holds(teacher?.permissions ?? [], 'operationManagerPermission');

const listOf = (page: Page) => ({
  scope: {
    subject_id: page.subjectId,
    may_export: mayExport(page),
    sees_boards: page.teacher !== null && campusFeatures(page.teacher).contest,
  },
  address: page.query,
});

const list = { input: listOf, addressed: 'itself' } as const;

const Students = screen({ ...list, chart: foundationRows, view: FoundationScreen });
const Process = screen({ ...list, chart: processRows, view: ProcessScreen });
const Courses = screen({ ...list, chart: foundationCourseRows, view: FoundationCoursesScreen });
const Chinese = screen({ ...list, chart: chineseCourseRows, view: ChineseCoursesScreen });
const English = screen({ ...list, chart: englishCourseRows, view: EnglishCoursesScreen });

const courses: Readonly<Record<number, ScreenComponent>> = {
  [subjectIds.chinese]: Chinese,
  [subjectIds.english]: English,
};

/** Victory is large, so it is loaded once there are weeks to draw. */
const WeekChart = lazy(async () => ({
  default: (await import('../../ui/parts/foundation/WeekChart')).WeekChart,
}));

const Weeks = screen({
  chart: weeklyDuration,
  view: ({ actor }: { actor: ActorRefFrom<typeof weeklyDuration> }) => (
    <WeeklyDurationScreen actor={actor} chart={WeekChart} />
  ),
  input: (page) => ({
    payload: { subject_id: page.subjectId },
    scope: { mayExport: mayExport(page) },
  }),
});

const Rounds = screen({
  chart: roundComparison,
  view: ({ actor }: { actor: ActorRefFrom<typeof roundComparison> }) => (
    <RoundsScreen actor={actor} chart={WeekChart} />
  ),
  input: (page) => ({
    ...{ subjectId: page.subjectId, studentId: Number(page.key['student_id']) },
    ...{ most: mostRounds.comparison, mayExport: mayExport(page) },
  }),
});

/** The foundation by student, course, round or week, as `view` says; the table of courses is that of the subject. */
export const Screen = screenByAddress(
  [Students, Courses, Chinese, English, Process, Rounds, Weeks],
  ({ key, subjectId }) => {
    const view = key['view'];
    if (view === 'courses') return courses[subjectId] ?? Courses;
    if (view === 'rounds') return key['student_id'] === undefined ? Process : Rounds;
    return view === 'weeks' ? Weeks : Students;
  },
);
