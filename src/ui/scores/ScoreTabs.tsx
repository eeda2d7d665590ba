import { useTranslation } from 'react-i18next';
import { type ScoreView, scoreViews } from '../../domain/scores';
import { Tabs } from '../parts/Tabs';

interface ScoreTabsProps {
  readonly selected: ScoreView;
}

/** The views of score management [SCREEN-128]. */
export function ScoreTabs({ selected }: ScoreTabsProps) {
  const { t } = useTranslation('scores');
  const items = scoreViews.map((id) => ({
    ...{ id, label: t(`view.${id}`) },
    to: id === 'list' ? '/score/index' : `/score/index?view=${id}`,
  }));
  return <Tabs label={t('view.label')} selected={selected} items={items} />;
}
