import { and, asc, between, eq, lte, type SQL } from 'drizzle-orm';
import { analysisList, studentAnalysis } from '../../src/contract/scores';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import {
  analysedExam,
  type AnalysedStudent,
  analysedUpTo,
  type AnalysisKind,
  analysisOf,
  type analysisSorts,
  changeOf,
  summaryOf,
} from '../../src/domain/scoreAnalyses';
import { schoolYearDays, schoolYears } from '../../src/domain/schoolYear';
import type { Queries } from '../db/database';
import { scores, students } from '../db/tables';
import { grouped } from '../grouped';
import { namesStudent } from '../keyword';
import { isSet, type Order } from '../page';
import { type Handler, serve } from '../serve';
import { demandSeen, namedStudentOf } from '../students/seen';
import { isOwn, scoreRowOf, selectScores } from './row';
import { type Analysed, analysedFor } from './settings';

const scopeOf = ({ year, subjectId, analyst }: Analysed) => ({
  ...{ year, subject_id: subjectId, analyst },
});

/** The scores of a school year that are analysed, by student in the order of their names, each student's earliest first. */
async function scoresOf(
  db: Queries,
  { accountId, subjectId, year }: Pick<Analysed, 'accountId' | 'subjectId' | 'year'>,
  { upTo, isUnit = false }: { readonly upTo: Date; readonly isUnit?: boolean },
  only?: SQL,
) {
  const { first, last } = schoolYearDays(year);
  const rows = await selectScores(db)
    .where(
      and(
        isOwn(db, accountId, subjectId),
        between(scores.examDate, first, last),
        lte(scores.enteredAt, upTo),
        isUnit ? eq(scores.examType, 'unit') : undefined,
        only,
      ),
    )
    .orderBy(asc(students.pinyin), asc(students.id), asc(scores.examDate), asc(scores.id));
  return rows.map(scoreRowOf);
}

async function studentsOf(
  db: Queries,
  whose: Analysed,
  kind: AnalysisKind,
  now: Date,
  only?: SQL,
): Promise<AnalysedStudent[]> {
  const up = { upTo: analysedUpTo(kind, now), isUnit: kind === 'unit' };
  const found = await scoresOf(db, whose, up, only);
  return [...grouped(found, ({ student_id }) => student_id).values()].flatMap((exams) => {
    const [exam] = exams;
    if (exam === undefined) return [];
    const { student_id, name, username, grade } = exam;
    return { student_id, name, username, grade, ...analysisOf(exams) };
  });
}

/** Sorts by a column, either way; what has no value comes last both ways. */
function sorted(
  rows: readonly AnalysedStudent[],
  column: (typeof analysisSorts)[number] | undefined,
  order: Order = 'asc',
): readonly AnalysedStudent[] {
  if (column === undefined) return rows;
  const way = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [left, right] = [one[column], other[column]];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * way;
  });
}

export const analysisHandlers: readonly Handler[] = [
  serve(analysisList, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, kind, keyword, change, grade_band: level } = payload;
    const whose = await analysedFor(db, session, { subjectId, now });
    const all = await studentsOf(db, whose, kind, now);
    const named = isSet(keyword)
      ? await studentsOf(db, whose, kind, now, namesStudent(keyword))
      : all;
    const found = named.filter(
      (row) =>
        (change === undefined || changeOf(row.improvement) === change) &&
        (level === undefined || row.grade_band === level),
    );
    const from = (payload.page - 1) * payload.page_size;
    return {
      list: sorted(found, payload.sort, payload.order).slice(from, from + payload.page_size),
      ...{ total: found.length, as_of: toMoment(analysedUpTo(kind, now)) },
      ...{ of: scopeOf(whose), summary: summaryOf(all), average: summaryOf(found).average },
    };
  }),

  serve(studentAnalysis, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId, year } = payload;
    const usual = await analysedFor(db, session, { subjectId, now });
    const whose = { ...usual, year: year ?? usual.year };
    await demandSeen(db, whose.accountId, [studentId]);
    const student = await namedStudentOf(db, studentId);
    const found = await scoresOf(db, whose, { upTo: now }, eq(students.id, studentId));
    return {
      ...{ student, of: scopeOf(whose), as_of: toMoment(now), is_own: whose.isOwn },
      years: [...new Set([whose.year, ...schoolYears(businessDay(now))])].sort((a, b) => b - a),
      exams: found.map((exam) => analysedExam.parse(exam)),
    };
  }),
];
