import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectForm, selectList, type workOrders } from '../../machines/workOrders/workOrders';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { workOrderColumns } from './workOrderColumns';
import { WorkOrderRequestDialog } from './WorkOrderRequestDialog';

const statuses: Readonly<Record<string, string>> = { '1': 'inProgress', '2': 'completed' };

const words = {
  label: 'title',
  values: { status: (code: string) => `status.${statuses[code] ?? code}` },
};

/** What the analyst has asked the service desk: all of it, what is in progress, or what is completed. */
export function WorkOrdersScreen({ actor }: ActorProps<typeof workOrders>) {
  const { t } = useTranslation('workOrders');
  const list = useSelector(actor, selectList);
  const form = useSelector(actor, selectForm);
  if (list === undefined) return null;
  return (
    <>
      <ListScreen
        actor={list}
        columns={workOrderColumns}
        tabs="status"
        counts={({ counts }) => counts}
        words={words}
        action={
          <Button kind="primary" onClick={() => actor.send({ type: 'workOrder.requested' })}>
            {t('request.open')}
          </Button>
        }
      />
      {form === undefined ? null : (
        <WorkOrderRequestDialog
          actor={form}
          onCancel={() => actor.send({ type: 'workOrder.cancelled' })}
        />
      )}
    </>
  );
}
