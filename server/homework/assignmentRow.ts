import { and, count, eq, ne, sql } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import type {
  AssignmentStatus,
  HomeworkRow,
  HomeworkType,
  StatusCounts,
} from '../../src/domain/homework';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { accounts, cards, courses, homework, homeworkCandidates, lessons } from '../db/tables';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { countAll, countDone } from './counts';

/** For how many of the students whom an account sees arranging an assignment failed. */
function failedCount(db: Queries, accountId: Given<number>) {
  const failed = db
    .select({ count: count() })
    .from(homeworkCandidates)
    .where(
      and(
        eq(homeworkCandidates.homeworkId, homework.id),
        ne(homework.status, 'arranging'),
        sql`${homeworkCandidates.outcome} is distinct from 'assignable'`,
        isSeen(db, accountId, homeworkCandidates.studentId),
      ),
    );
  return sql<number>`(${failed})`.mapWith(Number);
}

/** Assignments as an account sees them; all of them until a condition says which. */
export function selectAssignments(db: Queries, accountId: Given<number>, language: Language) {
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
      assignedBy: accounts.realName,
      failedCount: failedCount(db, accountId),
    })
    .from(homework)
    .innerJoin(accounts, eq(accounts.id, homework.accountId))
    .innerJoin(courses, eq(courses.id, homework.courseId))
    .innerJoin(lessons, eq(lessons.id, homework.lessonId))
    .innerJoin(cards, eq(cards.id, homework.cardId));
}

export type Assignment = Awaited<ReturnType<typeof selectAssignments>>[number];

/** A row as it travels [ENTITY-015], with how its persons stand whom the account sees. */
export function homeworkRowOf(row: Assignment, counts: StatusCounts): HomeworkRow {
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
    assigned_by: row.assignedBy,
    counts,
    completed_count: countDone(counts),
    total_count: countAll(counts),
    failed_count: row.failedCount,
  };
}
