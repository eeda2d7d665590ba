import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import { courseList } from '../../src/contract/courses';
import { toMoment } from '../../src/domain/businessTime';
import { type CourseList, courseLists, courseTypes, seasons } from '../../src/domain/lessons';
import { isOpenFor } from '../../src/domain/useType';
import { countsBy } from '../counting';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { courseListings, courses } from '../db/tables';
import { containsWords } from '../keyword';
import { inOrder, listed, pageOf, total } from '../page';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Language } from '../words';
import { arrangedBy, isOwnCourse, ownCourses } from './ownCourses';

type Filters = PayloadOf<typeof courseList>;

const isShown = isNull(courseListings.hiddenAt);

/** Which courses stand in a list: a hidden one in no other. */
function standsIn(list: CourseList): SQL | undefined {
  return list === 'hidden'
    ? isNotNull(courseListings.hiddenAt)
    : and(eq(courses.type, list), isShown);
}

/** A choice of several; an empty one does not filter. */
function isOneOf(column: typeof courses.season | typeof courses.version, list?: readonly string[]) {
  return list === undefined || list.length === 0 ? undefined : inArray(column, [...list]);
}

/** A course for all grades is one of every grade. */
function isOfGrade(grade: Filters['grade']): SQL | undefined {
  if (grade === undefined || grade.length === 0) return undefined;
  return sql`(${courses.grade} is null or ${inArray(courses.grade, grade)})`;
}

const isSearched = (keyword: string | undefined) =>
  containsWords(keyword, [courses.name, courses.englishName]);

/** How many of the account's courses that are searched for stand in each list. */
async function countLists(db: Queries, accountId: number, { subject_id, keyword }: Filters) {
  const [row] = await db
    .select({ counts: countsBy(courseLists, standsIn) })
    .from(courses)
    .leftJoin(courseListings, arrangedBy(accountId))
    .where(and(isOwnCourse(db, accountId, subject_id), isSearched(keyword)));
  if (row === undefined) throw new Error('counting gives a row');
  return row.counts;
}

/** The account's courses, before they are filtered. */
export function selectOwnCourses(
  db: Queries,
  accountId: number,
  language: Language,
  { taken, columns } = ownCourses(db, accountId),
) {
  return db
    .select({ ...columns, name: courseName(language), total })
    .from(courses)
    .leftJoin(courseListings, arrangedBy(accountId))
    .leftJoin(taken, eq(taken.courseId, courses.id));
}

/** A page of the courses that the filters find. */
function selectCourses(db: Queries, accountId: number, filters: Filters, language: Language) {
  const own = ownCourses(db, accountId);
  const { taken, columns } = own;
  const sorts = {
    name: courseName(language),
    grade: sql`${courses.grade}`,
    joined: sql`coalesce(${taken.joinedAt}, ${courseListings.assignedAt})`,
    lastActive: sql`${taken.lastActiveAt}`,
  };
  const { sort, order } = filters;
  const sorted =
    sort === undefined ? inOrder(sorts.lastActive, 'desc') : inOrder(sorts[sort], order);
  return selectOwnCourses(db, accountId, language, own)
    .where(
      and(
        isOwnCourse(db, accountId, filters.subject_id),
        standsIn(filters.list),
        isSearched(filters.keyword),
        isOfGrade(filters.grade),
        isOneOf(courses.season, filters.season),
        isOneOf(courses.version, filters.version),
      ),
    )
    .orderBy(sql`${columns.pinned} desc`, sorted, asc(courses.id));
}

type Row = Awaited<ReturnType<typeof selectCourses>>[number];

/** A course as it is answered. */
export function courseRowOf({ course, name, ...row }: Omit<Row, 'total'>) {
  return {
    course_id: course.id,
    name,
    type: courseTypes.find((type) => type === course.type) ?? 'formal',
    grade: course.grade,
    season: seasons.find((season) => season === course.season) ?? 'autumn',
    version: course.version,
    joined_at: toMoment(row.joinedAt ?? row.assignedAt),
    last_active_at: toMoment(row.lastActiveAt),
    hidden_at: toMoment(row.hiddenAt),
    pinned: row.pinned,
    student_count: row.studentCount,
    lesson_count: row.lessonCount,
  };
}

export const courseHandlers: readonly Handler[] = [
  serve(
    courseList,
    async ({ payload, session, db, now, language }) => {
      if (!isOpenFor(session.school.useType, 'tabs', payload.list)) {
        throw new Refusal('forbidden', 'forbidden');
      }
      const accountId = session.account.id;
      const found = await pageOf(selectCourses(db, accountId, payload, language), payload);
      const counts = await countLists(db, accountId, payload);
      return { ...listed(found, courseRowOf, now), counts };
    },
    { needs: 'hasPermission' },
  ),
];
