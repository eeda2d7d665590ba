import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { canMonitorClass, trainingEntries, type Viewer, visibleEntries } from '../../domain/roles';
import {
  selectIsCollapsed,
  selectIsSelfStudyAsked,
  selectTeacher,
} from '../../machines/shell/portalSelectors';
import { Sidebar, type SidebarItem } from '../../ui/shell/Sidebar';
import { useClassMonitoring } from './classMonitoring';
import { FetchedAccountMenu } from './FetchedAccountMenu';
import { fetched } from '../loading/fetched';
import { useDeferred } from '../loading/useDeferred';
import { entryAt, pathOfEntry } from '../areas/areas';
import { usePortal } from '../world/portalContext';

/** Loaded after the screen's own requests. */
const scoreLabel = fetched([], () => import('./ScoreLabel'));

interface Shown {
  readonly pathname: string;
  readonly needsProfile: boolean;
  /** The label of the score entry. */
  readonly label: ReactNode;
}

function itemsOf(viewer: Viewer, { pathname, needsProfile, label }: Shown): readonly SidebarItem[] {
  const subject = `?subject_id=${String(viewer.subjectId)}`;
  if (pathname.startsWith('/sqtrain')) {
    return trainingEntries.map((name) => ({ name, isOpen: true, to: '/sqtrain/myTrain' }));
  }
  const open = entryAt(pathname);
  return visibleEntries(viewer).map((name) => {
    const path = pathOfEntry(name);
    return {
      name,
      isOpen: name === open,
      to: path === null ? null : `${path}${subject}`,
      label: name === 'score' ? label : null,
      needsProfile: needsProfile && name === 'classes',
    };
  });
}

/** The sidebar with the entries that this person may see. */
export function FrameSidebar({ viewer }: { readonly viewer: Viewer }) {
  const { portal } = usePortal();
  const { pathname } = useLocation();
  const isCollapsed = useSelector(portal, selectIsCollapsed);
  const isSelfStudyAsked = useSelector(portal, selectIsSelfStudyAsked);
  const teacher = useSelector(portal, selectTeacher);
  const needsProfile = teacher !== null && !canMonitorClass(teacher);
  const to = `${pathOfEntry('classes') ?? ''}?subject_id=${String(viewer.subjectId)}`;
  const later = useDeferred(scoreLabel);
  const label =
    later === null ? null : (
      <later.ScoreLabel
        key={teacher?.user_token}
        subjectId={viewer.subjectId}
        isOpened={pathname.startsWith('/score/')}
        isCollapsed={isCollapsed}
      />
    );
  const { monitoring, entry, leaveProfile } = useClassMonitoring(viewer, to);
  return (
    <>
      <Sidebar
        items={itemsOf(viewer, { pathname, needsProfile, label })}
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
