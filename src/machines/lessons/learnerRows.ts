import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { id, subjectId, wholeList } from '../../contract/fields';
import { classStudentList, courseStudents } from '../../contract/courses';
import { grades } from '../../domain/grades';
import type { LearnerRow } from '../../domain/lessons';
import { collection } from '../parts/collection';
import { asked } from '../parts/collection/asked';

const listed = {
  filters: { grade: z._default(wholeList(grades[0], grades.length), []) },
  exports: true,
  concerns: ({ type }: { type: string }) => type === 'student.changed',
} as const;
const idOf = ({ student_id }: LearnerRow) => student_id;

/** The chapters of a course, with how many have learned each lesson. */
export type CourseChapters = AnswerOf<typeof courseStudents>['chapters'];

/** A class and the courses that its students take. */
export type ClassCourses = Pick<AnswerOf<typeof classStudentList>, 'class' | 'courses'>;

/** A course, its outline, and the account's students in it with how far each is [ROUTE-034]. */
export const courseStudentRows = collection({
  ...{ ...listed, id: 'courseStudentRows', scope: { subject_id: subjectId, course_id: id }, idOf },
  filters: { ...listed.filters, lesson: z.optional(id) },
  call: courseStudents,
  payload: ({ query: { filters, search, page, pageSize }, scope }) => ({
    ...{ ...scope, grade: filters.grade, lesson_id: filters.lesson },
    ...{ keyword: search, page, page_size: pageSize },
  }),
});

/** A class: its students, and the courses that they take [ROUTE-052]. */
export const classStudentRows = collection({
  ...{ ...listed, id: 'classStudentRows', scope: { subject_id: subjectId, class_id: id }, idOf },
  call: classStudentList,
  payload: asked,
});
