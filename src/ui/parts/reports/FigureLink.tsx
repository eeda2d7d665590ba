import { useTranslation } from 'react-i18next';
import { TextLink } from '../TextLink';

interface FigureLinkProps {
  readonly value: number;
  /** Where just the answers that it counts are listed; undefined for parents, and on paper. */
  readonly to: string | undefined;
}

/** A figure of a report, as the way to the answers that it counts. */
export function FigureLink({ value, to }: FigureLinkProps) {
  const { t } = useTranslation('parts');
  const number = t('number', { value });
  return to === undefined ? number : <TextLink to={to}>{number}</TextLink>;
}
