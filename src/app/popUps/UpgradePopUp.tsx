import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { isUpgradeOver } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import { selectIsOffered, upgradeOffer } from '../../machines/account/upgradeOffer';
import { selectSubjectId, selectTeacher } from '../../machines/shell/portalSelectors';
import { stored } from '../../services/storage';
import { useIdentityCheck } from './identity';
import { keptUpgrade } from './keptUpgrade';
import { usePortal } from '../world/portalContext';
import { useChart } from '../world/useChart';
import { fetched } from '../loading/fetched';
import { useDeferred } from '../loading/useDeferred';

const popUps = fetched(['pages'], () => import('./PopUps'));
const Upgrading = lazy(async () => ({ default: (await import('./Upgrading')).Upgrading }));

/** Shows what pops up over the portal; binding the identity goes first. */
export function UpgradePopUp() {
  const { portal } = usePortal();
  const teacher = useSelector(portal, selectTeacher);
  const subjectId = useSelector(portal, selectSubjectId);
  const isIdentityAsked = useIdentityCheck() !== undefined;
  if (teacher === null || isIdentityAsked) return null;
  return <Offer key={teacher.teacher_id} teacher={teacher} subjectId={subjectId} />;
}

interface OfferProps {
  readonly teacher: TeacherInfo;
  readonly subjectId: number;
}

/** The upgrade for a teacher who came past its page [SHELL-008]. Other teachers see the other pop-ups. */
function Offer({ teacher, subjectId }: OfferProps) {
  const { pathname } = useLocation();
  const later = useDeferred(popUps);
  const offer = useChart(upgradeOffer, {
    wasShown: keptUpgrade(teacher) !== null,
    wasOpenHere: stored.upgradeOver.read() === pathname,
  });
  const isOffered = useSelector(offer, selectIsOffered);
  const isOver = isUpgradeOver(teacher.account_upgrade, keptUpgrade(teacher)?.step ?? null);
  if (isOffered && !isOver) return <Upgrading teacher={teacher} subjectId={subjectId} />;
  return later === null ? null : <later.PopUps teacher={teacher} subjectId={subjectId} />;
}
