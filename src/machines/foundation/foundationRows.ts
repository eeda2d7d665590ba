import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { listOf, oneOf, subjectId, wholeList } from '../../contract/fields';
import { remindFoundation, studentStatExport, studentStatList } from '../../contract/foundation';
import {
  foundationLists,
  foundationReminder,
  foundationPart,
  type FoundationSort,
  foundationSorts,
  type FoundationStudentRow,
} from '../../domain/foundationTime';
import { grades } from '../../domain/grades';
import { healthLevels } from '../../domain/students';
import { collection } from '../parts/collection';
import { type FiltersOf, ordered, type Query } from '../parts/collection/query';

const filters = {
  list: z._default(oneOf(foundationLists), 'all'),
  health: z._default(listOf(healthLevels), []),
  grade: z._default(wholeList(grades[0], grades.length), []),
};

interface Question {
  readonly query: Query<FiltersOf<typeof filters>, FoundationSort>;
  readonly scope: { readonly subject_id: number };
}

const asked = ({ query, scope }: Question) => ({
  subject_id: scope.subject_id,
  ...{ type: query.filters.list, health: query.filters.health, grade: query.filters.grade },
  ...{ keyword: query.search, ...ordered(query.sort) },
});

type Results = AnswerOf<typeof remindFoundation>['results'];

const shared = {
  scope: { subject_id: subjectId, may_export: z.boolean(), sees_boards: z.boolean() },
  filters,
  always: ['list'],
  sortable: foundationSorts,
  call: studentStatList,
  payload: (question: Question) => ({
    ...asked(question),
    ...{ page: question.query.page, page_size: question.query.pageSize },
  }),
  idOf: ({ student_id }: FoundationStudentRow) => student_id,
  exports: {
    call: studentStatExport,
    payload: (question: Question) => ({
      ...asked(question),
      ...{ page: question.query.page, page_size: foundationPart },
    }),
    inParts: true,
  },
  concerns: ({ type }: { readonly type: string }) => type === 'student.changed',
} as const;

/** The analyst's students with their foundation's time and results [SCREEN-103, SCREEN-104, SCREEN-109, SCREEN-112]. */
export const foundationRows = collection({
  ...shared,
  id: 'foundationRows',
  asks: true,
  changes: {
    reminded: {
      call: remindFoundation,
      payload: ({ ids, scope }) => ({ subject_id: scope.subject_id, student_ids: [...ids] }),
      refused: ({ results }: { results: Results }) =>
        results.filter(({ outcome }) => outcome !== 'sent').map(({ student_id }) => student_id),
      report: ({ results }: { results: Results }) =>
        results.map(({ student_id: id, outcome }) => ({ id, outcome })),
      words: { done: 'students:reminding.outcome.sent' },
    },
  },
});

/** Where the round of each of them stands, with columns and a file of its own [SCREEN-110, SCREEN-112]. */
export const processRows = collection({ ...shared, id: 'processRows' });

type Snapshot = SnapshotFrom<typeof foundationRows>;
type Process = SnapshotFrom<typeof processRows>;

/** Whether the account may export the list [ROLE-066]. */
export const selectMayExport = ({ context }: Pick<Snapshot | Process, 'context'>) =>
  context.scope.may_export;
/** Whether somebody in sight can be reminded, or was today. */
export const selectHasReminders = ({ context }: Snapshot) =>
  context.rows.some((row) => foundationReminder(row) !== null);
/** Whether the account may see the contest boards [ROLE-069, ROLE-091]. */
export const selectSeesBoards = ({ context }: Snapshot) => context.scope.sees_boards;
/** Whether the list may hold students who have not begun. */
export const selectIsRemindable = ({ context }: Snapshot) =>
  ['all', 'notActivated'].includes(context.query.filters.list);
