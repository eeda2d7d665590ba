import { useTranslation } from 'react-i18next';
import type { ErrorBookListRow } from '../../../domain/errorBookSheet';

/** What the group of a wrong question is called, with how many are in it; null while they are not grouped. */
export function useErrorBookGroups() {
  const { t } = useTranslation('answers');
  return ({ group, point_id: point, point_name: name, cause }: ErrorBookListRow) => {
    if (group === null) return null;
    const { key, count } = group;
    const ofCause = key === 'unknown' ? t('sheet.unknown') : t(`cause.${cause ?? key}`);
    return t('book.group', { name: key === String(point) ? name : ofCause, count });
  };
}
