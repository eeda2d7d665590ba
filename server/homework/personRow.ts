import { eq, sql } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import {
  type HomeworkPersonRow,
  type HomeworkType,
  personStatuses,
  type PersonStatus,
} from '../../src/domain/homework';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { courses, homework, homeworkPersons, lessons, students } from '../db/tables';
import { placeIn, total } from '../page';
import type { Language } from '../words';

/** Persons' homework as rows; all of them until a condition says which. */
export function selectPersons(db: Queries, language: Language) {
  return db
    .select({
      id: homeworkPersons.id,
      homeworkId: homework.id,
      homeworkName: homework.name,
      type: sql<HomeworkType>`${homework.type}`,
      essayTitle: homework.essayTitle,
      courseName: courseName(language),
      lessonName: lessons.name,
      arrangedAt: homework.arrangedAt,
      deadline: homeworkPersons.dueAt,
      assignedDeadline: homework.deadline,
      studentId: students.id,
      studentName: students.name,
      studentUsername: students.username,
      studentGrade: students.grade,
      status: sql<PersonStatus>`${homeworkPersons.status}`,
      completedAt: homeworkPersons.completedAt,
      score: homeworkPersons.score,
      accuracy: homeworkPersons.accuracy,
      revision: homeworkPersons.revision,
      total,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .innerJoin(courses, eq(courses.id, homework.courseId))
    .innerJoin(lessons, eq(lessons.id, homework.lessonId));
}

/** What persons' homework may be sorted by. */
export const personColumns = {
  name: sql`${students.pinyin}`,
  status: placeIn(personStatuses, homeworkPersons.status),
  completed: sql`${homeworkPersons.completedAt}`,
  score: sql`${homeworkPersons.score}`,
  arranged: sql`${homework.arrangedAt}`,
  deadline: homeworkPersons.dueAt,
} as const;

/** A row as it travels [ENTITY-016]. */
export function personRowOf(
  row: Awaited<ReturnType<typeof selectPersons>>[number],
): HomeworkPersonRow {
  return {
    person_id: row.id,
    homework_id: row.homeworkId,
    homework_name: row.homeworkName,
    type: row.type,
    essay_title: row.essayTitle,
    course_name: row.courseName,
    lesson_name: row.lessonName,
    arranged_at: toMoment(row.arrangedAt),
    deadline: toMoment(row.deadline),
    assigned_deadline: toMoment(row.assignedDeadline),
    student_id: row.studentId,
    student_name: row.studentName,
    student_username: row.studentUsername,
    student_grade: row.studentGrade,
    status: row.status,
    completed_at: toMoment(row.completedAt),
    score: row.score,
    accuracy: row.accuracy,
    revision: row.revision,
  };
}
