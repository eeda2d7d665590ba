import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { logout } from '../machines/account/logout';
import { usePortal } from './portalContext';

/** The chart that asks before a person leaves; once confirmed, the portal logs out. */
export function useLeaving() {
  const { portal, inspect } = usePortal();
  const leaving = useActorRef(logout, { inspect });
  useEffect(() => {
    const heard = leaving.on('logout.confirmed', () => {
      portal.send({ type: 'logout.requested' });
    });
    return () => {
      heard.unsubscribe();
    };
  }, [leaving, portal]);
  return leaving;
}
