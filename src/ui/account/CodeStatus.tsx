import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type codeSending,
  selectHasSent,
  selectMobile,
  selectSendingRefusal,
} from '../../machines/account/codeSending';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

interface CodeStatusProps {
  readonly actor: ActorRefFrom<typeof codeSending>;
  readonly mobile: string;
  /** Something else about the mobile has to be said. */
  readonly isSilent: boolean;
}

/** Under the mobile: who can log in so, then where the code has gone, or why it has not. */
export function CodeStatus({ actor, mobile, isSilent }: CodeStatusProps) {
  const { t } = useTranslation(['login', 'shell']);
  const isOwn = useSelector(actor, selectMobile) === mobile;
  const hasSent = useSelector(actor, selectHasSent);
  const refusal = useSelector(actor, selectSendingRefusal);
  const status = () => {
    if (isSilent) return null;
    if (isOwn && refusal !== null) {
      return <Status kind="act">{t(refusal.key, { ...refusal.values })}</Status>;
    }
    if (isOwn && hasSent) return t('sentTo', { mobile });
    return t('upgradedOnly');
  };
  return (
    <Text as="div" small muted mt={1} role="status">
      {status()}
    </Text>
  );
}
