import { useTranslation } from 'react-i18next';
import { Tabs } from '../parts/Tabs';

type RewardsTab = 'coins' | 'records' | 'crystals' | 'crystalRecords';

const further = ['records', 'crystals', 'crystalRecords'] as const;

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
