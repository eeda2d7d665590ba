import { useTranslation } from 'react-i18next';
import { useDates } from '../dates';
import { Fact } from '../Facts';

interface RangeOfProps {
  readonly days: { readonly first_day: string; readonly last_day: string };
}

/** Says of which days something is. */
export function useRangeWords() {
  const { t } = useTranslation('reports');
  const { date } = useDates();
  return ({ first_day: first, last_day: last }: RangeOfProps['days']) =>
    t('figure.range', { from: date(first), to: date(last) });
}

/** Of which days something is, among its facts. */
export function RangeOf({ days }: RangeOfProps) {
  const { t } = useTranslation('reports');
  const wordsOf = useRangeWords();
  return <Fact name={t('figure.days')}>{wordsOf(days)}</Fact>;
}
