import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type draft, selectIsElsewhere } from '../../../machines/parts/draft';
import { Status } from '../Status';

interface NotKeptHereProps {
  readonly actor: ActorRefFrom<typeof draft>;
}

/** Repeats in a question before the form is sent that another tab keeps the draft. */
export function NotKeptHere({ actor }: NotKeptHereProps) {
  const { t } = useTranslation('parts');
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  return isElsewhere ? <Status kind="act">{t('draft.notKeptHere')}</Status> : null;
}
