import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { historyExport, historyFilters, historyList } from '../../src/contract/answers';
import type { PayloadOf } from '../../src/contract/call';
import { paceBands } from '../../src/domain/answers';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import { isAmong } from '../db/among';
import type { Queries } from '../db/database';
import {
  answers,
  cardPoints,
  cards,
  chapters,
  classes,
  courses,
  errorCauses,
  lessons,
  listings,
  points,
  questions,
  students,
} from '../db/tables';
import { containsWords } from '../keyword';
import { onDays } from '../onDays';
import { isSet, listed, pageOf } from '../page';
import { pointName } from '../pointName';
import { type Handler, serve } from '../serve';
import { named } from '../reports/groups';
import { isWhose, nameOf } from '../reports/whose';
import { isCourseSeen } from '../students/seen';
import type { Language } from '../words';
import { historyRowOf, outcome, selectHistory, selectPlaces } from './historyRows';

type Filters = Omit<PayloadOf<typeof historyExport>, 'after' | 'size'>;

const pace = sql<string>`case
  when ${answers.seconds} <= ${paceBands.upTo5} then 'upTo5'
  when ${answers.seconds} <= ${paceBands.upTo10} then 'upTo10'
  when ${answers.seconds} < ${paceBands.under15} then 'under15' else 'usual' end`;

const among = (value: SQL, chosen: readonly string[]) =>
  chosen.length === 0 ? undefined : inArray(value, [...chosen]);

const equal = (column: Parameters<typeof eq>[0], value: number | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** Whether an answer was given in such lessons; course and chapter 0 are outside courses. */
function isOfLessons(db: Queries, filters: Filters): SQL | undefined {
  const { course_id: courseId, chapter_id: chapterId, program } = filters;
  const inLesson = (isIt: SQL) =>
    inArray(
      answers.lessonId,
      db
        .select({ id: lessons.id })
        .from(lessons)
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(isIt),
    );
  const isIn = (column: Parameters<typeof eq>[0], value: number | undefined) => {
    if (value === undefined) return undefined;
    return value === 0 ? isNull(answers.lessonId) : inLesson(eq(column, value));
  };
  return and(
    program === undefined ? undefined : inLesson(eq(courses.program, program)),
    isIn(lessons.courseId, courseId),
    isIn(lessons.chapterId, chapterId),
  );
}

/** Whether a text of a question is the one that is asked for, as reports name it. */
const isNamed = (column: SQLWrapper, asked: string | undefined) =>
  asked === undefined ? undefined : eq(named(sql`${column}`).key, asked);

/** Whether the teacher has set one of some causes. */
function hasCause(db: Queries, chosen: Filters['cause']): SQL | undefined {
  if (chosen.length === 0) return undefined;
  const caused = db
    .select({ id: errorCauses.answerId })
    .from(errorCauses)
    .where(inArray(errorCauses.cause, chosen));
  return inArray(answers.id, caused);
}

/** Whether a question is one of a card: of its lesson, and on one of its points. */
function isOfCard(db: Queries, cardId: number | undefined): SQL | undefined {
  if (cardId === undefined) return undefined;
  return exists(
    db
      .select({ id: cards.id })
      .from(cards)
      .innerJoin(cardPoints, eq(cardPoints.cardId, cards.id))
      .where(
        and(
          eq(cards.id, cardId),
          eq(cards.lessonId, answers.lessonId),
          eq(cardPoints.pointId, questions.pointId),
        ),
      ),
  );
}

/** The answers that are named, or the days that are meant, as moments: two ends that are told, or so many days up to today. */
function isOnDays({ days, from, to, answer_ids: ids }: Filters, now: Date): SQL | undefined {
  if (isSet(ids)) return inArray(answers.id, ids ?? []);
  if (from !== undefined) return onDays(answers.submittedAt, { from, to });
  return gte(answers.submittedAt, startOfDay(now, 1 - Number(days)));
}

/** The answers behind one, in the order of the list. */
function isBehind(db: Queries, after: number | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const last = alias(answers, 'last');
  const place = db
    .select({ at: last.submittedAt, id: last.id })
    .from(last)
    .where(eq(last.id, after));
  return sql`(${answers.submittedAt}, ${answers.id}) < (${place})`;
}

/** The answers of the week up to one, or up to now. */
function isInWeekBehind(db: Queries, after: number | undefined, now: Date): SQL {
  const last = alias(answers, 'last');
  const end = db
    .select({ at: last.submittedAt })
    .from(last)
    .where(eq(last.id, after ?? 0));
  return sql`${answers.submittedAt} >= coalesce((${end}), ${now.toISOString()}::timestamptz) - interval '7 days'`;
}

/** Which answers are meant [SCREEN-069 … SCREEN-075]; one's own students' only. */
function isMeant(db: Queries, accountId: number, filters: Filters, now: Date) {
  const { minimum, maximum } = filters;
  return and(
    isWhose(db, accountId, filters),
    eq(questions.subjectId, filters.subject_id),
    isOfLessons(db, filters),
    equal(answers.lessonId, filters.lesson_id),
    isOfCard(db, filters.card_id),
    equal(questions.pointId, filters.point_id),
    equal(answers.questionId, filters.question_id),
    isNamed(questions.ability, filters.ability),
    isNamed(questions.method, filters.method),
    isOnDays(filters, now),
    among(sql`${questions.type}`, filters.types),
    among(sql`${answers.module}`, filters.module),
    among(outcome, filters.outcome),
    among(pace, filters.pace),
    hasCause(db, filters.cause),
    minimum === undefined ? undefined : gte(questions.difficulty, minimum),
    maximum === undefined ? undefined : lte(questions.difficulty, maximum),
    containsWords(filters.keyword, [questions.stem, points.name]),
  );
}

const latestFirst = [desc(answers.submittedAt), desc(answers.id)];

/** The rows of some answers. */
function rowsAt(db: Queries, language: Language, places: readonly { readonly id: number }[]) {
  const ids = places.map(({ id }) => id);
  return selectHistory(db, language)
    .where(isAmong(answers.id, ids))
    .orderBy(...latestFirst);
}

export const historyHandlers: readonly Handler[] = [
  serve(historyList, async ({ payload, session, db, now, language }) => {
    const { page, page_size, ...filters } = payload;
    const accountId = session.account.id;
    await nameOf(db, accountId, filters);
    const { rows: places, total } = await pageOf(
      selectPlaces(db)
        .where(isMeant(db, accountId, filters, now))
        .orderBy(...latestFirst),
      { page, page_size },
    );
    const rows = await rowsAt(db, language, places);
    return listed({ rows, total }, (row) => historyRowOf(row, language), now);
  }),

  serve(
    historyExport,
    async ({ payload, session, db, now, language }) => {
      const { after, size, ...filters } = payload;
      const accountId = session.account.id;
      await nameOf(db, accountId, filters);
      const partOf = (days: SQL | undefined) =>
        selectPlaces(db, { isCounted: false })
          .where(and(isMeant(db, accountId, filters, now), isBehind(db, after), days))
          .orderBy(...latestFirst)
          .limit(size);
      // A week holds a part as a rule: to look through all that is behind would make a long export slow.
      const ofWeek = await partOf(isInWeekBehind(db, after, now));
      const places = ofWeek.length === size ? ofWeek : await partOf(undefined);
      const rows = await rowsAt(db, language, places);
      return { list: rows.map((row) => historyRowOf(row, language)), as_of: toMoment(now) };
    },
    { isHeavy: true },
  ),

  serve(historyFilters, async ({ payload: { subject_id: subject }, session, db, language }) => {
    const accountId = session.account.id;
    const isMine = and(eq(courses.subjectId, subject), isCourseSeen(db, accountId, courses.id));
    return {
      students: await db
        .select({
          ...{ id: students.id, name: students.name },
          ...{ username: students.username, grade: students.grade },
        })
        .from(listings)
        .innerJoin(students, eq(students.id, listings.studentId))
        .where(eq(listings.accountId, accountId))
        .orderBy(asc(students.pinyin), asc(students.id)),
      classes: await db
        .select({ id: classes.id, name: classes.name })
        .from(classes)
        .where(and(eq(classes.accountId, accountId), eq(classes.subjectId, subject)))
        .orderBy(asc(classes.id)),
      chapters: await db
        .selectDistinct({ id: chapters.id, name: chapters.name })
        .from(chapters)
        .innerJoin(lessons, eq(lessons.chapterId, chapters.id))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(isMine)
        .orderBy(asc(chapters.id)),
      courses: await db
        .select({ id: courses.id, name: courseName(language) })
        .from(courses)
        .where(isMine)
        .orderBy(asc(courses.id)),
      lessons: await db
        .select({ id: lessons.id, course_id: lessons.courseId, name: lessons.name })
        .from(lessons)
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(isMine)
        .orderBy(asc(lessons.courseId), asc(lessons.position)),
      cards: await db
        .select({ id: cards.id, lesson_id: cards.lessonId, name: cards.name })
        .from(cards)
        .innerJoin(lessons, eq(lessons.id, cards.lessonId))
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(isMine)
        .orderBy(asc(cards.id)),
      points: await db
        .select({ id: points.id, name: pointName(language) })
        .from(points)
        .where(and(eq(points.subjectId, subject), points.isLeaf))
        .orderBy(asc(points.id)),
    };
  }),
];
