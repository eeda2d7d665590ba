import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { selectSubjectId, selectTeacher } from '../machines/shell/portalSelectors';
import { useIdentityCheck } from './identity';
import { usePortal } from './portalContext';

const Upgrading = lazy(async () => ({ default: (await import('./Upgrading')).Upgrading }));

/** Over the portal, for a teacher who came past the page of the upgrade; binding the identity goes first [SHELL-008]. */
export function UpgradePopUp() {
  const { portal } = usePortal();
  const teacher = useSelector(portal, selectTeacher);
  const subjectId = useSelector(portal, selectSubjectId);
  const isIdentityAsked = useIdentityCheck() !== undefined;
  if (teacher?.account_upgrade !== 0 || isIdentityAsked) return null;
  return <Upgrading key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />;
}
