import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  selectCanExport,
  selectExportedCount,
  selectExportStep,
  selectExportTotal,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Text } from '../Text';
import type { CollectionActor } from './actor';

interface CollectionExportProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  /** The file holds all rows, whatever is searched and filtered. */
  readonly everything?: boolean | undefined;
}

/** Exports exactly what is filtered, of all pages, or all there are: says how many rows first, and how far it is. */
export function CollectionExport<K extends Kinds>({
  actor,
  everything = false,
}: CollectionExportProps<K>) {
  const { t } = useTranslation('parts');
  const step = useSelector(actor, selectExportStep);
  const canExport = useSelector(actor, selectCanExport);
  const total = useSelector(actor, selectExportTotal);
  const count = useSelector(actor, selectExportedCount);
  const close = () => actor.send({ type: 'export.closed' });
  const isBusy = step === 'exporting';
  const words = {
    closed: () => '',
    counted: () => t(everything ? 'export.countedAll' : 'export.counted', { count: total }),
    exporting: () => t('export.progress', { count, total }),
    exported: () => t('export.done', { count }),
    exportFailed: () => t('export.failed'),
  };
  return (
    <>
      <Button
        icon={Download}
        disabled={!canExport && step === 'closed'}
        onClick={() => actor.send({ type: 'export.requested' })}
      >
        {t('export.open')}
      </Button>
      <Dialog
        open={step !== 'closed'}
        title={t('export.title')}
        onClose={close}
        actions={
          step === 'exported' ? (
            <Button kind="primary" onClick={close}>
              {t('dialog.close')}
            </Button>
          ) : (
            <>
              <Button onClick={close}>{t('dialog.cancel')}</Button>
              <Button
                kind="primary"
                busy={isBusy}
                onClick={() => actor.send({ type: 'export.confirmed' })}
              >
                {t(step === 'exportFailed' ? 'failed.retry' : 'export.confirm')}
              </Button>
            </>
          )
        }
      >
        <p role="status">{words[step]()}</p>
        {step === 'counted' ? (
          <Text as="p" muted>
            {t(everything ? 'export.columnsAll' : 'export.columns')}
          </Text>
        ) : null}
      </Dialog>
    </>
  );
}
