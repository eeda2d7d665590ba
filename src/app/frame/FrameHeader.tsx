import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUpgradeOpen } from '../../domain/account';
import { type HeaderAct, menuActs } from '../../domain/acts';
import { roleNameOf, type Viewer } from '../../domain/roles';
import type { TeacherInfo } from '../../domain/teacher';
import { flagsOf } from '../../domain/useType';
import { selectIsSwitching, selectTeacher } from '../../machines/shell/portalSelectors';
import { upgradeAgain } from '../../machines/shell/navigation';
import { selectIsListed } from '../../machines/shell/shortcuts';
import { LogoutDialog } from '../../ui/account/LogoutDialog';
import { inSubject } from '../../ui/parts/allowedPages';
import { late } from '../../ui/parts/late';
import { leavePage } from '../../ui/parts/leaving';
import { Header } from '../../ui/shell/Header';
import { useAccountEntry } from './accountEntry';
import { fetched } from '../loading/fetched';
import { FetchedAccountMenu } from './FetchedAccountMenu';
import { useLeaving } from './leaving';
import { useShortcuts } from './shortcuts';
import { subjectsOf } from './subjects';
import { keptUpgrade } from '../popUps/keptUpgrade';
import { usePortal } from '../world/portalContext';
import { useDeferred } from '../loading/useDeferred';

/** The header's tools, loaded after the screen's own requests. */
const frameTools = fetched(
  ['tools', 'rewards', 'workOrders', 'students'],
  () => import('./FrameTools'),
);
const KeyList = late(async () => (await import('../../ui/shell/KeyList')).KeyList);

interface FrameHeaderProps {
  readonly viewer: Viewer;
  readonly hasDesk: boolean;
}

interface TeacherHeaderProps extends FrameHeaderProps {
  readonly teacher: TeacherInfo;
}

/** The header of the person who is logged in. */
export function FrameHeader({ viewer, hasDesk }: FrameHeaderProps) {
  const { portal } = usePortal();
  const teacher = useSelector(portal, selectTeacher);
  if (teacher === null) return null;
  return <TeacherHeader key={teacher.user_token} {...{ viewer, hasDesk, teacher }} />;
}

function TeacherHeader({ viewer, hasDesk, teacher }: TeacherHeaderProps) {
  const { portal } = usePortal();
  const later = useDeferred(frameTools);
  const isSwitching = useSelector(portal, selectIsSwitching);
  const leaving = useLeaving();
  const keys = useShortcuts();
  const isListed = useSelector(keys, selectIsListed);
  const navigate = useNavigate();
  const hasUpgrade = isUpgradeOpen(teacher.account_upgrade, keptUpgrade(teacher));
  const { entry, openEntry } = useAccountEntry(viewer);
  const acts = menuActs({ info: teacher, hasUpgrade });
  const run = (act: HeaderAct) => {
    // Whoever holds their charts hears these two.
    if (act === 'serviceDesk' || act === 'signIn') return;
    if (act === 'logout') leaving.send({ type: 'logout.requested' });
    else if (act === 'keys') keys.send({ type: 'keys.requested' });
    else if (act === 'training') void navigate(inSubject('/sqtrain/myTrain', viewer.subjectId));
    else if (act === 'upgrade') void navigate(upgradeAgain);
    else if (act === 'language') {
      const language = viewer.language === 'zh' ? 'en' : 'zh';
      portal.send({ type: 'language.chosen', language });
    } else openEntry(act);
  };
  return (
    <>
      <Header
        schoolName={teacher.school_name}
        personName={teacher.nickname === '' ? teacher.real_name : teacher.nickname}
        role={roleNameOf(teacher)}
        schoolKind={flagsOf(teacher.school_use_type).schoolName}
        subjectId={viewer.subjectId}
        subjectIds={subjectsOf(teacher, viewer)}
        isSwitching={isSwitching}
        onSubject={(subjectId) => {
          leavePage(() => portal.send({ type: 'subject.chosen', subjectId }));
        }}
        tools={
          later === null ? null : (
            <later.FrameTools {...{ viewer, hasDesk, teacher, acts }} onAct={run} />
          )
        }
        acts={acts}
        onAct={run}
      />
      <FetchedAccountMenu entry={entry} />
      <LogoutDialog actor={leaving} />
      {isListed ? (
        <Suspense>
          <KeyList actor={keys} />
        </Suspense>
      ) : null}
    </>
  );
}
