import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { type limitCheck, selectIdentityCheck } from '../../machines/account/limitCheck';
import type { PortalSnapshot } from '../../machines/shell/portal';
import { usePortal } from '../world/portalContext';

const selectLimitCheck = ({ children: { limitCheck } }: PortalSnapshot) => limitCheck;

function selectIdentity(snapshot: SnapshotFrom<typeof limitCheck> | undefined) {
  return snapshot && selectIdentityCheck(snapshot);
}

/** The actor of the identity check; undefined while none is running. */
export function useIdentityCheck() {
  const { portal } = usePortal();
  return useSelector(useSelector(portal, selectLimitCheck), selectIdentity);
}
