import type { TFunction } from 'i18next';
import { givenState, type HighlightDone, type HighlightRow } from '../../domain/highlights';
import { columnsOf, moment, person, status, text } from '../parts/columns';
import type { Language } from '../parts/columns/types';
import { NameInLetters } from '../parts/NameInLetters';

/** What a student did, as a sentence. */
export const sentenceOf = (t: TFunction, { kind, about, figure, before }: HighlightDone) =>
  t(`rewards:moment.${kind}`, { about, figure, before });

/** How many coins it was rewarded with, and by whom. */
function saidReward({ reward }: HighlightRow, { t }: Language): string {
  if (reward === null) return t('parts:none');
  return t('rewards:givenBy', { by: reward.by, count: reward.coins });
}

const signs = { open: 'waiting', rewarded: 'good', frozen: 'watch' } as const;

/** Highlight moments; what can be done with them is the screen's. */
export const highlightKinds = [
  person<HighlightRow>('student', (row) => row),
  text<HighlightRow>('moment', (row, { t }) => sentenceOf(t, row)),
  moment<HighlightRow>('at', ({ at }) => at),
  status<HighlightRow, keyof typeof signs>('given', givenState, signs),
  text<HighlightRow>('by', saidReward, {
    ...{ width: 40, yields: 1 },
    cell: (row, language) => (
      <>
        {saidReward(row, language)} {row.reward && <NameInLetters name={row.reward.by} />}
      </>
    ),
  }),
  moment<HighlightRow>('lastRewarded', ({ last_rewarded_at }) => last_rewarded_at, {
    none: 'neverRewarded',
    yields: 2,
  }),
];

/** The highlights as a file has them. */
export const highlightColumns = columnsOf<HighlightRow>(['rewards', 'students'], highlightKinds);
