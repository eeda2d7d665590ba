import { and, eq } from 'drizzle-orm';
import { examClass } from '../../src/contract/exams';
import {
  bandsOf,
  comparedScore,
  type ExamClassRow,
  type examClassSorts,
  examFigures,
  figuresOf,
  subjectScores,
} from '../../src/domain/exams';
import { type Subject, subjects } from '../../src/domain/subjects';
import { examPapers } from '../db/tables';
import { listed, type Order } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { withOwnClasses } from '../students/ownClasses';
import { paperOf, selectPapers } from './rows';
import { scoresOfExam } from './scored';
import { selectSitters } from './sitters';

type Sort = (typeof examClassSorts)[number];

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
