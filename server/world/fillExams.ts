import { eq } from 'drizzle-orm';
import { businessDay, dayLength, startOfDay } from '../../src/domain/businessTime';
import {
  type abilities,
  type difficulties,
  paperGrades,
  paperRegions,
} from '../../src/domain/exams';
import { toTenth } from '../../src/domain/number';
import { schoolYearOf } from '../../src/domain/schoolYear';
import type { ExamType } from '../../src/domain/scores';
import { scoreWindowAt } from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { satBefore } from './fillScores';
import { marksOf } from './marksOf';
import { paperSections, pointsOfGrade } from './content/exams';
import { students } from './content/people';
import type { LeafPoint, Student } from './content/types';
import { continueIds, insertAll } from './insert';
import type { Random } from './random';

const mathematics = 2;
type Paper = typeof tables.examPapers.$inferInsert & { readonly id: number; readonly at: number };
type Question = typeof tables.examQuestions.$inferInsert;
type Difficulty = (typeof difficulties)[number];

/** The three latest exams, the earliest first. */
function examsBefore(today: Date): { readonly type: ExamType; readonly at: number }[] {
  const found: { readonly type: ExamType; readonly at: number }[] = [];
  let until = today;
  for (const _ of [1, 2, 3]) {
    const { exam, from } = scoreWindowAt(until);
    found.unshift({ type: exam, at: satBefore(from) });
    until = new Date(from - 1);
  }
  return found;
}

function papersOf(today: Date): Paper[] {
  const all = examsBefore(today).flatMap(({ type, at }) =>
    paperGrades.flatMap((grade) => paperRegions.map((region) => ({ type, at, grade, region }))),
  );
  return all.map(({ type, at, grade, region }, index) => {
    const day = businessDay(new Date(at));
    const month = Number(day.slice(5, 7));
    return {
      ...{ id: index + 1, subjectId: mathematics, region, grade, at, examType: type },
      term: month >= 9 || month < 2 ? 'first' : 'second',
      year: schoolYearOf(day),
      examinees: 1800 + ((index * 397) % 2900),
      averagedOn: businessDay(new Date(at + 5 * dayLength)),
    };
  });
}

/** The hard ones stand at the end of each section. */
function difficultyOf(place: number): Difficulty {
  if (place < 0.55) return 'basic';
  return place < 0.85 ? 'medium' : 'hard';
}

function abilityOf({ id, parentId }: LeafPoint, number: number): (typeof abilities)[number] {
  if (String(id).startsWith('203')) return 'data';
  if (String(id).startsWith('202')) return number % 2 === 0 ? 'reasoning' : 'intuition';
  return parentId !== null && parentId >= 20104 && number > 16 ? 'modelling' : 'computation';
}

const averages: Readonly<Record<Difficulty, number>> = { basic: 0.88, medium: 0.69, hard: 0.43 };

function questionsOf({ id: paperId, grade, region }: Paper): Question[] {
  const at = paperRegions.findIndex((one) => one === region);
  const points = pointsOfGrade(grade, at);
  let number = 0;
  return paperSections.flatMap(({ kind, marks }) =>
    marks.map((fullMarks, index) => {
      const place = index / marks.length;
      const point = points[Math.floor(place * points.length + number) % points.length];
      if (point === undefined) throw new Error(`there are no points of grade ${String(grade)}`);
      number += 1;
      const difficulty = difficultyOf(place);
      // No two papers are equally hard.
      const hardness = at * 0.02 + ((number * 7) % 9) / 100 + ((paperId * 13) % 8) / 100 - 0.03;
      const average = averages[difficulty] - hardness;
      return {
        ...{ paperId, number, kind, fullMarks, pointId: point.id, difficulty },
        ability: abilityOf(point, number),
        average: toTenth(fullMarks * average),
      };
    }),
  );
}

const harder: Readonly<Record<Difficulty, number>> = { basic: 0.14, medium: -0.02, hard: -0.25 };

/** What a student reaches in a question; each has points that are weaker than the others. */
function markOf({ id, ...student }: Student, question: Question, random: Random): number {
  const ability = (60 + ((id * 7 + student.grade * 5) % 34)) / 100;
  const weak = (question.pointId + id) % 4 === 0 ? 0.35 : 0;
  const difficulty =
    question.difficulty === 'hard' ? 'hard' : question.difficulty === 'basic' ? 'basic' : 'medium';
  const chance = ability + harder[difficulty] - weak;
  if (question.kind !== 'solution') return random.happens(chance) ? question.fullMarks : 0;
  const share = Math.min(1, Math.max(0, chance + random.normal() * 0.12));
  return Math.round(question.fullMarks * share * 2) / 2;
}

/** In which of the papers a student sat: those of the grade in which the student was then, in one part of the city. */
function papersFor(student: Student, papers: readonly Paper[], today: Date): Paper[] {
  const thisYear = schoolYearOf(businessDay(today));
  const region = paperRegions[student.id % 2];
  return papers.filter(
    (paper) => paper.region === region && paper.grade === student.grade - (thisYear - paper.year),
  );
}

/** Papers of junior mathematics, and what the analysts' students reached in them, which is their score where they have one; some of the latest are still to be entered. */
export async function fillExams(db: Queries, today: Date, random: Random): Promise<void> {
  const papers = papersOf(today);
  const questions = papers.map(questionsOf);
  const latest = Math.max(...papers.map(({ at }) => at));
  const sat = students
    .filter(({ subjects }) => subjects.includes(mathematics))
    .flatMap((student) =>
      papersFor(student, papers, today)
        .filter(({ at }) => at < latest || student.id % 4 !== 0)
        .map((paper) => ({ student, paper })),
    )
    .sort((one, other) => one.paper.at - other.paper.at);
  await insertAll(
    db,
    tables.examPapers,
    papers.map(({ at: _, ...paper }) => paper),
  );
  await continueIds(db, tables.examPapers);
  await insertAll(db, tables.examQuestions, questions.flat());
  const scores = await db
    .select()
    .from(tables.scores)
    .where(eq(tables.scores.subjectId, mathematics));
  const scoreOf = (student: Student, { examType, at }: Paper) =>
    scores.find(
      (score) =>
        score.studentId === student.id &&
        score.examType === examType &&
        score.examDate === businessDay(new Date(at)),
    )?.score;
  await insertAll(
    db,
    tables.examReports,
    sat.map(({ student, paper }) => ({
      ...{ paperId: paper.id, studentId: student.id, examDate: businessDay(new Date(paper.at)) },
      marks: marksOf(questions[paper.id - 1] ?? [], scoreOf(student, paper) ?? null, (one) =>
        markOf(student, one, random),
      ),
      enteredAt: new Date(
        startOfDay(new Date(paper.at), 1 + (student.id % 4)).getTime() +
          (15 * 60 + ((student.id * 37) % 180)) * 60_000,
      ),
      enteredBy: accountId(student.analysts[0] ?? 'zhou'),
    })),
  );
}
