import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type aiSupervisorDetail,
  selectAskedColleague,
} from '../../machines/supervision/aiSupervisorDetail';
import { ConfirmDialog } from '../parts/ConfirmDialog';

/** Asks before a colleague's verdict on a flag is taken back. */
export function TakingBack({ page }: { readonly page: ActorRefFrom<typeof aiSupervisorDetail> }) {
  const { t } = useTranslation('supervision');
  const name = useSelector(page, selectAskedColleague);
  return (
    <ConfirmDialog
      open={name !== null}
      title={t('takingBack.title', { name: name ?? '' })}
      consequences={[t('takingBack.opens'), t('takingBack.forgets', { name: name ?? '' })]}
      verb={t('takingBack.verb')}
      onConfirm={() => page.send({ type: 'reopening.confirmed' })}
      onCancel={() => page.send({ type: 'reopening.cancelled' })}
    />
  );
}
