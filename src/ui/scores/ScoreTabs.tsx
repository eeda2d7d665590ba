import { useTranslation } from 'react-i18next';
import { type ScoreView, scoreViews } from '../../domain/scores';
import { useIsAllowed } from '../parts/allowedPages';
import { Tabs } from '../parts/Tabs';

const pageOf = (id: ScoreView) => (id === 'list' ? '/score/index' : `/score/index?view=${id}`);

/** The views of score management that the person may open [SCREEN-128, ROLE-066]. */
export function ScoreTabs({ selected }: { readonly selected: ScoreView }) {
  const { t } = useTranslation('scores');
  const isAllowed = useIsAllowed();
  const items = scoreViews
    .filter((id) => isAllowed(pageOf(id)))
    .map((id) => ({ id, label: t(`view.${id}`), to: pageOf(id) }));
  return <Tabs label={t('view.label')} selected={selected} items={items} />;
}
