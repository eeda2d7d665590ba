import { useTranslation } from 'react-i18next';
import { Tabs } from '../parts/Tabs';

/** The views of the rewards; the address holds which. */
export function CoinTabs({ selected }: { readonly selected: 'coins' | 'records' }) {
  const { t } = useTranslation('rewards');
  return (
    <Tabs
      label={t('tab.label')}
      selected={selected}
      items={[
        { id: 'coins', label: t('tab.coins'), to: '/crystal/list' },
        { id: 'records', label: t('tab.records'), to: '/crystal/list?choiceTab=records' },
      ]}
    />
  );
}
