import type { Reminder } from '../../domain/home';
import type { AssignmentPersonRow, HomeworkPersonRow, HomeworkRow } from '../../domain/homework';
import { collectionPaths } from '../parts/collection.paths';
import { sampleHomework } from './homeworkRows.paths';

/** One student's homework, of no real school. */
export const samplePerson: HomeworkPersonRow = {
  person_id: 7,
  homework_id: 41,
  homework_name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_name: 'Chinese 7',
  lesson_name: 'Lesson 1',
  arranged_at: '2026-11-18T09:00:00+08:00',
  deadline: '2026-11-27T20:00:00+08:00',
  assigned_deadline: '2026-11-27T20:00:00+08:00',
  student_id: 5,
  student_name: 'Ann',
  student_username: 'ann',
  student_grade: 8,
  status: 'corrected',
  completed_at: '2026-11-20T19:30:00+08:00',
  score: 92,
  accuracy: 0.925,
  revision: 3,
};
const waiting = { status: 'toBeCorrected', score: null, accuracy: null } as const;
const missing = { ...waiting, status: 'incomplete', completed_at: null } as const;

/** More than a page of them. */
const rows: HomeworkPersonRow[] = Array.from({ length: 21 }, (_, index) => ({
  ...samplePerson,
  ...[{}, waiting, missing][index % 3],
  person_id: index + 1,
}));

/** A reminder of today, of other homework. */
export const sampleReminder: Reminder = {
  ...{ by: 'Zhou', at: '2026-11-20T10:00:00+08:00' },
  ...{ kind: 'homework', homework_name: 'Fractions' },
};

/** The same with today's reminders: one of those who are missing has one. */
export const sampleAssigned: AssignmentPersonRow[] = rows.map((row) => ({
  ...row,
  student_id: row.person_id,
  reminded: row.person_id === 3 ? sampleReminder : null,
}));

const sample = {
  ids: [1, 2] as const,
  filter: { name: 'status', change: { status: 'corrected' } },
  column: 'status',
  pageSize: 50,
  message: { type: 'homework.changed' },
} as const;
const answer = { list: rows, total: rows.length, as_of: '2026-11-20T14:30:00+08:00' };
const homework: HomeworkRow = sampleHomework;

/** Samples for the paths of the students of one assignment. */
export const assignmentPersonRowsPaths = collectionPaths({
  // Who has not handed in can be ticked.
  ...{ ...sample, ids: [3, 6] as const, rows: sampleAssigned },
  input: { scope: { subject_id: 3, homework_id: 41 } },
  answer: {
    ...answer,
    list: sampleAssigned,
    homework,
    reminding: { missing_count: 2, waiting_count: 2, last: null },
    counts: sampleHomework.counts,
    given_counts: sampleHomework.counts,
  },
});

/** Samples for the paths of one student's homework. */
export const studentHomeworkRowsPaths = collectionPaths({
  ...{ ...sample, rows },
  input: { scope: { subject_id: 3, student_id: 5 } },
  answer: { ...answer, counts: sampleHomework.counts },
});
