import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toMoment } from '../../src/domain/businessTime';
import {
  abilities,
  difficulties,
  type ExamPaper,
  type ExamQuestion,
  type ExamRow,
  paperRegions,
  paperTerms,
  questionKinds,
} from '../../src/domain/exams';
import { toTenth } from '../../src/domain/number';
import { examTypes } from '../../src/domain/scores';
import type { Queries } from '../db/database';
import { accounts, examPapers, examQuestions, examReports, points, students } from '../db/tables';
import { total } from '../page';
import { pointName } from '../pointName';
import { isSeen } from '../students/seen';
import type { Language } from '../words';

function known<Word>(words: readonly Word[], stored: string): Word {
  const word = words.find((one) => one === stored);
  if (word === undefined) throw new Error(`no paper has ${stored}`);
  return word;
}

/** The full marks, average and number of a paper's questions. */
const sumsOf = (db: Queries) =>
  db
    .select({
      paperId: examQuestions.paperId,
      full: sql<number>`sum(${examQuestions.fullMarks})`.mapWith(Number).as('full'),
      average: sql<number>`sum(${examQuestions.average})`.mapWith(Number).as('average'),
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
    })
    .from(examQuestions)
    .groupBy(examQuestions.paperId)
    .as('sums');

/** Papers with the sums of their questions. */
export function selectPapers(db: Queries) {
  const sums = sumsOf(db);
  return db
    .select({
      paper: examPapers,
      ...{ full: sums.full, average: sums.average, count: sums.count, total },
    })
    .from(examPapers)
    .innerJoin(sums, eq(sums.paperId, examPapers.id));
}

type Paper = typeof examPapers.$inferSelect;

interface PaperRow {
  readonly paper: Paper;
  readonly full: number;
  readonly average: number;
  readonly count: number;
}

/** A paper as the contract has it. */
export function paperOf({ paper, full, average, count }: PaperRow): ExamPaper {
  return {
    ...{ paper_id: paper.id, subject_id: paper.subjectId, grade: paper.grade },
    ...{ region: known(paperRegions, paper.region) },
    ...{ term: known(paperTerms, paper.term), year: paper.year, full_marks: full },
    ...{ exam_type: known(examTypes, paper.examType), question_count: count },
    average: toTenth(average),
    ...{ examinees: paper.examinees, averaged_on: paper.averagedOn },
  };
}

/** The marks of a result together. */
export const scored = sql<number>`(select sum(mark::float8) from jsonb_array_elements_text(${examReports.marks}) as mark)`;

const changers = alias(accounts, 'changers');

/** Results with their student, their paper, and the accounts that entered and changed them. */
export function selectReports(db: Queries) {
  const sums = sumsOf(db);
  return db
    .select({
      report: examReports,
      paper: examPapers,
      ...{ name: students.name, username: students.username, grade: students.grade },
      ...{ full: sums.full, average: sums.average, count: sums.count, total },
      score: scored.mapWith(Number),
      ...{ enteredBy: accounts.realName, changedBy: changers.realName },
    })
    .from(examReports)
    .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
    .innerJoin(sums, eq(sums.paperId, examPapers.id))
    .innerJoin(students, eq(students.id, examReports.studentId))
    .innerJoin(accounts, eq(accounts.id, examReports.enteredBy))
    .leftJoin(changers, eq(changers.id, examReports.changedBy));
}

/** The share of full marks, by which results compare. */
export const sharedScore = sql`${scored} / ${sql.identifier('sums')}.${sql.identifier('full')}`;

/** The results of the account's students in a subject's papers, as a condition. */
export function isOwn(db: Queries, accountId: number, subjectId: number) {
  return and(eq(examPapers.subjectId, subjectId), isSeen(db, accountId, students.id));
}

/** A result as the contract has it. */
export function rowOf(row: Awaited<ReturnType<typeof selectReports>>[number]): ExamRow {
  const { report, name, username, grade, score, enteredBy, changedBy } = row;
  return {
    ...{ report_id: report.id, student_id: report.studentId, name, username, grade },
    ...{ exam_date: report.examDate, score, entered_at: toMoment(report.enteredAt) },
    ...{ entered_by: enteredBy, paper: paperOf(row) },
    ...{ changed_at: toMoment(report.changedAt), changed_by: changedBy },
  };
}

/** A result as its form begins with it. */
export function enteredOf(row: Awaited<ReturnType<typeof selectReports>>[number]) {
  const { report, name, username: student, grade } = row;
  const { id: report_id, examDate: exam_date, marks, version } = report;
  return { ...{ report_id, name, student, grade }, exam_date, marks, version };
}

/** Whether a paper asks in the same exam as another one: a student sits one of them [SCREEN-139]. */
export function isOfExam({ subjectId, grade, term, year, examType }: Paper): SQL | undefined {
  return and(
    ...[eq(examPapers.subjectId, subjectId), eq(examPapers.grade, grade)],
    ...[eq(examPapers.term, term), eq(examPapers.year, year), eq(examPapers.examType, examType)],
  );
}

const chapters = alias(points, 'chapters');

/** A paper's questions in their order. */
export async function questionsOf(
  db: Queries,
  paperId: number,
  language: Language,
): Promise<ExamQuestion[]> {
  const chapterName =
    language === 'en'
      ? sql<string>`coalesce(${chapters.englishName}, ${chapters.name})`
      : sql<string>`${chapters.name}`;
  const rows = await db
    .select({ question: examQuestions, point_name: pointName(language), chapter_name: chapterName })
    .from(examQuestions)
    .innerJoin(points, eq(points.id, examQuestions.pointId))
    .innerJoin(chapters, eq(chapters.id, points.parentId))
    .where(eq(examQuestions.paperId, paperId))
    .orderBy(asc(examQuestions.number));
  return rows.map(({ question, ...names }) => ({
    ...{ number: question.number, kind: known(questionKinds, question.kind), ...names },
    ...{ full_marks: question.fullMarks, point_id: question.pointId, average: question.average },
    ability: known(abilities, question.ability),
    difficulty: known(difficulties, question.difficulty),
  }));
}
