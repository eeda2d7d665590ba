import type { ClassEvaluationRow } from '../../domain/classEvaluation';
import { columnsOf, count, moment, person, share, status, text } from '../parts/columns';

/** Stars with one decimal, as they are compared. */
export const writtenStars = (stars: number | null): string | null =>
  stars === null ? null : stars.toFixed(1);

/** The students of the classes with what their feedback says, on the page and in a file. */
export const evaluationKinds = [
  person<ClassEvaluationRow>('name', (row) => row),
  text<ClassEvaluationRow>('class', ({ class_name: name }) => name, { width: 34 }),
  status<ClassEvaluationRow, ClassEvaluationRow['state']>('state', ({ state }) => state, {
    waiting: 'watch',
    evaluated: 'good',
  }),
  count<ClassEvaluationRow>('feedback', ({ feedback_count }) => feedback_count),
  text<ClassEvaluationRow>('stars', ({ stars }, { t }) => writtenStars(stars) ?? t('parts:none'), {
    width: 24,
  }),
  share<ClassEvaluationRow>('completion', ({ homework_completion }) => homework_completion, {
    width: 28,
  }),
  share<ClassEvaluationRow>('accuracy', ({ homework_accuracy }) => homework_accuracy, {
    width: 28,
    yields: 1,
  }),
  moment<ClassEvaluationRow>('lastGiven', ({ last_given_at: at }) => at, { yields: 2 }),
];
export const evaluationHeads = 'evaluation.column';

/** The columns of the file. */
export const classEvaluationColumns = columnsOf<ClassEvaluationRow>(
  'feedback',
  evaluationKinds,
  evaluationHeads,
);
