import { and, asc, countDistinct, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { preparedLessons, preparedPoints } from '../../src/contract/preparation';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import {
  answers,
  cardPoints,
  cards,
  chapters,
  enrolments,
  lessons,
  points,
  practiceAnswers,
  questions,
} from '../db/tables';
import { isMastered } from '../foundation/statistics/study';
import { pointName } from '../pointName';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { demandOwnCourse } from './courses';

/** The lessons of a course with the points that each teaches, in the order of teaching; lessons without points, too. */
function taughtIn(db: Queries, courseId: number, language: Language) {
  return db
    .select({
      ...{ lessonId: lessons.id, lesson: lessons.name, chapter: chapters.name },
      ...{ pointId: points.id, point: pointName(language), prerequisites: points.prerequisites },
    })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .leftJoin(cards, eq(cards.lessonId, lessons.id))
    .leftJoin(cardPoints, eq(cardPoints.cardId, cards.id))
    .leftJoin(points, eq(points.id, cardPoints.pointId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(cards.id), asc(points.id));
}

/** The first row of each value of a key. */
function firstOf<Row>(rows: readonly Row[], key: (row: Row) => number | null): Row[] {
  const seen = new Set<number | null>([null]);
  return rows.filter((row) => {
    const isNew = !seen.has(key(row));
    seen.add(key(row));
    return isNew;
  });
}

/** The questions of each point, and what of them the account has practised. */
async function questionsOf(db: Queries, accountId: number, pointIds: readonly number[]) {
  const rows = await db
    .select({
      pointId: questions.pointId,
      questions: countDistinct(questions.id),
      practised: countDistinct(practiceAnswers.questionId),
      first: min(questions.id),
    })
    .from(questions)
    .leftJoin(
      practiceAnswers,
      and(eq(practiceAnswers.questionId, questions.id), eq(practiceAnswers.accountId, accountId)),
    )
    .where(and(inArray(questions.pointId, [...pointIds]), isNull(questions.deletedAt)))
    .groupBy(questions.pointId);
  return new Map(rows.map((row) => [row.pointId, row]));
}

/** How many of the account's students who take the course have answered questions of each point, and how many of them are proficient. */
async function masteryOf(
  db: Queries,
  accountId: number,
  courseId: number,
  pointIds: readonly number[],
) {
  const student = db
    .select({
      ...{ pointId: questions.pointId, studentId: answers.studentId },
      isMastered: sql<boolean>`${isMastered(answers.isRight)}`.as('is_mastered'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(
      enrolments,
      and(eq(enrolments.studentId, answers.studentId), eq(enrolments.courseId, courseId)),
    )
    .where(
      and(
        isNull(enrolments.leftAt),
        inArray(questions.pointId, [...pointIds]),
        isNull(answers.skipReason),
        isSeen(db, accountId, answers.studentId),
      ),
    )
    .groupBy(questions.pointId, answers.studentId)
    .as('student');
  const rows = await db
    .select({
      pointId: student.pointId,
      answering: sql<number>`count(*)`.mapWith(Number),
      proficient: sql<number>`count(*) filter (where ${student.isMastered})`.mapWith(Number),
    })
    .from(student)
    .groupBy(student.pointId);
  return new Map(rows.map((row) => [row.pointId, row]));
}

/** The names of points, by id. */
async function namesOf(db: Queries, pointIds: readonly number[], language: Language) {
  const rows = await db
    .select({ id: points.id, name: pointName(language) })
    .from(points)
    .where(inArray(points.id, [...pointIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const pointHandlers: readonly Handler[] = [
  serve(
    preparedPoints,
    async ({ payload, session, db, now, language }) => {
      const accountId = session.account.id;
      const course = await demandOwnCourse(db, accountId, payload, language);
      const taught = await taughtIn(db, payload.course_id, language);
      const rows = firstOf(taught, ({ pointId }) => pointId);
      const ids = rows.flatMap(({ pointId }) => pointId ?? []);
      const asked = await questionsOf(db, accountId, ids);
      const mastery = await masteryOf(db, accountId, payload.course_id, ids);
      const needed = rows.flatMap(({ prerequisites }) => prerequisites ?? []);
      const names = await namesOf(db, needed, language);
      const lessonsOf = (id: number) => [
        ...new Set(taught.flatMap((row) => (row.pointId === id ? row.lesson : []))),
      ];
      const list = rows.flatMap(({ pointId, point, prerequisites }) => {
        if (pointId === null) return [];
        const before = prerequisites ?? [];
        return {
          ...{ point_id: pointId, name: point, lesson_names: lessonsOf(pointId) },
          prerequisites: before.filter((id) => ids.includes(id)),
          of_other_courses: before.flatMap((id) => (ids.includes(id) ? [] : (names.get(id) ?? []))),
          question_count: asked.get(pointId)?.questions ?? 0,
          practised_count: asked.get(pointId)?.practised ?? 0,
          first_question_id: asked.get(pointId)?.first ?? null,
          answering_count: mastery.get(pointId)?.answering ?? 0,
          proficient_count: mastery.get(pointId)?.proficient ?? 0,
        };
      });
      return { course, points: list, as_of: toMoment(now) };
    },
    { needs: 'hasPermission' },
  ),

  serve(
    preparedLessons,
    async ({ payload, session, db, now, language }) => {
      const accountId = session.account.id;
      const course = await demandOwnCourse(db, accountId, payload, language);
      const taught = await taughtIn(db, payload.course_id, language);
      const asked = await questionsOf(
        db,
        accountId,
        taught.flatMap(({ pointId }) => pointId ?? []),
      );
      const list = firstOf(taught, ({ lessonId }) => lessonId).map((lesson) => {
        const own = taught.filter(({ lessonId }) => lessonId === lesson.lessonId);
        const taughtPoints = firstOf(own, ({ pointId }) => pointId).flatMap(({ pointId, point }) =>
          pointId === null ? [] : { point_id: pointId, name: point },
        );
        const counts = taughtPoints.map(({ point_id: id }) => asked.get(id)?.questions ?? 0);
        return {
          ...{ lesson_id: lesson.lessonId, name: lesson.lesson, chapter_name: lesson.chapter },
          ...{ points: taughtPoints, question_count: counts.reduce((all, one) => all + one, 0) },
        };
      });
      return { course, lessons: list, as_of: toMoment(now) };
    },
    { needs: 'hasPermission' },
  ),
];
