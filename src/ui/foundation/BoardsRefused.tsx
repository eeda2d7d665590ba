import { useTranslation } from 'react-i18next';
import { NothingYet } from '../parts/Emptiness';

/** The contest boards, where the campus has not opened them to the account. */
export function BoardsRefused() {
  const { t } = useTranslation('foundation');
  return <NothingYet title={t('board.refused.title')}>{t('board.refused.text')}</NothingYet>;
}
