import { useTranslation } from 'react-i18next';

interface PageTitleProps {
  /** What the page is, from the particular to the general: a student, then the tab. */
  readonly of: readonly string[];
}

/** The title of the browser's tab while the page is shown; React takes it back when the page goes. */
export function PageTitle({ of }: PageTitleProps) {
  const { t } = useTranslation('parts');
  return <title>{[...of, t('portal')].join(' · ')}</title>;
}
