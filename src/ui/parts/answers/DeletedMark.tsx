import { useTranslation } from 'react-i18next';
import { Status } from '../Status';

/** Says of a question that headquarters has deleted it. */
export function DeletedMark() {
  const { t } = useTranslation('answers');
  return <Status kind="none">{t('deleted.mark')}</Status>;
}
