import { and, asc, count, desc, eq, isNotNull, isNull, max, type SQL } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import { classList, classStudentList } from '../../src/contract/courses';
import { toMoment } from '../../src/domain/businessTime';
import type { ClassList } from '../../src/domain/lessons';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { classes, classStudents, courses, enrolments, listings, students } from '../db/tables';
import { containsWords, namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { isOfGrades } from './isOfGrades';

const options = { needs: 'monitorClassPermission' } as const;
/** The account's own classes of a subject that fit, each with those of its students whom the account sees. */
function ownClasses(db: Queries, accountId: number, subjectId: number, fitting?: SQL) {
  return db
    .select({
      ...{ class_id: classes.id, name: classes.name, grade: classes.grade },
      ...{ pinned: classes.pinned, hiddenAt: classes.hiddenAt },
      student_count: count(listings.studentId),
      lastActiveAt: max(students.lastActiveAt),
      total,
    })
    .from(classes)
    .leftJoin(classStudents, eq(classStudents.classId, classes.id))
    .leftJoin(
      listings,
      and(eq(listings.studentId, classStudents.studentId), eq(listings.accountId, accountId)),
    )
    .leftJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(classes.accountId, accountId), eq(classes.subjectId, subjectId), fitting))
    .groupBy(classes.id)
    .orderBy(desc(classes.pinned), asc(classes.grade), asc(classes.name), asc(classes.id));
}

type ClassRow = Awaited<ReturnType<typeof ownClasses>>[number];

const classRowOf = ({ lastActiveAt, hiddenAt, total: _, ...row }: ClassRow) => ({
  ...row,
  hidden_at: toMoment(hiddenAt),
  last_active_at: toMoment(lastActiveAt),
});

/** The students of a class whom the account sees, joined to what is asked of them. */
const isMember = (accountId: number, classId: number) =>
  and(eq(classStudents.classId, classId), eq(listings.accountId, accountId));

/** The courses of the subject that students of a class take. */
function coursesOf(db: Queries, isOwn: SQL | undefined, subjectId: number, name: SQL<string>) {
  return db
    .select({ course_id: courses.id, name, taken: count() })
    .from(classStudents)
    .innerJoin(listings, eq(listings.studentId, classStudents.studentId))
    .innerJoin(enrolments, eq(enrolments.studentId, classStudents.studentId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(isOwn, eq(courses.subjectId, subjectId), isNull(enrolments.leftAt)))
    .groupBy(courses.id)
    .orderBy(asc(courses.id));
}

type Asked = PayloadOf<typeof classList>;

const isListed = {
  shown: isNull(classes.hiddenAt),
  hidden: isNotNull(classes.hiddenAt),
} satisfies Record<ClassList, SQL>;

/** How many of the account's classes of the subject that are searched for are shown, and how many are hidden. */
async function countClasses(db: Queries, accountId: number, { subject_id, keyword }: Asked) {
  const [counted] = await db
    .select({ all: count(), hidden: count(classes.hiddenAt) })
    .from(classes)
    .where(
      and(
        ...[eq(classes.accountId, accountId), eq(classes.subjectId, subject_id)],
        containsWords(keyword, [classes.name]),
      ),
    );
  const { all, hidden } = counted ?? { all: 0, hidden: 0 };
  return { shown: all - hidden, hidden };
}

export const classListHandlers: readonly Handler[] = [
  serve(
    classList,
    async ({ payload, session, db, now }) => {
      const fitting = and(
        containsWords(payload.keyword, [classes.name]),
        isOfGrades(classes.grade, payload.grade),
        payload.list === undefined ? undefined : isListed[payload.list],
      );
      const found = await pageOf(
        ownClasses(db, session.account.id, payload.subject_id, fitting),
        payload,
      );
      const counts = await countClasses(db, session.account.id, payload);
      return { ...listed(found, classRowOf, now), counts };
    },
    options,
  ),

  serve(
    classStudentList,
    async ({ payload, session, db, now, language }) => {
      const { id: accountId } = session.account;
      const { class_id: classId, subject_id: subjectId, keyword, grade } = payload;
      const [own] = await ownClasses(db, accountId, subjectId, eq(classes.id, classId));
      if (own === undefined) throw absent();
      const isOwn = isMember(accountId, classId);
      const found = await pageOf(
        db
          .select({
            ...{ student_id: students.id, name: students.name, username: students.username },
            ...{ grade: students.grade, lastActiveAt: students.lastActiveAt, total },
          })
          .from(classStudents)
          .innerJoin(listings, eq(listings.studentId, classStudents.studentId))
          .innerJoin(students, eq(students.id, classStudents.studentId))
          .where(and(isOwn, namesStudent(keyword), isOfGrades(students.grade, grade)))
          .orderBy(asc(students.pinyin), asc(students.id)),
        payload,
      );
      return {
        ...listed(
          found,
          ({ lastActiveAt, total: _, ...row }) => ({
            ...{ ...row, last_active_at: toMoment(lastActiveAt), lessons_learned: null },
          }),
          now,
        ),
        class: classRowOf(own),
        courses: await coursesOf(db, isOwn, subjectId, courseName(language)),
      };
    },
    options,
  ),
];
