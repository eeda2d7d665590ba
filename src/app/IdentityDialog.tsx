import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { type limitCheck, selectIdentityCheck } from '../machines/account/limitCheck';
import { selectIsAskingToLeave } from '../machines/account/logout';
import type { PortalSnapshot } from '../machines/shell/portal';
import { IdentityDialog as IdentityView } from '../ui/account/IdentityDialog';
import { LogoutDialog } from '../ui/account/LogoutDialog';
import { useLeaving } from './leaving';
import { usePortal } from './portalContext';

const selectLimitCheck = ({ children: { limitCheck } }: PortalSnapshot) => limitCheck;

function selectIdentity(snapshot: SnapshotFrom<typeof limitCheck> | undefined) {
  return snapshot && selectIdentityCheck(snapshot);
}

/** Covers the page while the teacher's identity has to be bound; the only other way is out [LIVE-001]. */
export function IdentityDialog() {
  const { portal } = usePortal();
  const identity = useSelector(useSelector(portal, selectLimitCheck), selectIdentity);
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
