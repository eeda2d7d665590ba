import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { id, oneOf, subjectId } from '../../contract/fields';
import { homeworkOfStudent, homeworkPersons } from '../../contract/homework';
import {
  type AssignmentPersonRow,
  type HomeworkPersonRow,
  homeworkTypes,
  isNotHandedIn,
  overdueTimes,
  personStatuses,
} from '../../domain/homework';
import { collection } from '../parts/collection';
import { ordered } from '../parts/collection/query';

/** The students of one assignment, each with how far they are. */
export const assignmentPersonRows = collection({
  id: 'assignmentPersonRows',
  scope: { subject_id: subjectId, homework_id: id },
  filters: { status: z.optional(oneOf(personStatuses)) },
  tab: 'status',
  sortable: ['name', 'status', 'completed', 'score'],
  call: homeworkPersons,
  payload: ({ query: { filters, search, sort, page, pageSize }, scope }) => ({
    ...scope,
    keyword: search,
    status: filters.status === undefined ? [] : [filters.status],
    ...ordered(sort),
    page,
    page_size: pageSize,
  }),
  idOf: (row: AssignmentPersonRow) => row.person_id,
  ticks: ({ status }) => isNotHandedIn(status),
  exports: true,
  // A reminder changes the student, not the homework.
  concerns: ({ type }) => type === 'homework.changed' || type === 'student.changed',
});

/** The homework of one student [SCREEN-040]. */
export const studentHomeworkRows = collection({
  id: 'studentHomeworkRows',
  scope: { subject_id: subjectId, student_id: id },
  filters: {
    type: z.optional(oneOf(homeworkTypes)),
    status: z.optional(oneOf(personStatuses)),
    overdue: z.optional(oneOf(overdueTimes)),
  },
  tab: 'status',
  sortable: ['arranged', 'deadline', 'status'],
  call: homeworkOfStudent,
  payload: ({ query: { filters, search, sort, page, pageSize }, scope }) => ({
    ...scope,
    keyword: search,
    type: filters.type,
    status: filters.status === undefined ? [] : [filters.status],
    overdue: filters.overdue,
    ...ordered(sort),
    page,
    page_size: pageSize,
  }),
  idOf: (row: HomeworkPersonRow) => row.person_id,
  exports: true,
  concerns: ({ type }) => type === 'homework.changed',
});

/** Whose homework it is. */
export const selectStudentOf = ({ context }: SnapshotFrom<typeof studentHomeworkRows>) =>
  context.scope.student_id;
