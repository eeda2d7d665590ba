import { useTranslation } from 'react-i18next';
import { Loading } from '../parts/Loading';

/** Stands where a screen will be, while its code and words arrive. */
export function ScreenLoading() {
  const { t } = useTranslation('shell');
  return <Loading label={t('loading')} />;
}
