import { useEffect } from 'react';
import { logout } from '../../machines/account/logout';
import { usePortal } from '../world/portalContext';
import { useChart } from '../world/useChart';

/** The actor that confirms a logout. A confirmed logout is sent to the portal. */
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
