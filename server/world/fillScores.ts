import { businessDay, dayLength, startOfDay } from '../../src/domain/businessTime';
import { schoolYearOf } from '../../src/domain/schoolYear';
import { type ExamType, fullScoreRange, gradeBand } from '../../src/domain/scores';
import { scoreWindowAt } from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { students } from './content/people';
import type { Student } from './content/types';
import { insertAll } from './insert';
import type { Random } from './random';

/** Whose mid-term or final scores were not submitted in time. */
export const withoutScores: readonly number[] = [10013, 10021, 10047];

interface Exam {
  readonly type: ExamType;
  /** When it was sat, in epoch ms. */
  readonly at: number;
  /** How many school years ago it was sat: students were in a lower grade. */
  readonly yearsAgo: number;
  /** Whether scores of it are asked for now. */
  readonly isAsked: boolean;
}

/** When an exam is sat: nine days before its scores are asked for, on Monday where that is a weekend. */
export function satBefore(reminded: number): number {
  return onSchoolDay(reminded - 9 * dayLength);
}

/** The same moment, on Monday where the day is at a weekend. */
function onSchoolDay(at: number): number {
  const weekday = new Date(businessDay(new Date(at))).getUTCDay();
  return at + ({ 0: 1, 6: 2 }[weekday] ?? 0) * dayLength;
}

/** The exams of the last year, the earliest first. */
function exams(today: Date): Exam[] {
  const yearOf = (at: number) => schoolYearOf(businessDay(new Date(at)));
  const asked = scoreWindowAt(today);
  const before = scoreWindowAt(new Date(asked.from - 1));
  const ago = (days: number) => onSchoolDay(today.getTime() - days * dayLength);
  const sat = [
    { type: 'unit', at: ago(190), isAsked: false },
    { type: before.exam, at: satBefore(before.from), isAsked: false },
    { type: 'unit', at: ago(76), isAsked: false },
    { type: 'weekly', at: ago(60), isAsked: false },
    { type: 'monthly', at: ago(48), isAsked: false },
    { type: 'unit', at: ago(33), isAsked: false },
    { type: 'unit', at: ago(19), isAsked: false },
    { type: asked.exam, at: satBefore(asked.from), isAsked: true },
  ] as const;
  return sat.map((exam) => ({ ...exam, yearsAgo: yearOf(today.getTime()) - yearOf(exam.at) }));
}

const minute = 60_000;

/** When a score is entered: one to three days after the exam, between 9 am and 9 pm. */
function enteredAfter({ at }: Exam, student: Student, random: Random): Date {
  const day = startOfDay(new Date(at), 1 + (student.id % 3));
  return new Date(day.getTime() + random.whole(9 * 60, 21 * 60) * minute);
}

type Row = typeof tables.scores.$inferInsert;

/** What a student reached in one exam, out of whose school's grade of 320. */
function scoreOf(student: Student, subjectId: number, exam: Exam, random: Random): Row {
  const ability = 58 + ((student.id * 7 + subjectId * 11) % 36);
  const share = Math.min(99, Math.max(31, ability + random.normal() * 5)) / 100;
  const grade = Math.max(1, student.grade - exam.yearsAgo);
  const full = fullScoreRange(String(grade)).maximum >= 200 ? 150 : 120;
  const gradeTotal = 320;
  const gradeRank = Math.max(1, Math.round((1 - share) * 1.4 * gradeTotal));
  const rank = Math.min(gradeTotal, gradeRank);
  const isLevel = grade <= 6 && exam.type === 'unit';
  const enteredAt = enteredAfter(exam, student, random);
  const enteredBy = accountId(student.analysts[0] ?? 'zhou');
  return {
    ...{ studentId: student.id, subjectId, examGrade: grade, examType: exam.type },
    ...{ examDate: businessDay(new Date(exam.at)), scoreType: isLevel ? 'level' : 'points' },
    fullScore: isLevel ? null : full,
    score: isLevel ? null : Math.round(full * share * 2) / 2,
    level: isLevel ? gradeBand(rank, gradeTotal) : null,
    levelProportion: isLevel ? 30 : null,
    ...{ examinees: gradeTotal, gradeRank: rank, gradeTotal },
    ...{ classRank: Math.max(1, Math.round(rank / 8)), classTotal: 40 },
    ...{ proofs: [], papers: [], enteredAt, enteredBy },
    confirmedAt: exam.isAsked ? null : enteredAt,
    confirmedBy: exam.isAsked ? null : enteredBy,
  };
}

/** The scores that a year has brought; of the exam that is asked for now, those that are entered so far. */
export async function fillScores(db: Queries, today: Date, random: Random): Promise<void> {
  const isDue = today.getTime() >= scoreWindowAt(today).due;
  const isEntered = ({ id }: Student, { isAsked }: Exam) =>
    !isAsked || (!withoutScores.includes(id) && (isDue || id % 5 < 2));
  const rows = exams(today).flatMap((exam) =>
    students
      .filter((student) => isEntered(student, exam))
      .flatMap((student) =>
        student.subjects.map((subjectId) => scoreOf(student, subjectId, exam, random)),
      ),
  );
  await insertAll(db, tables.scores, rows);
}
