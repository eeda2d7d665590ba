import { and, asc, count, countDistinct, eq, isNull, max, ne, type SQL, sql } from 'drizzle-orm';
import { preparedCourseList } from '../../src/contract/preparation';
import { toMoment } from '../../src/domain/businessTime';
import { courseTypes } from '../../src/domain/lessons';
import type { PreparationKind, PreparationState } from '../../src/domain/preparation';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import {
  cardPoints,
  cards,
  courseListings,
  courses,
  lessons,
  practiceAnswers,
  questions,
} from '../db/tables';
import { containsWords } from '../keyword';
import { arrangedBy, isOwnCourse } from '../lessons/ownCourses';
import { listed, pageOf, total } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Language } from '../words';
import { storedWord } from '../storedWord';

const kinds: Readonly<Record<PreparationKind, SQL>> = {
  taught: ne(courses.type, 'polishing'),
  polishing: eq(courses.type, 'polishing'),
};

/** What each course has to prepare, and what of it the account has practised. */
function preparedBy(db: Queries, accountId: number) {
  return db
    .select({
      courseId: lessons.courseId,
      pointCount: countDistinct(cardPoints.pointId).as('point_count'),
      questionCount: countDistinct(questions.id).as('question_count'),
      practisedCount: countDistinct(practiceAnswers.questionId).as('practised_count'),
      lastPractisedAt: max(practiceAnswers.at).as('last_practised_at'),
    })
    .from(lessons)
    .innerJoin(cards, eq(cards.lessonId, lessons.id))
    .innerJoin(cardPoints, eq(cardPoints.cardId, cards.id))
    .leftJoin(
      questions,
      and(eq(questions.pointId, cardPoints.pointId), isNull(questions.deletedAt)),
    )
    .leftJoin(
      practiceAnswers,
      and(eq(practiceAnswers.questionId, questions.id), eq(practiceAnswers.accountId, accountId)),
    )
    .groupBy(lessons.courseId)
    .as('prepared');
}

/** What the database stores of a course, as its head is answered. */
const headOf = (course: {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly grade: number | null;
}) => ({
  ...{ course_id: course.id, name: course.name, grade: course.grade },
  type: storedWord(courseTypes, course.type),
});

const headColumns = (language: Language) => ({
  ...{ id: courses.id, name: courseName(language), type: courses.type, grade: courses.grade },
});

interface Asked {
  readonly subject_id: number;
  readonly course_id: number;
  readonly kind?: PreparationKind | undefined;
}

/** A course of the account in the subject; somebody else's, or one of another kind, is as absent as none at all. */
export async function demandOwnCourse(
  db: Queries,
  accountId: number,
  asked: Asked,
  language: Language,
) {
  const [course] = await db
    .select(headColumns(language))
    .from(courses)
    .leftJoin(courseListings, arrangedBy(accountId))
    .where(
      and(
        eq(courses.id, asked.course_id),
        isOwnCourse(db, accountId, asked.subject_id),
        asked.kind && kinds[asked.kind],
      ),
    );
  if (course === undefined) throw absent();
  return headOf(course);
}

export const courseHandlers: readonly Handler[] = [
  serve(
    preparedCourseList,
    async ({ payload, session, db, now, language }) => {
      const accountId = session.account.id;
      const prepared = preparedBy(db, accountId);
      const lessonCount = db
        .select({ count: count() })
        .from(lessons)
        .where(eq(lessons.courseId, courses.id));
      const number = (column: SQL) => sql<number>`coalesce(${column}, 0)`.mapWith(Number);
      const practised = number(sql`${prepared.practisedCount}`);
      const asked = number(sql`${prepared.questionCount}`);
      const states: Readonly<Record<PreparationState, SQL>> = {
        notStarted: sql`${practised} = 0`,
        started: sql`${practised} > 0 and ${practised} < ${asked}`,
        prepared: sql`${practised} > 0 and ${practised} >= ${asked}`,
      };
      const found = await pageOf(
        db
          .select({
            ...headColumns(language),
            ...{ lessonCount: sql<number>`(${lessonCount})`.mapWith(Number), total },
            pointCount: number(sql`${prepared.pointCount}`),
            ...{ questionCount: asked, practisedCount: practised },
            lastPractisedAt: prepared.lastPractisedAt,
          })
          .from(courses)
          .leftJoin(courseListings, arrangedBy(accountId))
          .leftJoin(prepared, eq(prepared.courseId, courses.id))
          .where(
            and(
              isOwnCourse(db, accountId, payload.subject_id),
              isNull(courseListings.hiddenAt),
              kinds[payload.kind],
              containsWords(payload.keyword, [courses.name, courses.englishName]),
              payload.state === undefined ? undefined : states[payload.state],
            ),
          )
          .orderBy(asc(courses.grade), asc(courses.id)),
        payload,
      );
      return listed(
        found,
        (row) => ({
          ...headOf(row),
          ...{ lesson_count: row.lessonCount, point_count: row.pointCount },
          ...{ question_count: row.questionCount, practised_count: row.practisedCount },
          last_practised_at: toMoment(row.lastPractisedAt),
        }),
        now,
      );
    },
    { needs: 'hasPermission' },
  ),
];
