import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toMoment } from '../../src/domain/businessTime';
import {
  examTypes,
  levels,
  type ScoreRow,
  scoreTypes,
  type TypedScore,
} from '../../src/domain/scores';
import type { Queries } from '../db/database';
import { accounts, scores, students } from '../db/tables';
import { total } from '../page';
import { isSeen } from '../students/seen';

const changers = alias(accounts, 'changers');
const confirmers = alias(accounts, 'confirmers');

/** Scores with whose they are and who has entered, changed and confirmed them. */
export function selectScores(db: Queries) {
  return db
    .select({
      score: scores,
      ...{ name: students.name, username: students.username, grade: students.grade },
      enteredBy: accounts.realName,
      changedBy: changers.realName,
      confirmedBy: confirmers.realName,
      total,
    })
    .from(scores)
    .innerJoin(students, eq(students.id, scores.studentId))
    .innerJoin(accounts, eq(accounts.id, scores.enteredBy))
    .leftJoin(changers, eq(changers.id, scores.changedBy))
    .leftJoin(confirmers, eq(confirmers.id, scores.confirmedBy));
}

/** The scores of a subject of the account's students, as a condition. */
export function isOwn(db: Queries, accountId: number, subjectId: number) {
  return and(eq(scores.subjectId, subjectId), isSeen(db, accountId, students.id));
}

/** The share of the full score, by which scores compare; null for a level. */
export const normalisedScore = sql`${scores.score} / ${scores.fullScore}`;

function known<Word>(words: readonly Word[], stored: string | null): Word {
  const word = words.find((one) => one === stored);
  if (word === undefined) throw new Error(`no score has ${String(stored)}`);
  return word;
}

/** A stored score as the call answers it [ENTITY-022]. */
export function scoreRowOf({
  score: row,
  ...whose
}: Awaited<ReturnType<typeof selectScores>>[number]): ScoreRow {
  return {
    ...{ score_id: row.id, student_id: row.studentId, name: whose.name },
    ...{ username: whose.username, grade: whose.grade, subject_id: row.subjectId },
    ...{ exam_grade: row.examGrade, exam_type: known(examTypes, row.examType) },
    ...{ score_type: known(scoreTypes, row.scoreType), full_score: row.fullScore },
    ...{ score: row.score, level: row.level === null ? null : known(levels, row.level) },
    ...{ level_proportion: row.levelProportion, examinees: row.examinees },
    ...{ exam_date: row.examDate, grade_rank: row.gradeRank, grade_total: row.gradeTotal },
    ...{ class_rank: row.classRank, class_total: row.classTotal },
    ...{ proofs: row.proofs, papers: row.papers },
    ...{ entered_at: toMoment(row.enteredAt), entered_by: whose.enteredBy },
    ...{ version: row.version, changed_at: toMoment(row.changedAt), changed_by: whose.changedBy },
    ...{ confirmed_at: toMoment(row.confirmedAt), confirmed_by: whose.confirmedBy },
  };
}

const figure = (text: string) => (text === '' ? null : Number(text));

/** A typed score as it is stored; of points and level only what its kind has. */
export function columnsOf(typed: TypedScore) {
  const isPoints = typed.score_type === 'points';
  return {
    ...{ examGrade: Number(typed.exam_grade), examType: typed.exam_type },
    ...{ examDate: typed.exam_date, scoreType: typed.score_type },
    fullScore: isPoints ? figure(typed.full_score) : null,
    score: isPoints ? figure(typed.score) : null,
    level: isPoints ? null : typed.level,
    levelProportion: isPoints ? null : figure(typed.level_proportion),
    examinees: figure(typed.examinees),
    ...{ gradeRank: figure(typed.grade_rank), gradeTotal: figure(typed.grade_total) },
    ...{ classRank: figure(typed.class_rank), classTotal: figure(typed.class_total) },
    ...{ proofs: typed.proofs, papers: typed.papers },
  };
}
