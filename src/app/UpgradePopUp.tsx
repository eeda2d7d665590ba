import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { getI18n } from 'react-i18next';
import { isUpgradeOver } from '../domain/account';
import { selectSubjectId, selectTeacher } from '../machines/shell/portalSelectors';
import { useIdentityCheck } from './identity';
import { keptUpgrade } from './keptUpgrade';
import { usePortal } from './portalContext';
import { useIsLater } from './useIsLater';

const PopUps = lazy(async () => {
  const [{ PopUps: popUps }] = await Promise.all([
    import('./PopUps'),
    getI18n().loadNamespaces(['pages']),
  ]);
  return { default: popUps };
});
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
  const isLater = useIsLater();
  if (teacher === null || isIdentityAsked) return null;
  if (isUpgradeOver(teacher.account_upgrade, keptUpgrade(teacher)?.step ?? null)) {
    return isLater ? (
      <PopUps key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />
    ) : null;
  }
  return <Upgrading key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />;
}
