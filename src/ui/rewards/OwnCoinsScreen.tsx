import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilters } from '../../machines/parts/collection/selectors';
import type { ownCoinRows } from '../../machines/rewards/ownCoinRows';
import { selectRangeFault } from '../../machines/reports/range';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { ReportDays } from '../parts/reports/ReportDays';
import { CoinTabs } from './CoinTabs';
import { ownCoinColumns } from './ownCoinColumns';

const words = {
  count: 'count.own',
  search: 'searchParty',
  failed: 'failed.own',
  nothing: 'nothing.own',
};

/** The account's own coins: what was bought, allocated, asked for, given and got [ROLE-032 … ROLE-034]. */
export function OwnCoinsScreen({ actor }: ActorProps<typeof ownCoinRows>) {
  const { t } = useTranslation(['rewards', 'reports']);
  const { from, to } = useSelector(actor, selectFilters);
  const isOfOtherDays = useSelector(actor, selectRangeFault) !== null;
  return (
    <ListScreen
      actor={actor}
      columns={ownCoinColumns}
      words={words}
      title={t('title')}
      isOfOtherDays={isOfOtherDays}
    >
      <CoinTabs selected="own" />
      <ReportDays
        days={{ from, to }}
        shown={t('reports:range.all')}
        onChange={(filters) => actor.send({ type: 'filters.changed', filters })}
      />
    </ListScreen>
  );
}
