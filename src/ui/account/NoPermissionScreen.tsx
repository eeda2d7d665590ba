import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  selectCanAskAgain,
  selectIsAskingAgain,
  selectLockReason,
  type systemLock,
} from '../../machines/account/systemLock';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { LinkButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';

/** Why the portal may not be used now, as plain text, and who can change that [SCREEN-183, MSG-064]. */
export function NoPermissionScreen({ actor }: ActorProps<typeof systemLock>) {
  const { t } = useTranslation('account');
  const reason = useSelector(actor, selectLockReason);
  const isAsking = useSelector(actor, selectIsAskingAgain);
  const canAsk = useSelector(actor, selectCanAskAgain);
  if (reason === null) {
    return (
      <StandalonePage title={t('noPermission.open')} width="wide">
        <chakra.p mb={5} color="fg.muted">
          {t('noPermission.openText')}
        </chakra.p>
        <LinkButton to="/home" kind="primary">
          {t('noPermission.home')}
        </LinkButton>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title={t('noPermission.title')} width="wide">
      <chakra.p color="fg.muted">{t('noPermission.reason')}</chakra.p>
      <chakra.blockquote
        aria-live="polite"
        mt={2}
        mb={4}
        px={4}
        py={3}
        bg="bg.subtle"
        borderRadius="control"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {reason}
      </chakra.blockquote>
      <chakra.p mb={5} color="fg.muted">
        {t('noPermission.contact')}
      </chakra.p>
      <chakra.div display="flex" gap={2}>
        <Button
          kind="primary"
          icon={RotateCw}
          busy={isAsking}
          disabled={!canAsk && !isAsking}
          onClick={() => actor.send({ type: 'access.retried' })}
        >
          {t('retry')}
        </Button>
        <LinkButton to="/login">{t('noPermission.other')}</LinkButton>
      </chakra.div>
    </StandalonePage>
  );
}
