import { useTranslation } from 'react-i18next';
import { Status } from './Status';

/** Says for how many of the chosen students nothing is done, since they are not the person's any more. */
export function NotYours({ count }: { readonly count: number }) {
  const { t } = useTranslation('parts');
  return count === 0 ? null : <Status kind="watch">{t('notYours', { count })}</Status>;
}
