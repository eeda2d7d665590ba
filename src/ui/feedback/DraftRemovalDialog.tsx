import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { draftExcerpt } from '../../domain/draft';
import { picturesOf } from '../../domain/headquartersKept';
import {
  type headquartersDrafts,
  selectAsked,
  selectIsRemoving,
} from '../../machines/feedback/headquartersDrafts';
import { ConfirmDialog } from '../parts/ConfirmDialog';

interface DraftRemovalDialogProps {
  readonly actor: ActorRefFrom<typeof headquartersDrafts>;
}

/** Says what goes before a draft is removed. */
export function DraftRemovalDialog({ actor }: DraftRemovalDialogProps) {
  const { t } = useTranslation('feedback');
  const asked = useSelector(actor, selectAsked);
  const isRemoving = useSelector(actor, selectIsRemoving);
  if (asked === null) return null;
  const { content } = asked;
  const pictures = picturesOf(content);
  return (
    <ConfirmDialog
      open
      title={t('draft.removal', { type: t(`type.${content.type}`) })}
      consequences={[
        t('draft.goes', { text: draftExcerpt(content) ?? t('draft.wordless') }),
        ...(pictures === 0 ? [] : [t('draft.imagesGo', { count: pictures })]),
        t('draft.formToo'),
      ]}
      verb={t('draft.removeVerb')}
      cancel={t('draft.keep')}
      busy={isRemoving}
      onConfirm={() => {
        actor.send({ type: 'removal.confirmed' });
      }}
      onCancel={() => {
        actor.send({ type: 'removal.cancelled' });
      }}
    />
  );
}
