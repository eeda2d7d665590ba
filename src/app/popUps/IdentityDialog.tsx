import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { identityCheck } from '../../machines/account/identityCheck';
import { selectIsAskingToLeave } from '../../machines/account/logout';
import { LogoutDialog } from '../../ui/account/LogoutDialog';
import { useIdentityCheck } from './identity';
import { useLeaving } from '../frame/leaving';

/** The QR code is loaded with the dialog: most teachers' identity is already bound. */
const IdentityView = lazy(async () => ({
  default: (await import('../../ui/account/IdentityDialog')).IdentityDialog,
}));

/**
 * Modal dialog while the teacher's identity has to be bound. The only other choice is to log out [LIVE-001].
 */
export function IdentityDialog() {
  const identity = useIdentityCheck();
  return identity === undefined ? null : <IdentityOrWayOut identity={identity} />;
}

function IdentityOrWayOut({ identity }: { readonly identity: ActorRefFrom<typeof identityCheck> }) {
  const leaving = useLeaving();
  const isLeaving = useSelector(leaving, selectIsAskingToLeave);
  return isLeaving ? (
    <LogoutDialog actor={leaving} />
  ) : (
    <IdentityView
      actor={identity}
      onLogout={() => {
        leaving.send({ type: 'logout.requested' });
      }}
    />
  );
}
