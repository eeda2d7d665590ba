import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answers, classes, classStudents, students } from '../db/tables';
import { absent } from '../refusal';
import { demandSeen, isSeen } from '../students/seen';

interface Asked {
  readonly subject_id: number;
  readonly student_id?: number | undefined;
  readonly class_id?: number | undefined;
}

/** Whose answers are meant: one's own students' only. */
export function isWhose(db: Queries, accountId: number, { student_id, class_id }: Asked) {
  const ofClass = db
    .select({ id: classStudents.studentId })
    .from(classStudents)
    .where(
      and(eq(classStudents.classId, class_id ?? 0), isSeen(db, accountId, classStudents.studentId)),
    );
  return and(
    class_id === undefined
      ? isSeen(db, accountId, answers.studentId)
      : // Named one by one, so that the students of the class are found first, then their answers.
        sql`${answers.studentId} = any(array(${ofClass}))`,
    student_id === undefined ? undefined : eq(answers.studentId, student_id),
  );
}

interface Whose {
  readonly name: string;
  readonly username: string | null;
}

/** The name of the student or class; absent where the account does not see it. */
export async function nameOf(db: Queries, accountId: number, asked: Asked): Promise<Whose> {
  if (asked.student_id !== undefined) {
    await demandSeen(db, accountId, [asked.student_id]);
    const [row] = await db
      .select({ name: students.name, username: students.username })
      .from(students)
      .where(eq(students.id, asked.student_id));
    return row ?? { name: '', username: null };
  }
  if (asked.class_id === undefined) return { name: '', username: null };
  const [row] = await db
    .select({ name: classes.name })
    .from(classes)
    .where(
      and(
        eq(classes.id, asked.class_id),
        eq(classes.accountId, accountId),
        eq(classes.subjectId, asked.subject_id),
      ),
    );
  if (row === undefined) throw absent();
  return { name: row.name, username: null };
}
