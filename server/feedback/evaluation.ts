import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { classEvaluationList } from '../../src/contract/feedback';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import type { ClassEvaluationRow } from '../../src/domain/classEvaluation';
import type { Queries } from '../db/database';
import { classes, classFeedbacks, classStudents, listings, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { type Handler, serve } from '../serve';

interface Own {
  readonly accountId: number;
  readonly subjectId: number;
}

/** The students of the account's classes whom it sees and has not hidden, class by class. */
function placesIn(db: Queries, { accountId, subjectId }: Own, keyword: string | undefined) {
  return db
    .select({
      ...{ class_id: classes.id, class_name: classes.name },
      ...{ student_id: students.id, name: students.name },
      ...{ username: students.username, grade: students.grade },
    })
    .from(classes)
    .innerJoin(classStudents, eq(classStudents.classId, classes.id))
    .innerJoin(students, eq(students.id, classStudents.studentId))
    .innerJoin(
      listings,
      and(eq(listings.studentId, students.id), eq(listings.accountId, classes.accountId)),
    )
    .where(
      and(
        eq(classes.accountId, accountId),
        eq(classes.subjectId, subjectId),
        isNull(listings.hiddenAt),
        namesStudent(keyword),
      ),
    )
    .orderBy(asc(classes.name), asc(classes.id), asc(students.pinyin), asc(students.id));
}

/** What the feedback of some days says of some students, by student. */
async function sumsOf(db: Queries, subjectId: number, studentIds: number[], since: Date) {
  const mean = (field: string) =>
    sql<
      number | null
    >`avg((${classFeedbacks.content} ->> ${sql.raw(`'${field}'`)})::numeric)::float8`;
  const rows =
    studentIds.length === 0
      ? []
      : await db
          .select({
            studentId: classFeedbacks.studentId,
            count: sql<number>`count(*)`.mapWith(Number),
            stars: mean('stars'),
            completion: mean('previous_completion'),
            accuracy: mean('previous_accuracy'),
            lastGivenAt: sql<string | null>`max(${classFeedbacks.submittedAt})`,
          })
          .from(classFeedbacks)
          .where(
            and(
              eq(classFeedbacks.subjectId, subjectId),
              eq(classFeedbacks.status, 'given'),
              inArray(classFeedbacks.studentId, studentIds),
              gte(classFeedbacks.submittedAt, since),
            ),
          )
          .groupBy(classFeedbacks.studentId);
  return new Map(rows.map(({ studentId, ...sums }) => [studentId, sums]));
}

const share = (percent: number | null) => (percent === null ? null : percent / 100);

/** Everybody in the classes, who waits for an evaluation first. */
async function evaluated(db: Queries, own: Own, keyword: string | undefined, since: Date) {
  const places = await placesIn(db, own, keyword);
  const ids = [...new Set(places.map(({ student_id }) => student_id))];
  const sums = await sumsOf(db, own.subjectId, ids, since);
  const rows = places.map((place): ClassEvaluationRow => {
    const said = sums.get(place.student_id);
    const lastGivenAt = said?.lastGivenAt ?? null;
    return {
      ...place,
      row_id: `${String(place.class_id)}.${String(place.student_id)}`,
      state: said === undefined ? 'waiting' : 'evaluated',
      feedback_count: said?.count ?? 0,
      stars: said?.stars ?? null,
      homework_completion: share(said?.completion ?? null),
      homework_accuracy: share(said?.accuracy ?? null),
      last_given_at: lastGivenAt === null ? null : toMoment(new Date(lastGivenAt)),
    };
  });
  const isLater = ({ state }: ClassEvaluationRow) => Number(state === 'evaluated');
  return rows.toSorted((one, other) => isLater(one) - isLater(other));
}

/** Each class as a whole: how many were evaluated, and the mean of their stars. */
function classesOf(rows: readonly ClassEvaluationRow[]) {
  const ids = [...new Set(rows.map(({ class_id }) => class_id))].toSorted((a, b) => a - b);
  return ids.map((id) => {
    const own = rows.filter(({ class_id }) => class_id === id);
    const stars = own.flatMap((row) => (row.stars === null ? [] : [row.stars]));
    return {
      ...{ id, name: own[0]?.class_name ?? '', student_count: own.length },
      evaluated_count: own.filter(({ state }) => state === 'evaluated').length,
      stars: stars.length === 0 ? null : stars.reduce((sum, one) => sum + one, 0) / stars.length,
    };
  });
}

export const evaluationHandlers: readonly Handler[] = [
  serve(classEvaluationList, async ({ payload, session, db, now }) => {
    const { page, page_size: size, subject_id: subjectId, keyword, state, class_id } = payload;
    const own = { accountId: session.account.id, subjectId };
    const since = startOfDay(now, 1 - Number(payload.days));
    const everybody = await evaluated(db, own, undefined, since);
    const found = keyword === undefined ? everybody : await evaluated(db, own, keyword, since);
    const ofClass = (row: ClassEvaluationRow) =>
      class_id === undefined || row.class_id === class_id;
    const meant = found.filter((row) => ofClass(row) && (state ?? row.state) === row.state);
    const counted = (wanted: ClassEvaluationRow['state']) =>
      found.filter((row) => ofClass(row) && row.state === wanted).length;
    return {
      list: meant.slice((page - 1) * size, page * size),
      ...{ total: meant.length, as_of: toMoment(now), classes: classesOf(everybody) },
      counts: { waiting: counted('waiting'), evaluated: counted('evaluated') },
    };
  }),
];
