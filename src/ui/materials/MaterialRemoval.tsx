import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { materialRows } from '../../machines/materials/materialRows';
import {
  selectAskedIds,
  selectChangingIds,
  selectKnown,
} from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';

/** Names the file, and says what goes with it, before it is deleted. */
export function MaterialRemoval({ actor }: ActorProps<typeof materialRows>) {
  const { t } = useTranslation('materials');
  const [id] = useSelector(actor, selectAskedIds<number>);
  const material = useSelector(actor, selectKnown).find(({ material_id }) => material_id === id);
  const isRemoving = useSelector(actor, selectChangingIds<number>).length > 0;
  if (material === undefined) return null;
  return (
    <ConfirmDialog
      open
      title={t('removal.title', { name: material.name })}
      consequences={[t('removal.school'), t('removal.links')]}
      verb={t('action.remove')}
      busy={isRemoving}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onCancel={() => actor.send({ type: 'change.cancelled' })}
    />
  );
}
