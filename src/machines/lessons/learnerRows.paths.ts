import { classRow, courseRow, learnerRow } from '../../domain/lessons';
import { collectionPaths } from '../parts/collection.paths';
import { sampleList, sampleOf } from '../parts/sample.paths';

const filter = { name: 'grade', change: { grade: [7] } };
const message = { type: 'student.changed' } as const;
const lesson = { lesson_id: 1, name: 'Letters', cards: ['Practice'], learned_count: 3 };
const chapters = [
  { chapter_id: 1, name: 'Unit 1', is_sprint: false, lessons: [lesson] },
  { chapter_id: 2, name: 'Sprint', is_sprint: true, lessons: [] },
];

/** Samples for the paths of a course's students. */
export const courseStudentRowsPaths = collectionPaths({
  ...sampleList(learnerRow, 'student_id', { course: sampleOf(courseRow), chapters }),
  input: { scope: { subject_id: 3, course_id: 301 } },
  filter,
  message,
});

const courses = [{ course_id: 301, name: 'Writing', taken: 4 }];

/** Samples for the paths of a class. */
export const classStudentRowsPaths = collectionPaths({
  ...sampleList(learnerRow, 'student_id', { class: sampleOf(classRow), courses }),
  input: { scope: { subject_id: 2, class_id: 1 } },
  filter,
  message,
});
