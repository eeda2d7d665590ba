import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { getI18n } from 'react-i18next';
import { selectSubjectId, selectTeacher } from '../machines/shell/portalSelectors';
import { useIdentityCheck } from './identity';
import { usePortal } from './portalContext';

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
  if (teacher === null || isIdentityAsked) return null;
  if (teacher.account_upgrade !== 0) {
    return <PopUps key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />;
  }
  return <Upgrading key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />;
}
