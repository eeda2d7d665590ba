import { classEvaluationRow } from '../../domain/classEvaluation';
import { classFeedbackRow } from '../../domain/feedback';
import { sentFeedbackRow } from '../../domain/sentFeedback';
import { classEvaluationColumns } from '../../ui/feedback/classEvaluationColumns';
import { classFeedbackColumns } from '../../ui/feedback/classFeedbackColumns';
import { sentColumns } from '../../ui/feedback/sentColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of feedback, by the ids of their charts. */
export const files: Writers = {
  sentFeedbackRows: writerOf({
    row: sentFeedbackRow,
    columns: sentColumns(() => undefined),
    title: (t) => t('headquarters.sent'),
  }),
  classEvaluationRows: writerOf({
    row: classEvaluationRow,
    columns: classEvaluationColumns,
    title: (t) => t('evaluation.title'),
  }),
  classFeedbackRows: writerOf({
    row: classFeedbackRow,
    columns: classFeedbackColumns,
    title: (t) => t('class.title'),
    always: ['content', 'stars', 'evaluation', 'homework'],
  }),
};
