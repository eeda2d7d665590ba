import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { selectIsAskingToLeave } from '../machines/account/logout';
import { LogoutDialog } from '../ui/account/LogoutDialog';
import { useIdentityCheck } from './identity';
import { useLeaving } from './leaving';

/** Most people's identity is known: its code to scan comes with the question for it. */
const IdentityView = lazy(async () => ({
  default: (await import('../ui/account/IdentityDialog')).IdentityDialog,
}));

/** Covers the page while the teacher's identity has to be bound; the only other way is out [LIVE-001]. */
export function IdentityDialog() {
  const identity = useIdentityCheck();
  const leaving = useLeaving();
  const isLeaving = useSelector(leaving, selectIsAskingToLeave);
  if (identity === undefined) return null;
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
