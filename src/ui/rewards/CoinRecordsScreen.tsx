import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFilters, selectRows, selectScope } from '../../machines/parts/collection/selectors';
import type { coinRecordRows } from '../../machines/rewards/coinRecordRows';
import { selectRangeFault } from '../../machines/reports/range';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { ReportDays } from '../parts/reports/ReportDays';
import { CoinTabs } from './CoinTabs';
import { RecordsWhose } from './RecordsWhose';
import { coinRecordColumns } from './coinColumns';

const words = {
  count: 'count.records',
  search: 'search',
  failed: 'failed.records',
  nothing: 'nothing.records',
};

/** The gold coin details: what came to whom, when, by whom, and why [SCREEN-121]. */
export function CoinRecordsScreen({ actor }: ActorProps<typeof coinRecordRows>) {
  const { t } = useTranslation(['rewards', 'reports']);
  const { student_id: studentId } = useSelector(actor, selectScope);
  const [row] = useSelector(actor, selectRows);
  const { from, to } = useSelector(actor, selectFilters);
  const isOfOtherDays = useSelector(actor, selectRangeFault) !== null;
  return (
    <ListScreen
      actor={actor}
      columns={coinRecordColumns}
      words={words}
      title={t('title')}
      isOfOtherDays={isOfOtherDays}
    >
      <CoinTabs selected="records" />
      <RecordsWhose studentId={studentId} name={row?.name} username={row?.username} tab="records" />
      <ReportDays
        days={{ from, to }}
        shown={t('reports:range.all')}
        onChange={(filters) => actor.send({ type: 'filters.changed', filters })}
      />
    </ListScreen>
  );
}
