import { useTranslation } from 'react-i18next';
import { useClosedTabs } from '../parts/closedTabs';
import { Tabs } from '../parts/Tabs';

const further = [
  'excellent',
  'records',
  'own',
  'crystals',
  'crystalRecords',
  'props',
  'propRecords',
] as const;

type RewardsTab = 'coins' | (typeof further)[number];

/** The views of the rewards; the address holds which. */
export function CoinTabs({ selected }: { readonly selected: RewardsTab }) {
  const { t } = useTranslation('rewards');
  const isClosed = useClosedTabs();
  const shown = further.filter((id) => !isClosed(id));
  return (
    <Tabs
      label={t('tab.label')}
      selected={selected}
      items={[
        { id: 'coins', label: t('tab.coins'), to: '/crystal/list' },
        ...shown.map((id) => ({
          ...{ id, label: t(`tab.${id}`), to: `/crystal/list?choiceTab=${id}` },
        })),
      ]}
    />
  );
}
