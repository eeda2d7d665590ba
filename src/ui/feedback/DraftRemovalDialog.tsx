import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { headquartersExcerpt, picturesOf } from '../../domain/headquartersDrafts';
import {
  type headquartersDrafts,
  selectAsked,
  selectIsRemoving,
} from '../../machines/feedback/headquartersDrafts';
import { type draft, selectPlace } from '../../machines/parts/draft';
import { ConfirmDialog } from '../parts/ConfirmDialog';

interface DraftRemovalDialogProps {
  readonly actor: ActorRefFrom<typeof headquartersDrafts>;
  /** What keeps the draft of the form; undefined once that is sent. */
  readonly own: ActorRefFrom<typeof draft> | undefined;
}

/** Says what goes before a draft is removed. */
export function DraftRemovalDialog({ actor, own }: DraftRemovalDialogProps) {
  const { t } = useTranslation('feedback');
  const asked = useSelector(actor, selectAsked);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const place = useSelector(own, selectPlace);
  if (asked === null) return null;
  const { content } = asked;
  const pictures = picturesOf(content);
  return (
    <ConfirmDialog
      open
      title={t('draft.removal', { type: t(`type.${content.type}`) })}
      consequences={[
        t('draft.goes', { text: headquartersExcerpt(content) ?? t('draft.wordless') }),
        ...(pictures === 0 ? [] : [t('draft.imagesGo', { count: pictures })]),
        ...(asked.place === place ? [t('draft.formToo')] : []),
      ]}
      verb={t('draft.removeVerb')}
      cancel={t('draft.keep')}
      busy={isRemoving}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    />
  );
}
