import { degreeBand, type LocalMarkRow } from '../../domain/localPoints';
import type { Language } from '../parts/columns/types';
import { columnsOf, moment, text, word } from '../parts/columns';

/** A degree with the band that it is read in: '30 · low'. */
export const degreeText = (degree: number, { t }: Pick<Language, 't'>) =>
  t('localPoints:degree', { degree, band: t(`localPoints:band.${degreeBand(degree)}`) });

/** Columns of what the campus has marked; a file of it holds everything that a restore takes back, also the degrees of what
 * is not examined [SCREEN-149]. */
export const localMarkColumns = columnsOf<LocalMarkRow>(
  ['localPoints', 'students'],
  [
    text('name', ({ name }) => name),
    word('subject', ({ subject_id }) => subject_id, { width: 22 }),
    word('isExamined', ({ mark }) => (mark.is_examined ? 'true' : 'false'), {
      ...{ head: 'column.examined', width: 22 },
    }),
    text('frequency', (row, language) => degreeText(row.frequency, language), { width: 26 }),
    text('localFrequency', ({ mark }, language) => degreeText(mark.frequency, language), {
      width: 28,
    }),
    text('difficulty', (row, language) => degreeText(row.difficulty, language), { width: 26 }),
    text('localDifficulty', ({ mark }, language) => degreeText(mark.difficulty, language), {
      width: 28,
    }),
    text('markedBy', ({ marked_by }) => marked_by, { width: 24, yields: 1 }),
    moment('markedAt', ({ marked_at }) => marked_at, { yields: 1 }),
  ],
);
