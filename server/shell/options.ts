import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import {
  cardOptions,
  courseOptions,
  lessonOptions,
  studentOptions,
} from '../../src/contract/options';
import { courseName } from '../courseName';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import { cards, courses, enrolments, lessons, listings, students } from '../db/tables';
import { outcomesOf } from '../homework/outcomes';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandCourse, isCourseSeen } from '../students/seen';
import type { Language } from '../words';

/** Whether a student takes a course, as a condition. */
function takes(db: Queries, courseId: number) {
  return exists(
    db
      .select({ studentId: enrolments.studentId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.studentId, students.id),
          eq(enrolments.courseId, courseId),
          isNull(enrolments.leftAt),
        ),
      ),
  );
}

/** Demands a card of a course. */
async function demandCard(db: Queries, cardId: number, courseId: number | undefined) {
  const [card] = await db
    .select({ courseId: lessons.courseId })
    .from(cards)
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .where(eq(cards.id, cardId));
  if (card === undefined || card.courseId !== courseId) throw absent();
}

/** A card as an option. */
export const cardColumns = {
  ...{ card_id: cards.id, name: cards.name },
  supports_composition: cards.supportsComposition,
  supports_adaptive: cards.supportsAdaptive,
};

/** The courses of a subject that an account sees, as options. */
export function coursesSeenBy(
  db: Queries,
  accountId: number,
  subjectId: number,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: courses.id, name: courseName(language) })
    .from(courses)
    .where(and(eq(courses.subjectId, subjectId), isCourseSeen(db, accountId, courses.id)))
    .orderBy(asc(courses.grade), asc(courses.id));
}

/** From course to lesson to card to students: what homework is made of. */
export const optionHandlers: readonly Handler[] = [
  serve(courseOptions, async ({ payload, session, db, language }) => ({
    list: await coursesSeenBy(db, session.account.id, payload.subject_id, language),
  })),

  serve(lessonOptions, async ({ payload, session, db }) => {
    await demandCourse(db, session.account.id, payload);
    const list = await db
      .select({
        ...{ id: lessons.id, name: lessons.name },
        supports_composition: sql<boolean>`coalesce(bool_or(${cards.supportsComposition}), false)`,
        supports_adaptive: sql<boolean>`coalesce(bool_or(${cards.supportsAdaptive}), false)`,
      })
      .from(lessons)
      .leftJoin(cards, eq(cards.lessonId, lessons.id))
      .where(eq(lessons.courseId, payload.course_id))
      .groupBy(lessons.id)
      .orderBy(asc(lessons.position));
    return { list };
  }),

  serve(cardOptions, async ({ payload, session, db }) => {
    const { lesson_id, subject_id } = payload;
    const [lesson] = await db
      .select({ course_id: lessons.courseId })
      .from(lessons)
      .where(eq(lessons.id, lesson_id));
    if (lesson === undefined) throw absent();
    await demandCourse(db, session.account.id, { ...lesson, subject_id });
    const list = await db
      .select(cardColumns)
      .from(cards)
      .where(eq(cards.lessonId, lesson_id))
      .orderBy(asc(cards.id));
    return { list };
  }),

  // Hidden students are put away: whoever wants to choose one shows them again first, or ticks them in their list.
  serve(studentOptions, async ({ payload, session, db }) => {
    const { course_id, subject_id, card_id: cardId, type = 'composition', student_ids } = payload;
    const accountId = session.account.id;
    if (course_id !== undefined) await demandCourse(db, accountId, { course_id, subject_id });
    if (cardId !== undefined) await demandCard(db, cardId, course_id);
    const takesCourse = course_id === undefined ? sql`true` : takes(db, course_id);
    const found = await db
      .select({
        id: students.id,
        name: students.name,
        username: students.username,
        grade: students.grade,
        pinyin: students.pinyin,
        takes_course: sql<boolean>`${takesCourse}`,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .where(
        and(
          eq(listings.accountId, accountId),
          or(and(isNull(listings.hiddenAt), takesCourse), isAmong(students.id, student_ids ?? [])),
        ),
      )
      .orderBy(asc(students.grade), asc(students.pinyin), asc(students.id));
    if (cardId === undefined) return { list: found.map((one) => ({ ...one, outcome: null })) };
    const studentIds = found.map(({ id }) => id);
    const outcomes = await outcomesOf(db, { accountId, cardId, type, studentIds });
    const outcomeOf = new Map(outcomes.map(({ studentId, outcome }) => [studentId, outcome]));
    return { list: found.map((one) => ({ ...one, outcome: outcomeOf.get(one.id) ?? null })) };
  }),
];
