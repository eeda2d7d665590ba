import { and, eq } from 'drizzle-orm';
import { crmUserInfoUrl, studentInfo } from '../../src/contract/student';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { listings, students } from '../db/tables';
import { findLevel } from '../lessons/levels';
import { coursesTaken } from '../lessons/taken';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { outsidePage } from '../shell/outsidePages';
import type { Language } from '../words';
import { selectStudents, studentRowOf } from './row';
import { demandSeen } from './seen';

/** The courses of a subject that a student takes, as they travel. */
async function coursesOf(db: Queries, studentId: number, subjectId: number, language: Language) {
  const rows = await coursesTaken(db, studentId, subjectId, language);
  return Promise.all(
    rows.map(async ({ course, name, joinedAt, lastActiveAt, lessonsLearned, lessonCount }) => {
      const place = { student_id: studentId, course_id: course.id };
      const { stage, level, nextLevel } = await findLevel(db, place);
      return {
        course_id: course.id,
        name,
        joined_at: toMoment(joinedAt),
        last_active_at: toMoment(lastActiveAt),
        lessons_learned: lessonsLearned,
        lesson_count: lessonCount,
        ...{ stage, level, next_level: nextLevel },
      };
    }),
  );
}

export const infoHandlers: readonly Handler[] = [
  serve(studentInfo, async ({ payload, session, db, now, language }) => {
    const { student_id, subject_id } = payload;
    const accountId = session.account.id;
    const [rows, taken] = await Promise.all([
      selectStudents(db, accountId, now).where(
        and(eq(listings.accountId, accountId), eq(students.id, student_id)),
      ),
      coursesOf(db, student_id, subject_id, language),
    ]);
    const [row] = rows;
    if (row === undefined) throw absent();
    const student = studentRowOf(row);
    return {
      student,
      courses: taken,
      // The campus fills both in; supervising functions freeze without them.
      is_profile_complete:
        student.supervision !== 'unmarked' && student.responsibilities.length > 0,
      as_of: toMoment(now),
    };
  }),

  serve(crmUserInfoUrl, async ({ payload, session, db, origin }) => {
    const student = payload.student_id;
    await demandSeen(db, session.account.id, [student]);
    return outsidePage({ db, origin }, 'customerRecord', { account: session.account.id, student });
  }),
];
