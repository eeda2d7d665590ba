import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { WorkOrderRow } from '../../domain/workOrders';
import { selectAsOf, selectFilters, selectTotal } from '../../machines/parts/collection/selectors';
import { workOrderPageSize } from '../../domain/limits';
import type { workOrderRows } from '../../machines/workOrders/workOrderRows';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { Tabs } from '../parts/Tabs';
import { useWorkOrderColumns } from './workOrderColumns';

interface WorkOrdersScreenProps {
  readonly actor: ActorRefFrom<typeof workOrderRows>;
}

const statuses = { '1': 'inProgress', '2': 'completed' } as const;
const isStatus = (name: string): name is keyof typeof statuses => name in statuses;
const all = 'all';

const rowId = ({ sheetCode }: WorkOrderRow) => sheetCode;
const rowName = ({ title }: WorkOrderRow) => title;

/** What the analyst has asked the service desk: all of it, what is in progress, or what is completed. */
export function WorkOrdersScreen({ actor }: WorkOrdersScreenProps) {
  const { t } = useTranslation(['workOrders', 'parts']);
  const { moment } = useDates();
  const total = useSelector(actor, selectTotal);
  const asOf = useSelector(actor, selectAsOf);
  const { status } = useSelector(actor, selectFilters);
  const columns = useWorkOrderColumns();
  return (
    <>
      <PageHead
        title={t('title')}
        count={asOf === null ? undefined : t('count', { count: total })}
        asOf={asOf === null ? undefined : t('parts:asOf', { time: moment(asOf) })}
      />
      <Tabs
        label={t('status.label')}
        selected={status ?? all}
        items={[
          { id: all, label: t('status.all') },
          ...Object.entries(statuses).map(([id, name]) => ({ id, label: t(`status.${name}`) })),
        ]}
        onSelect={(id) => {
          actor.send(
            isStatus(id)
              ? { type: 'filters.changed', filters: { status: id } }
              : { type: 'filter.removed', name: 'status' },
          );
        }}
      >
        <CollectionTable
          actor={actor}
          label={t('title')}
          columns={columns}
          rowId={rowId}
          rowName={rowName}
          filterWords={status === undefined ? '' : t(`status.${statuses[status]}`)}
          failed={t('failed')}
          pageSizes={[workOrderPageSize]}
          nothing={<NothingYet title={t('nothing.title')}>{t('nothing.text')}</NothingYet>}
        />
      </Tabs>
    </>
  );
}
