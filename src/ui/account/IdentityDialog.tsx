import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type identityCheck, selectCanRefreshCode } from '../../machines/account/identityCheck';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { IdentityCode } from './IdentityCode';

interface IdentityDialogProps {
  readonly actor: ActorRefFrom<typeof identityCheck>;
  readonly onLogout: () => void;
}

/** A teacher binds the identity with the phone; until then nothing behind it can be used [SHELL-006, ROLE-097]. */
export function IdentityDialog({ actor, onLogout }: IdentityDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const canRefresh = useSelector(actor, selectCanRefreshCode);
  const refresh = () => actor.send({ type: 'code.refreshed' });
  // Not the way out comes first: the focus starts there.
  const actions = (
    <>
      <Button icon={RotateCw} disabled={!canRefresh} onClick={refresh}>
        {t('identity.refresh')}
      </Button>
      <Button kind="quiet" onClick={onLogout}>
        {t('shell:logout.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('identity.title')} actions={actions}>
      <chakra.p mb={4} color="fg.muted">
        {t('identity.text')}
      </chakra.p>
      <IdentityCode actor={actor} />
    </Dialog>
  );
}
