import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import {
  canMonitorClass,
  newEntries,
  trainingEntries,
  type Viewer,
  visibleEntries,
} from '../../domain/roles';
import {
  selectIsCollapsed,
  selectIsSelfStudyAsked,
  selectTeacher,
} from '../../machines/shell/portalSelectors';
import { Sidebar, type SidebarItem } from '../../ui/shell/Sidebar';
import { useClassMonitoring } from './classMonitoring';
import { FetchedAccountMenu } from './FetchedAccountMenu';
import { pathOfEntry } from '../areas/areas';
import { usePortal } from '../world/portalContext';

function itemsOf(viewer: Viewer, pathname: string, needsProfile: boolean): readonly SidebarItem[] {
  const subject = `?subject_id=${String(viewer.subjectId)}`;
  if (pathname.startsWith('/sqtrain')) {
    return trainingEntries.map((name) => ({ name, to: '/sqtrain/myTrain', isNew: false }));
  }
  return visibleEntries(viewer).map((name) => {
    const path = pathOfEntry(name);
    return {
      name,
      to: path === null ? null : `${path}${subject}`,
      isNew: newEntries.includes(name),
      needsProfile: needsProfile && name === 'classes',
    };
  });
}

interface FrameSidebarProps {
  readonly viewer: Viewer;
}

/** The sidebar with the entries that this person may see. */
export function FrameSidebar({ viewer }: FrameSidebarProps) {
  const { portal } = usePortal();
  const { pathname } = useLocation();
  const isCollapsed = useSelector(portal, selectIsCollapsed);
  const isSelfStudyAsked = useSelector(portal, selectIsSelfStudyAsked);
  const teacher = useSelector(portal, selectTeacher);
  const needsProfile = teacher !== null && !canMonitorClass(teacher);
  const to = `${pathOfEntry('classes') ?? ''}?subject_id=${String(viewer.subjectId)}`;
  const { monitoring, entry, leaveProfile } = useClassMonitoring(viewer, to);
  return (
    <>
      <Sidebar
        items={itemsOf(viewer, pathname, needsProfile)}
        isCollapsed={isCollapsed}
        onToggle={() => {
          portal.send({ type: 'sidebar.toggled' });
        }}
        isSelfStudyAsked={isSelfStudyAsked}
        onSelfStudy={() => {
          portal.send({ type: 'selfStudy.requested' });
        }}
        onProfileNeeded={() => {
          monitoring.send({ type: 'monitoring.requested' });
        }}
      />
      {entry === null ? null : <FetchedAccountMenu entry={entry} onClosed={leaveProfile} />}
    </>
  );
}
