import { useEffect } from 'react';
import { logout } from '../../machines/account/logout';
import { usePortal } from '../world/portalContext';
import { useChart } from '../world/useChart';

/** The chart that asks before a person leaves; once confirmed, the portal logs out. */
export function useLeaving() {
  const { portal } = usePortal();
  const leaving = useChart(logout, undefined);
  useEffect(() => {
    const subscription = leaving.on('logout.confirmed', () => {
      portal.send({ type: 'logout.requested' });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [leaving, portal]);
  return leaving;
}
