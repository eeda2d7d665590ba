import { reportPageOf } from '../../domain/addresses';
import type { UnsubmittedRow } from '../../domain/scores';
import { columnsOf, person, status, text, word } from '../parts/columns';
import { TextLink } from '../parts/TextLink';

/** Whose score is missing, and what is known of it; what can be done is the screen's. */
export const unsubmittedKinds = [
  person<UnsubmittedRow>('student', (row) => row),
  word<UnsubmittedRow>('grade', ({ grade }) => grade, { words: 'students:grade' }),
  status<UnsubmittedRow, 'frozen' | 'active'>(
    'freeze',
    ({ is_frozen }) => (is_frozen ? 'frozen' : 'active'),
    {
      ...{ frozen: 'act', active: 'waiting' },
    },
  ),
  text<UnsubmittedRow>(
    'examReport',
    ({ exam_report: result }, { t }) => result && t('scores:unsubmitted.result'),
    {
      width: 40,
      cell: ({ exam_report: result }, { t }) =>
        result && <TextLink to={reportPageOf(result)}>{t('scores:unsubmitted.result')}</TextLink>,
    },
  ),
];

/** The missing scores as a file has them. */
export const unsubmittedColumns = columnsOf<UnsubmittedRow>(
  ['scores', 'students'],
  unsubmittedKinds,
);
