import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { newEntries, trainingEntries, type Viewer, visibleEntries } from '../domain/roles';
import { selectIsCollapsed } from '../machines/shell/portalSelectors';
import { Sidebar, type SidebarItem } from '../ui/shell/Sidebar';
import { entryPaths } from './entries';
import { usePortal } from './portalContext';

function itemsOf(viewer: Viewer, pathname: string): readonly SidebarItem[] {
  const subject = `?subject_id=${String(viewer.subjectId)}`;
  if (pathname.startsWith('/sqtrain')) {
    return trainingEntries.map((name) => ({ name, to: '/sqtrain/myTrain', isNew: false }));
  }
  return visibleEntries(viewer).map((name) => ({
    name,
    to: name === 'selfStudy' ? null : `${entryPaths[name]}${subject}`,
    isNew: newEntries.includes(name),
  }));
}

interface FrameSidebarProps {
  readonly viewer: Viewer;
}

/** The sidebar with the entries that this person may see. */
export function FrameSidebar({ viewer }: FrameSidebarProps) {
  const { portal } = usePortal();
  const { pathname } = useLocation();
  const isCollapsed = useSelector(portal, selectIsCollapsed);
  return (
    <Sidebar
      items={itemsOf(viewer, pathname)}
      isCollapsed={isCollapsed}
      onToggle={() => {
        portal.send({ type: 'sidebar.toggled' });
      }}
      onSelfStudy={() => {
        portal.send({ type: 'selfStudy.requested' });
      }}
    />
  );
}
