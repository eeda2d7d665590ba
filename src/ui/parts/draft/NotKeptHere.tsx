import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type draft, selectIsElsewhere } from '../../../machines/parts/draft';
import type { ActorProps } from '../actorProps';
import { Status } from '../Status';

/** Repeats in a question before the form is sent that another tab keeps the draft. */
export function NotKeptHere({ actor }: ActorProps<typeof draft>) {
  const { t } = useTranslation('parts');
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  return isElsewhere ? <Status kind="act">{t('draft.notKeptHere')}</Status> : null;
}
