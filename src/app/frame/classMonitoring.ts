import { useCallback, useEffect } from 'react';
import { canMonitorClass, type Viewer } from '../../domain/roles';
import { classMonitoring } from '../../machines/shell/classMonitoring';
import { selectTeacher } from '../../machines/shell/portalSelectors';
import { useAccountEntry } from './accountEntry';
import { usePortal } from '../world/portalContext';
import { useChart } from '../world/useChart';

/** Asks for the profile before a class is monitored, and then leads on [VALID-024]. */
export function useClassMonitoring(viewer: Viewer, to: string) {
  const { portal } = usePortal();
  const { entry, openEntry } = useAccountEntry(viewer);
  const monitoring = useChart(classMonitoring, { to });

  useEffect(() => {
    const demanded = monitoring.on('profile.demanded', () => {
      openEntry('profile');
    });
    return () => {
      demanded.unsubscribe();
    };
  });
  const leaveProfile = useCallback(() => {
    const teacher = selectTeacher(portal.getSnapshot());
    const isComplete = teacher !== null && canMonitorClass(teacher);
    monitoring.send({ type: 'profile.left', isComplete });
  }, [portal, monitoring]);
  return { monitoring, entry, leaveProfile };
}
