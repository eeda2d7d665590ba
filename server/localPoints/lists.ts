import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  max,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import {
  allLocalCourses,
  localCourseList,
  localPointList,
  localSummary,
} from '../../src/contract/localPoints';
import { toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { accounts, cardPoints, cards, courses, lessons, localMarks, points } from '../db/tables';
import { containsWords } from '../keyword';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandCourse, isCourseSeen } from '../students/seen';
import { demandLocalAuth } from './version';

const ofSchool = (schoolId: number) =>
  and(eq(localMarks.pointId, points.id), eq(localMarks.schoolId, schoolId));

/** A point of a card that headquarters examines. */
const isExamined = and(eq(points.id, cardPoints.pointId), isNotNull(points.frequency));

/** How many points each course teaches that headquarters examines, and how many of them a campus has marked. */
function markingByCourse(db: Queries, schoolId: number) {
  return db
    .select({
      courseId: lessons.courseId,
      pointCount: countDistinct(points.id).as('point_count'),
      markedCount: countDistinct(localMarks.pointId).as('marked_count'),
      lastMarkedAt: max(localMarks.changedAt).as('last_marked_at'),
    })
    .from(lessons)
    .innerJoin(cards, eq(cards.lessonId, lessons.id))
    .innerJoin(cardPoints, eq(cardPoints.cardId, cards.id))
    .innerJoin(points, isExamined)
    .leftJoin(localMarks, ofSchool(schoolId))
    .groupBy(lessons.courseId)
    .as('marking');
}

/** The points that are counted in the account's courses of a subject. */
function countedPoints(db: Queries, accountId: number, subjectId: number) {
  return db
    .select({ id: points.id })
    .from(courses)
    .innerJoin(lessons, eq(lessons.courseId, courses.id))
    .innerJoin(cards, eq(cards.lessonId, lessons.id))
    .innerJoin(cardPoints, eq(cardPoints.cardId, cards.id))
    .innerJoin(points, isExamined)
    .where(and(eq(courses.subjectId, subjectId), isCourseSeen(db, accountId, courses.id)));
}

/** Whether a course has marks, or has none, as a condition on their number. */
const isMarking = {
  marked: (number: SQLWrapper) => sql`coalesce(${number}, 0) > 0`,
  notMarked: (number: SQLWrapper) => sql`coalesce(${number}, 0) = 0`,
} as const;

export const listHandlers: readonly Handler[] = [
  serve(localCourseList, async ({ payload, session, db, now, language }) => {
    demandLocalAuth(session);
    const marking = markingByCourse(db, session.school.id);
    const wanted =
      payload.marking === undefined ? undefined : isMarking[payload.marking](marking.markedCount);
    const found = await pageOf(
      db
        .select({
          id: courses.id,
          name: courseName(language),
          grade: courses.grade,
          pointCount: sql<number>`coalesce(${marking.pointCount}, 0)`.mapWith(Number),
          markedCount: sql<number>`coalesce(${marking.markedCount}, 0)`.mapWith(Number),
          lastMarkedAt: marking.lastMarkedAt,
          total,
        })
        .from(courses)
        .leftJoin(marking, eq(marking.courseId, courses.id))
        .where(
          and(
            eq(courses.subjectId, payload.subject_id),
            isCourseSeen(db, session.account.id, courses.id),
            containsWords(payload.keyword, [courses.name, courses.englishName]),
            wanted,
          ),
        )
        .orderBy(asc(courses.grade), asc(courses.id)),
      payload,
    );
    return listed(
      found,
      (row) => ({
        course_id: row.id,
        name: row.name,
        grade: row.grade,
        point_count: row.pointCount,
        marked_count: row.markedCount,
        last_marked_at: toMoment(row.lastMarkedAt),
      }),
      now,
    );
  }),

  serve(allLocalCourses, async ({ payload, session, db, language }) => {
    demandLocalAuth(session);
    const list = await db
      .select({ course_id: courses.id, name: courseName(language), grade: courses.grade })
      .from(courses)
      .where(
        and(
          eq(courses.subjectId, payload.subject_id),
          isCourseSeen(db, session.account.id, courses.id),
        ),
      )
      .orderBy(asc(courses.grade), asc(courses.id));
    return { list };
  }),

  serve(localPointList, async ({ payload, session, db, now, language }) => {
    demandLocalAuth(session);
    await demandCourse(db, session.account.id, payload);
    const [course] = await db
      .select({ course_id: courses.id, name: courseName(language), grade: courses.grade })
      .from(courses)
      .where(eq(courses.id, payload.course_id));
    if (course === undefined) throw absent();
    const rows = await db
      .selectDistinctOn([points.id], {
        point: points,
        name: pointName(language),
        lessonName: lessons.name,
        position: lessons.position,
        mark: localMarks,
      })
      .from(points)
      .innerJoin(cardPoints, eq(cardPoints.pointId, points.id))
      .innerJoin(cards, eq(cards.id, cardPoints.cardId))
      .innerJoin(lessons, eq(lessons.id, cards.lessonId))
      .leftJoin(localMarks, ofSchool(session.school.id))
      .where(and(eq(lessons.courseId, payload.course_id), isNotNull(points.frequency)))
      .orderBy(asc(points.id), asc(lessons.position));
    const list = rows
      .toSorted((one, other) => one.position - other.position)
      .map(({ point, name, lessonName, mark }) => ({
        point_id: point.id,
        name,
        lesson_name: lessonName,
        frequency: point.frequency ?? 0,
        difficulty: point.difficulty ?? 0,
        mark:
          mark === null
            ? null
            : {
                is_examined: mark.isExamined,
                frequency: mark.frequency,
                difficulty: mark.difficulty,
              },
      }));
    return { course, list, as_of: toMoment(now) };
  }),

  serve(localSummary, async ({ payload, session, db, now }) => {
    demandLocalAuth(session);
    const ofSubject = inArray(points.id, countedPoints(db, session.account.id, payload.subject_id));
    const [counted] = await db
      .select({
        point_count: count(),
        marked_count: count(localMarks.pointId),
        not_examined_count:
          sql<number>`count(*) filter (where ${localMarks.isExamined} = false)`.mapWith(Number),
      })
      .from(points)
      .leftJoin(localMarks, ofSchool(session.school.id))
      .where(ofSubject);
    const [last] = await db
      .select({ at: localMarks.changedAt, by: accounts.realName })
      .from(localMarks)
      .innerJoin(accounts, eq(accounts.id, localMarks.accountId))
      .innerJoin(points, eq(points.id, localMarks.pointId))
      .where(and(eq(localMarks.schoolId, session.school.id), ofSubject))
      .orderBy(desc(localMarks.changedAt))
      .limit(1);
    return {
      ...(counted ?? { point_count: 0, marked_count: 0, not_examined_count: 0 }),
      last_marked_at: toMoment(last?.at ?? null),
      last_marked_by: last?.by ?? null,
      as_of: toMoment(now),
    };
  }),
];
