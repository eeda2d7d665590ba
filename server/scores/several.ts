import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { inputScores, scoreRoster } from '../../src/contract/scores';
import { businessDay } from '../../src/domain/businessTime';
import { examTypes } from '../../src/domain/scores';
import {
  type RosterStudent,
  type SharedExam,
  scoreOf,
  severalFaults,
} from '../../src/domain/severalScores';
import type { Queries } from '../db/database';
import { classes, classStudents, listings, scores, students } from '../db/tables';
import { type Handler, serve } from '../serve';
import { wrongFields } from '../students/called';
import { lists } from '../students/filters';
import { lockStudent } from '../students/seen';
import { askedExam } from '../supervision/askedExam';
import { lacksScore } from '../supervision/missingScores';
import { follow } from './enter';
import { columnsOf } from './row';

/** The account's students, without what they have sat. */
function rosterOf(db: Queries, accountId: number, now: Date) {
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      grade: students.grade,
      is_hidden: sql<boolean>`${listings.hiddenAt} is not null`,
      is_missing: sql<boolean>`(${and(lists.responsible, lacksScore(db, askedExam(now)))})`,
    })
    .from(students)
    .innerJoin(listings, eq(listings.studentId, students.id))
    .where(eq(listings.accountId, accountId))
    .orderBy(asc(students.grade), asc(students.pinyin), asc(students.id));
}

/** The exams of a subject that students have scores of, by student, the latest first. */
async function satExams(db: Queries, subjectId: number, ids: readonly number[]) {
  const rows = await db
    .select({
      ...{ studentId: scores.studentId, exam_type: scores.examType, exam_date: scores.examDate },
      ...{ full_score: scores.fullScore, score: scores.score },
    })
    .from(scores)
    .where(and(eq(scores.subjectId, subjectId), inArray(scores.studentId, [...ids])))
    .orderBy(desc(scores.examDate), desc(scores.id));
  const byStudent = new Map<number, RosterStudent['exams']>();
  for (const { studentId, exam_type: stored, ...exam } of rows) {
    const exams = byStudent.get(studentId) ?? [];
    for (const exam_type of examTypes) if (exam_type === stored) exams.push({ ...exam, exam_type });
    byStudent.set(studentId, exams);
  }
  return byStudent;
}

/** The account's own classes of a subject that are not hidden, each with its students. */
function ownClasses(db: Queries, accountId: number, subjectId: number) {
  return db
    .select({ class_id: classes.id, name: classes.name, studentId: classStudents.studentId })
    .from(classes)
    .innerJoin(classStudents, eq(classStudents.classId, classes.id))
    .where(
      and(
        ...[eq(classes.accountId, accountId), eq(classes.subjectId, subjectId)],
        isNull(classes.hiddenAt),
      ),
    )
    .orderBy(desc(classes.pinned), asc(classes.grade), asc(classes.name), asc(classes.id));
}

/** Whose scores are refused: students whom the account does not see, and those who have a score of the exam. */
async function refusedStudents(
  db: Queries,
  { exam_type: type, exam_date: on }: SharedExam,
  { accountId, subjectId, ids }: { accountId: number; subjectId: number; ids: readonly number[] },
) {
  const seen = await db
    .select({ id: listings.studentId })
    .from(listings)
    .where(and(eq(listings.accountId, accountId), inArray(listings.studentId, [...ids])));
  const own = ids.filter((id) => seen.some((one) => one.id === id));
  // In the order of the ids, so that two entries at once don't wait for each other.
  for (const id of own.toSorted((one, other) => one - other)) await lockStudent(db, id);
  const taken = await db
    .select({ id: scores.studentId })
    .from(scores)
    .where(
      and(
        ...[eq(scores.subjectId, subjectId), eq(scores.examType, type), eq(scores.examDate, on)],
        inArray(scores.studentId, own),
      ),
    );
  const field = (id: number) => `results.${String(id)}`;
  return [
    ...ids.filter((id) => !own.includes(id)).map((id) => ({ field: field(id), rule: 'absent' })),
    ...taken.map(({ id }) => ({ field: field(id), rule: 'twice' })),
  ];
}

export const severalHandlers: readonly Handler[] = [
  serve(scoreRoster, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId } = payload;
    const accountId = session.account.id;
    const own = await rosterOf(db, accountId, now);
    const exams = await satExams(
      db,
      subjectId,
      own.map(({ student_id }) => student_id),
    );
    const members = await ownClasses(db, accountId, subjectId);
    const names = new Map(members.map(({ class_id, name }) => [class_id, name]));
    return {
      students: own.map((student) => ({
        ...student,
        class_ids: members
          .filter(({ studentId }) => studentId === student.student_id)
          .map(({ class_id }) => class_id),
        exams: exams.get(student.student_id) ?? [],
      })),
      classes: [...names].map(([class_id, name]) => ({ class_id, name })),
    };
  }),

  serve(inputScores, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, results, ...shared } = payload;
    const accountId = session.account.id;
    const entered = Object.fromEntries(
      results.map(({ student_id, result }) => [String(student_id), result]),
    );
    const faults = severalFaults(shared, entered, businessDay(now));
    const wrong = Object.entries(faults).map(([field, rule]) => ({ field, rule }));
    const ids = Object.keys(entered).map(Number);
    if (ids.length < results.length) wrong.push({ field: 'results', rule: 'repeated' });
    if (wrong.length > 0) throw wrongFields(wrong);
    const refused = await refusedStudents(db, shared, { accountId, subjectId, ids });
    if (refused.length > 0) throw wrongFields(refused);
    await db.insert(scores).values(
      Object.entries(entered).map(([id, result]) => ({
        ...{ studentId: Number(id), subjectId, enteredAt: now, enteredBy: accountId },
        ...columnsOf(scoreOf(shared, result)),
      })),
    );
    for (const id of ids) await follow(db, id, now);
    return { saved_count: ids.length };
  }),
];
