import { and, count, eq, sql } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import type { AssignmentStatus, HomeworkRow, HomeworkType } from '../../src/domain/homework';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { cards, courses, homework, homeworkPersons, lessons } from '../db/tables';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { doneCount, standing } from './counts';

/** How the persons of one assignment stand, of those whom the account sees. */
function standingOf(db: Queries, accountId: number) {
  return db
    .select({
      counts: standing.as('counts'),
      done: doneCount.as('done'),
      all: count().as('all_persons'),
    })
    .from(homeworkPersons)
    .where(
      and(
        eq(homeworkPersons.homeworkId, homework.id),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    )
    .as('standing');
}

/** Assignments as rows, with how their persons stand; all of them until a condition says which. */
export function selectAssignments(db: Queries, accountId: number, language: Language) {
  const persons = standingOf(db, accountId);
  return db
    .select({
      id: homework.id,
      name: homework.name,
      type: sql<HomeworkType>`${homework.type}`,
      essayTitle: homework.essayTitle,
      courseId: homework.courseId,
      courseName: courseName(language),
      lessonId: homework.lessonId,
      lessonName: lessons.name,
      cardId: homework.cardId,
      cardName: cards.name,
      status: sql<AssignmentStatus>`${homework.status}`,
      arrangedAt: homework.arrangedAt,
      deadline: homework.deadline,
      withdrawnAt: homework.withdrawnAt,
      isOwn: sql<boolean>`${eq(homework.accountId, accountId)}`,
      counts: persons.counts,
      done: persons.done,
      all: persons.all,
    })
    .from(homework)
    .innerJoin(courses, eq(courses.id, homework.courseId))
    .innerJoin(lessons, eq(lessons.id, homework.lessonId))
    .innerJoin(cards, eq(cards.id, homework.cardId))
    .crossJoinLateral(persons);
}

/** A row as it travels [ENTITY-015]. */
export function homeworkRowOf(
  row: Awaited<ReturnType<typeof selectAssignments>>[number],
): HomeworkRow {
  return {
    homework_id: row.id,
    name: row.name,
    type: row.type,
    essay_title: row.essayTitle,
    course_id: row.courseId,
    course_name: row.courseName,
    lesson_id: row.lessonId,
    lesson_name: row.lessonName,
    card_id: row.cardId,
    card_name: row.cardName,
    status: row.status,
    arranged_at: toMoment(row.arrangedAt),
    deadline: toMoment(row.deadline),
    withdrawn_at: toMoment(row.withdrawnAt),
    is_own: row.isOwn,
    counts: row.counts,
    completed_count: row.done,
    total_count: row.all,
  };
}
