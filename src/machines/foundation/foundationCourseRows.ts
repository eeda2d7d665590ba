import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { listOf, oneOf, subjectId, wholeList } from '../../contract/fields';
import {
  foundationCourseExport,
  foundationCourses,
  foundationCoursesChinese,
} from '../../contract/foundationCourses';
import {
  courseLists,
  type CourseSort,
  courseSorts,
  courseStates,
  type FoundationCourseRow,
} from '../../domain/foundationTime';
import { grades } from '../../domain/grades';
import { courseLevels } from '../../domain/lessons';
import { healthLevels } from '../../domain/students';
import { collection } from '../parts/collection';
import { type FiltersOf, ordered, type Query } from '../parts/collection/query';

const filters = {
  list: z._default(oneOf(courseLists), 'all'),
  state: z.optional(oneOf(courseStates)),
  health: z._default(listOf(healthLevels), []),
  grade: z._default(wholeList(grades[0], grades.length), []),
  level: z._default(wholeList(courseLevels.lowest, courseLevels.highest), []),
};

interface Question {
  readonly query: Query<FiltersOf<typeof filters>, CourseSort>;
  readonly scope: { readonly subject_id: number };
}

const asked = ({ query, scope }: Question) => {
  const { list, ...narrowed } = query.filters;
  return {
    ...{ subject_id: scope.subject_id, type: list, ...narrowed },
    ...{ keyword: query.search, ...ordered(query.sort) },
  };
};

const paged = (question: Question) => ({
  ...asked(question),
  ...{ page: question.query.page, page_size: question.query.pageSize },
});

const shared = {
  scope: { subject_id: subjectId, may_export: z.boolean() },
  filters,
  always: ['list'],
  sortable: courseSorts,
  payload: paged,
  idOf: ({ id: row }: FoundationCourseRow) => row,
  exports: { call: foundationCourseExport, payload: asked },
  concerns: ({ type }: { readonly type: string }) => type === 'student.changed',
} as const;

/** The students' foundation courses with time and results [SCREEN-105, SCREEN-108]. */
export const foundationCourseRows = collection({
  ...shared,
  id: 'foundationCourseRows',
  call: foundationCourses,
});

/** The Chinese variant: with what was recited and read [SCREEN-106]. */
export const chineseCourseRows = collection({
  ...shared,
  id: 'chineseCourseRows',
  call: foundationCoursesChinese,
});

/** The English variant: with the levels of primary English, and the time of reciting words [SCREEN-107]. */
export const englishCourseRows = collection({
  ...shared,
  id: 'englishCourseRows',
  call: foundationCourses,
});

/** Whether the account may export the courses [ROLE-066]. */
export const selectMayExport = ({ context }: SnapshotFrom<typeof foundationCourseRows>) =>
  context.scope.may_export;
