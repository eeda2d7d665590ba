import { useTranslation } from 'react-i18next';
import { TextLink } from '../parts/TextLink';

interface WaitingCountProps {
  readonly count: number;
  /** Where they are listed. */
  readonly to: string;
}

/** How many wait to be corrected, as the way to them; nobody waiting draws no attention. */
export function WaitingCount({ count, to }: WaitingCountProps) {
  const { t } = useTranslation('homework');
  if (count === 0) return <span className="muted">{count}</span>;
  return <TextLink to={to}>{t('action.correctCount', { count })}</TextLink>;
}
