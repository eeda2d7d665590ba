import { and, asc, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { examClass } from '../../src/contract/exams';
import { businessDay } from '../../src/domain/businessTime';
import {
  bandsOf,
  comparedScore,
  type ExamClassRow,
  type examClassSorts,
  examFigures,
  figuresOf,
  subjectScores,
} from '../../src/domain/exams';
import { schoolYearOf } from '../../src/domain/schoolYear';
import { type Subject, subjects } from '../../src/domain/subjects';
import type { Queries } from '../db/database';
import { examPapers, examReports, listings, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, type Order } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { lists } from '../students/filters';
import { isOfClass, withOwnClasses } from '../students/ownClasses';
import { isOfExam, paperOf, scored, selectPapers } from './rows';
import { scoresOfExam } from './scored';

type Sort = (typeof examClassSorts)[number];
type PaperRow = Parameters<typeof paperOf>[0];

interface Asked {
  readonly accountId: number;
  readonly keyword: string | undefined;
  readonly classId: number | undefined;
  readonly now: Date;
}

/** Own students who have a result in a paper, or none of its exam though they are in the grade that sat it, by name. */
function selectSitters(db: Queries, { paper }: PaperRow, asked: Asked) {
  const { accountId, keyword, classId, now } = asked;
  const entered = db
    .select({ id: examReports.id })
    .from(examReports)
    .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
    .where(and(eq(examReports.studentId, students.id), isOfExam(paper)));
  // Who sat the paper in an earlier school year is in a higher grade by now.
  const gradeNow = paper.grade + schoolYearOf(businessDay(now)) - paper.year;
  const isMissing = and(lists.responsible, eq(students.grade, gradeNow), notExists(entered));
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, report_id: examReports.id, examDate: examReports.examDate },
      score: sql<number | null>`${scored}`,
      isFound: sql<boolean>`${namesStudent(keyword) ?? sql`true`}`,
    })
    .from(students)
    .innerJoin(
      listings,
      and(eq(listings.studentId, students.id), eq(listings.accountId, accountId)),
    )
    .leftJoin(
      examReports,
      and(eq(examReports.studentId, students.id), eq(examReports.paperId, paper.id)),
    )
    .where(
      and(or(isNotNull(examReports.id), isMissing), isOfClass(db, accountId, students.id, classId)),
    )
    .orderBy(asc(students.pinyin), asc(students.id));
}

/** Rows that come by name in the order asked for: who has nothing to compare comes last either way. */
function ordered(rows: readonly ExamClassRow[], sort: Sort, order: Order | undefined) {
  if (sort === 'student') return order === 'desc' ? rows.toReversed() : rows;
  const valueOf = ({ score, scores }: ExamClassRow) => {
    if (sort === 'result') return score;
    return scores[sort] && comparedScore(scores[sort]);
  };
  return rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return order === 'desc' ? second - first : first - second;
  });
}

const placeOf = (studentId: number, subjectId: number) =>
  `${String(studentId)}.${String(subjectId)}`;

const bySubject = <Value>(of: (subject: Subject) => Value) =>
  Object.fromEntries(subjects.map((subject) => [subject.key, of(subject)]));

export const classHandlers: readonly Handler[] = [
  serve(examClass, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, paper_id: paperId, result, page, page_size: size } = payload;
    const { sort = 'result', order = payload.sort === undefined ? 'desc' : 'asc' } = payload;
    const accountId = session.account.id;
    const ofPaper = and(eq(examPapers.id, paperId), eq(examPapers.subjectId, subjectId));
    const [found] = await selectPapers(db).where(ofPaper);
    if (found === undefined) throw absent();
    const paper = paperOf(found);
    const { keyword, class_id: classId } = payload;
    const sitters = await selectSitters(db, found, { accountId, keyword, classId, now });
    const days = sitters.flatMap(({ examDate }) => examDate ?? []).toSorted();
    const known = await scoresOfExam(db, {
      ...{ paper, studentIds: sitters.map(({ student_id: id }) => id) },
      ...{ subjectIds: session.account.subjects, usualDay: days.at(-1) ?? paper.averaged_on },
    });
    const byPlace = new Map(known.map((one) => [placeOf(one.studentId, one.subjectId), one]));
    const all = sitters.map((sitter) => ({
      ...{ ...sitter, full_marks: paper.full_marks },
      scores: subjectScores.parse(
        bySubject(({ id }) => byPlace.get(placeOf(sitter.student_id, id)) ?? null),
      ),
    }));
    const entered = all.flatMap(({ score }) => score ?? []);
    const figures = examFigures.parse({
      result: figuresOf(entered.map((score) => ({ score, full_score: paper.full_marks }))),
      ...bySubject(({ key }) => figuresOf(all.flatMap(({ scores }) => scores[key] ?? []))),
    });
    const searched = all.filter(({ isFound }) => isFound);
    const isEntered = ({ report_id: id }: Pick<ExamClassRow, 'report_id'>) => id !== null;
    const shown = searched.filter(
      (row) => result === undefined || (result === 'entered') === isEntered(row),
    );
    const foundCount = searched.filter(isEntered).length;
    const rows = ordered(shown, sort, order).slice((page - 1) * size, page * size);
    const answer = {
      ...listed({ rows, total: shown.length }, (row) => row, now),
      ...{ paper, figures, bands: bandsOf(entered, paper.full_marks) },
      counts: { entered: foundCount, missing: searched.length - foundCount },
    };
    return withOwnClasses(db, accountId, answer);
  }),
];
