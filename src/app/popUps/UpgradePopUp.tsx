import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { isUpgradeOver } from '../../domain/account';
import { selectSubjectId, selectTeacher } from '../../machines/shell/portalSelectors';
import { useIdentityCheck } from './identity';
import { keptUpgrade } from './keptUpgrade';
import { usePortal } from '../world/portalContext';
import { fetched } from '../loading/fetched';
import { useLater } from '../loading/useLater';

const popUps = fetched(['pages'], () => import('./PopUps'));
const Upgrading = lazy(async () => ({ default: (await import('./Upgrading')).Upgrading }));

/**
 * Over the portal, for a teacher who came past the page of the upgrade; binding the identity goes first
 * [SHELL-008]. Who has nothing to upgrade is told what else there is to tell.
 */
export function UpgradePopUp() {
  const { portal } = usePortal();
  const teacher = useSelector(portal, selectTeacher);
  const subjectId = useSelector(portal, selectSubjectId);
  const isIdentityAsked = useIdentityCheck() !== undefined;
  const later = useLater(popUps);
  if (teacher === null || isIdentityAsked) return null;
  if (isUpgradeOver(teacher.account_upgrade, keptUpgrade(teacher)?.step ?? null)) {
    return later === null ? null : (
      <later.PopUps key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />
    );
  }
  return <Upgrading key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />;
}
