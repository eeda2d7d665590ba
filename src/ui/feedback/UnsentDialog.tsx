import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type headquartersFeedback,
  selectCover,
  selectImages,
  selectUnsent,
} from '../../machines/feedback/headquartersFeedback';
import { selectHasTrouble, selectIsUploading } from '../../machines/parts/fileUpload';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';

/** Pictures would stay behind: is the feedback sent without them? */
export function UnsentDialog({ actor }: ActorProps<typeof headquartersFeedback>) {
  const { t } = useTranslation('feedback');
  const count = useSelector(actor, selectUnsent);
  const isImageComing = useSelector(useSelector(actor, selectImages), selectIsUploading);
  const isCoverComing = useSelector(useSelector(actor, selectCover), selectIsUploading);
  const areImagesLeft = useSelector(useSelector(actor, selectImages), selectHasTrouble);
  const isCoverLeft = useSelector(useSelector(actor, selectCover), selectHasTrouble);
  // What failed or was refused does not come by waiting.
  const isComing = (isImageComing || isCoverComing) && !areImagesLeft && !isCoverLeft;
  return (
    <ConfirmDialog
      harmless
      open
      title={t('unsent.title', { count })}
      consequences={[
        t('unsent.stays', { count }),
        ...(isComing ? [t('unsent.waits')] : []),
        t('unsent.forGood'),
      ]}
      verb={t('unsent.verb')}
      cancel={t('unsent.cancel')}
      onConfirm={() => actor.send({ type: 'submit.confirmed' })}
      onCancel={() => actor.send({ type: 'submit.cancelled' })}
    />
  );
}
