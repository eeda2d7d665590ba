import { and, asc, desc, eq, exists, gte, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { feedbackStudents } from '../../src/contract/feedback';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import { type ClassmateFeedback, classPart } from '../../src/domain/sameClass';
import type { Queries } from '../db/database';
import { classes, classFeedbacks, classStudents, listings, students } from '../db/tables';
import { type Handler, serve } from '../serve';
import { heardBefore, isFeedbackDueNow, lastFeedback } from './due';

/** Whether a student is in a class of the account's own, as a condition. */
const isInClass = (db: Queries, accountId: number, classId: number) =>
  exists(
    db
      .select({ id: classes.id })
      .from(classes)
      .innerJoin(classStudents, eq(classStudents.classId, classes.id))
      .where(
        and(
          eq(classes.id, classId),
          eq(classes.accountId, accountId),
          eq(classStudents.studentId, students.id),
        ),
      ),
  );

/** The latest draft of each student that the account has kept, to be joined. */
const keptDraft = (db: Queries, accountId: number, subjectId: number) =>
  db
    .selectDistinctOn([classFeedbacks.studentId], {
      studentId: classFeedbacks.studentId,
      id: sql<number | null>`${classFeedbacks.id}`.as('draft_id'),
      day: sql<string | null>`nullif(${classFeedbacks.content} ->> 'class_date', '')`.as('day'),
    })
    .from(classFeedbacks)
    .where(
      and(
        eq(classFeedbacks.accountId, accountId),
        eq(classFeedbacks.subjectId, subjectId),
        eq(classFeedbacks.status, 'draft'),
      ),
    )
    .orderBy(classFeedbacks.studentId, desc(classFeedbacks.changedAt), desc(classFeedbacks.id))
    .as('kept_draft');

interface Whose {
  readonly accountId: number;
  readonly subjectId: number;
  readonly studentId: number;
}

/** What an account gave last today to somebody else of a class of its own in which a student is. */
async function givenToClassmate(
  db: Queries,
  { accountId, subjectId, studentId }: Whose,
  now: Date,
): Promise<ClassmateFeedback | null> {
  const own = alias(classStudents, 'own');
  const [last] = await db
    .select({
      ...{ student_name: students.name, username: students.username },
      ...{ content: classFeedbacks.content, submittedAt: classFeedbacks.submittedAt },
    })
    .from(classFeedbacks)
    .innerJoin(students, eq(students.id, classFeedbacks.studentId))
    .where(
      and(
        eq(classFeedbacks.accountId, accountId),
        eq(classFeedbacks.subjectId, subjectId),
        eq(classFeedbacks.status, 'given'),
        ne(classFeedbacks.studentId, studentId),
        gte(classFeedbacks.submittedAt, startOfDay(now)),
        exists(
          db
            .select({ id: classes.id })
            .from(classes)
            .innerJoin(classStudents, eq(classStudents.classId, classes.id))
            .innerJoin(own, eq(own.classId, classes.id))
            .where(
              and(
                eq(classes.accountId, accountId),
                eq(classStudents.studentId, classFeedbacks.studentId),
                eq(own.studentId, studentId),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(classFeedbacks.submittedAt), desc(classFeedbacks.id))
    .limit(1);
  const submittedAt = last?.submittedAt ?? null;
  if (last === undefined || submittedAt === null) return null;
  const { content, submittedAt: _, ...student } = last;
  return { ...student, submitted_at: toMoment(submittedAt), part: classPart.parse(content) };
}

export const feedbackStudentHandlers: readonly Handler[] = [
  // Hidden students are put away: whoever wants to write of one shows them again first.
  serve(feedbackStudents, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, class_id: classId, student_id: studentId } = payload;
    const accountId = session.account.id;
    const last = lastFeedback(db, subjectId);
    const draft = keptDraft(db, accountId, subjectId);
    const isDue = isFeedbackDueNow(last.givenAt, heardBefore(now).toISOString());
    const rows = await db
      .select({
        id: students.id,
        name: students.name,
        username: students.username,
        grade: students.grade,
        pinyin: students.pinyin,
        lastGivenAt: last.givenAt,
        isDue,
        draftId: draft.id,
        draftDay: draft.day,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .leftJoin(last, eq(last.studentId, students.id))
      .leftJoin(draft, eq(draft.studentId, students.id))
      .where(
        and(
          eq(listings.accountId, accountId),
          isNull(listings.hiddenAt),
          classId === undefined ? undefined : isInClass(db, accountId, classId),
        ),
      )
      .orderBy(desc(isDue), asc(students.grade), asc(students.pinyin), asc(students.id));
    return {
      as_of: toMoment(now),
      classmate:
        studentId === undefined
          ? null
          : await givenToClassmate(db, { accountId, subjectId, studentId }, now),
      list: rows.map(({ lastGivenAt, isDue: due, draftId, draftDay, ...student }) => ({
        ...student,
        last_given_at: toMoment(lastGivenAt),
        is_due: due,
        draft: draftId === null ? null : { feedback_id: draftId, class_date: draftDay },
      })),
    };
  }),
];
