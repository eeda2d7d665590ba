import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../parts/Tabs';

const further = [
  'excellent',
  'records',
  'crystals',
  'crystalRecords',
  'props',
  'propRecords',
] as const;

type RewardsTab = 'coins' | (typeof further)[number];

/** Tabs that the school does not have [ROLE-079, ROLE-082]. */
export const ClosedTabsContext = createContext<(tab: string) => boolean>(() => false);

/** The views of the rewards; the address holds which. */
export function CoinTabs({ selected }: { readonly selected: RewardsTab }) {
  const { t } = useTranslation('rewards');
  const isClosed = use(ClosedTabsContext);
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
