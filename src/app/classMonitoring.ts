import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { canMonitorClass, type Viewer } from '../domain/roles';
import { classMonitoring } from '../machines/shell/classMonitoring';
import { selectTeacher } from '../machines/shell/portalSelectors';
import { useAccountMenu } from './accountMenu';
import { usePortal } from './portalContext';

/** Asks for the profile before a class is monitored, and then leads on [VALID-024]. */
export function useClassMonitoring(viewer: Viewer, to: string) {
  const { portal, inspect } = usePortal();
  const { menu, openEntry } = useAccountMenu(viewer);
  const [input] = useState(() => ({ to }));
  const monitoring = useActorRef(classMonitoring, { input, inspect });

  useEffect(() => {
    const demanded = monitoring.on('profile.demanded', () => {
      openEntry('profile');
    });
    const left = menu.subscribe((snapshot) => {
      if (!snapshot.matches('closed')) return;
      const teacher = selectTeacher(portal.getSnapshot());
      const isComplete = teacher !== null && canMonitorClass(teacher);
      monitoring.send({ type: 'profile.left', isComplete });
    });
    return () => {
      demanded.unsubscribe();
      left.unsubscribe();
    };
  });
  return { menu, monitoring };
}
