import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { id as idField, listOf, oneOf, subjectId, wholeList } from '../../contract/fields';
import { setStudentStatus, studentExport, studentList } from '../../contract/students';
import { grades } from '../../domain/grades';
import {
  activities,
  earlierHealthWords,
  formalEnrolments,
  healthLevels,
  learningStatuses,
  type ListingStatus,
  starRatings,
  studentLists,
  type StudentRow,
  type StudentSort,
  studentSorts,
  trialMarkings,
} from '../../domain/students';
import { collection } from '../parts/collection';
import {
  type Address,
  type FiltersOf,
  ordered,
  type Query,
  queryRules,
} from '../parts/collection/query';
import type { RowRequest } from '../parts/collection/types';

interface Scope {
  readonly subject_id: number;
}

const refusedWords = { refused: 'students:change.refused' };

/** One thing that can be set on students. */
function status(to: ListingStatus) {
  return {
    call: setStudentStatus,
    payload: ({ ids, scope }: RowRequest<number, Scope>) => ({
      subject_id: scope.subject_id,
      student_ids: [...ids],
      status: to,
    }),
    refused: ({ outcomes }: AnswerOf<typeof setStudentStatus>) =>
      outcomes.filter(({ outcome }) => outcome === 'refused').map(({ student_id }) => student_id),
    words: refusedWords,
  };
}

const filters = {
  list: z._default(oneOf(studentLists), 'responsible'),
  activity: z._default(listOf(activities), []),
  health: z._default(listOf(healthLevels, earlierHealthWords), []),
  stars: z._default(listOf(starRatings), []),
  status: z._default(listOf(learningStatuses), []),
  grade: z._default(wholeList(grades[0], grades.length), []),
  course: z.optional(idField),
  class: z.optional(idField),
  formal: z.optional(oneOf(formalEnrolments)),
  trial: z.optional(oneOf(trialMarkings)),
};

/** A choice of two as the calls want it; nothing chosen does not filter. */
const as = <Word extends string>(chosen: Word | undefined, yes: Word) =>
  chosen === undefined ? undefined : chosen === yes;

/** The query as the calls want it. */
function asked({ filters: set, search, sort }: Query<FiltersOf<typeof filters>, StudentSort>) {
  return {
    list: set.list,
    keyword: search,
    activity: set.activity,
    health: set.health,
    stars: set.stars,
    learning_status: set.status,
    grade: set.grade,
    course_id: set.course,
    class_id: set.class,
    formal: as(set.formal, 'enrolled'),
    auditioned: as(set.trial, 'marked'),
    ...ordered(sort),
  };
}

const rules = { filters, always: ['list'], sortable: studentSorts } as const;
const { addressToQuery } = queryRules(rules);

/** What the calls are asked for the list that an address names. */
export const listAt = (address: Address) => asked(addressToQuery(address));

/** The students that the analyst sees, in one of their lists. */
export const studentRows = collection({
  id: 'studentRows',
  scope: { subject_id: subjectId },
  ...rules,
  call: studentList,
  payload: ({ query, scope }) => ({
    ...scope,
    ...asked(query),
    page: query.page,
    page_size: query.pageSize,
  }),
  idOf: (row: StudentRow) => row.student_id,
  exports: {
    call: studentExport,
    payload: ({ query, scope }) => ({ ...scope, ...asked(query) }),
  },
  changes: {
    pinned: { ...status('pinned'), undo: 'unpinned' },
    unpinned: { ...status('unpinned'), undo: 'pinned' },
    hidden: { ...status('hidden'), undo: 'visible' },
    visible: { ...status('visible'), undo: 'hidden' },
    auditioned: {
      ...status('auditioned'),
      words: { ...refusedWords, done: 'students:change.auditioned' },
    },
  },
  concerns: ({ type }) => type === 'student.changed',
});
