import { useTranslation } from 'react-i18next';
import { NothingYet } from './Emptiness';

/** In place of what a parents' link led to: it has ended, was taken back, or never was one. */
export function LinkAbsent() {
  const { t } = useTranslation('parts');
  return <NothingYet title={t('parentLink.absent')}>{t('parentLink.absentText')}</NothingYet>;
}
