import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { lockOptions } from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import { classes, classStudents, courses, enrolments, listings, students } from '../db/tables';
import { type Handler, serve } from '../serve';
import { coursesSeenBy } from '../shell/options';

export const lockOptionHandlers: readonly Handler[] = [
  serve(
    lockOptions,
    async ({ payload, session, db, now, language }) => {
      const { subject_id: subjectId, student_ids: named = [] } = payload;
      const accountId = session.account.id;
      const isOffered = or(isNull(listings.hiddenAt), inArray(listings.studentId, named));
      const isOwn = and(eq(listings.accountId, accountId), isOffered);
      const people = await db
        .select({
          ...{ id: students.id, name: students.name, username: students.username },
          ...{ grade: students.grade, pinyin: students.pinyin },
        })
        .from(listings)
        .innerJoin(students, eq(students.id, listings.studentId))
        .where(isOwn)
        .orderBy(asc(students.grade), asc(students.pinyin), asc(students.id));
      const taken = await db
        .select({ studentId: enrolments.studentId, courseId: enrolments.courseId })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .innerJoin(listings, eq(listings.studentId, enrolments.studentId))
        .where(and(isOwn, eq(courses.subjectId, subjectId), isNull(enrolments.leftAt)));
      const members = await db
        .select({ id: classes.id, name: classes.name, studentId: listings.studentId })
        .from(classes)
        .leftJoin(classStudents, eq(classStudents.classId, classes.id))
        .leftJoin(listings, and(isOwn, eq(listings.studentId, classStudents.studentId)))
        .where(and(eq(classes.accountId, accountId), eq(classes.subjectId, subjectId)))
        .orderBy(asc(classes.name), asc(classes.id), asc(listings.studentId));
      const classIds = [...new Set(members.map(({ id }) => id))];
      return {
        students: people.map((one) => ({
          ...one,
          course_ids: taken
            .filter(({ studentId }) => studentId === one.id)
            .map(({ courseId }) => courseId),
        })),
        classes: classIds.map((id) => {
          const own = members.filter((member) => member.id === id);
          const student_ids = own.flatMap(({ studentId }) => studentId ?? []);
          return { id, name: own[0]?.name ?? '', student_ids };
        }),
        courses: await coursesSeenBy(db, accountId, subjectId, language),
        as_of: toMoment(now),
      };
    },
    { needs: 'hasPermission' },
  ),
];
