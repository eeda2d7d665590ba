import { scorePage } from '../../domain/addresses';
import { scoreState } from '../../domain/scoreConfirmation';
import { normalised, type ScoreRow } from '../../domain/scores';
import {
  colleague,
  columnsOf,
  count,
  day,
  link,
  moment,
  person,
  status,
  text,
  word,
} from '../parts/columns';

/** A rank as people say it: of how many. */
export const ranked = (rank: number | null, all: number | null) =>
  rank === null ? null : `${String(rank)} / ${String(all)}`;

/** A score as it is said: of how many points, or the level. */
export const saidScore = ({
  score,
  full_score: full,
  level,
}: Pick<ScoreRow, 'score' | 'full_score' | 'level'>) =>
  score === null ? (level ?? '–') : `${String(score)} / ${String(full)}`;

/** The scores of a list, with everything that is entered of one [ENTITY-022]. */
export const scoreColumns = columnsOf<ScoreRow>(
  ['scores', 'students', 'shell'],
  [
    person('student', (row) => row),
    word('subject', (row) => row.subject_id, { words: 'shell:subject', width: 20, yields: 1 }),
    word('examGrade', (row) => row.exam_grade, { words: 'students:grade', width: 22, yields: 2 }),
    word('examType', (row) => row.exam_type, { words: 'exam_type', width: 22 }),
    link<ScoreRow>('score', saidScore, (row) => scorePage(row.score_id, row.subject_id), {
      ...{ width: 28, numeric: true },
      file: {
        'scores:column.full': (row) => row.full_score,
        'scores:column.score': (row) => row.score ?? row.level,
        'scores:column.proportion': (row) => row.level_proportion,
      },
    }),
    count('normalised', normalised, {
      ...{ places: 1, width: 20, explained: 'normalisedWhy', yields: 2 },
    }),
    count('examinees', (row) => row.examinees, { width: 22, yields: 1 }),
    day('examDate', (row) => row.exam_date),
    text('gradeRank', (row) => ranked(row.grade_rank, row.grade_total), {
      ...{ width: 26, yields: 2, numeric: true },
      file: {
        'scores:column.gradeRank': (row) => row.grade_rank,
        'scores:record.grade_total': (row) => row.grade_total,
      },
    }),
    text('classRank', (row) => ranked(row.class_rank, row.class_total), {
      ...{ width: 24, yields: 1, numeric: true },
      file: {
        'scores:column.classRank': (row) => row.class_rank,
        'scores:record.class_total': (row) => row.class_total,
      },
    }),
    text('images', ({ proofs, papers }) => `${String(proofs.length)} + ${String(papers.length)}`, {
      ...{ width: 20, numeric: true, explained: 'imagesWhy', yields: 1 },
    }),
    moment('entered', (row) => row.entered_at, { yields: 1 }),
    colleague('by', (row) => row.entered_by, { width: 24, yields: 1 }),
    status('state', scoreState, {
      ...{ entered: 'none', confirmed: 'good' },
    }),
  ],
);
