import { useTranslation } from 'react-i18next';
import { Tabs } from '../parts/Tabs';

const further = ['records', 'crystals', 'crystalRecords', 'props', 'propRecords'] as const;

type RewardsTab = 'coins' | (typeof further)[number];

/** The views of the rewards; the address holds which. */
export function CoinTabs({ selected }: { readonly selected: RewardsTab }) {
  const { t } = useTranslation('rewards');
  return (
    <Tabs
      label={t('tab.label')}
      selected={selected}
      items={[
        { id: 'coins', label: t('tab.coins'), to: '/crystal/list' },
        ...further.map((id) => ({
          ...{ id, label: t(`tab.${id}`), to: `/crystal/list?choiceTab=${id}` },
        })),
      ]}
    />
  );
}
