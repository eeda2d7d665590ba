import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { accountEntries, type Viewer } from '../domain/roles';
import { visibleSubjects } from '../domain/subjects';
import { selectIsSwitching, selectTeacher } from '../machines/shell/portalSelectors';
import { LogoutDialog } from '../ui/account/LogoutDialog';
import { Header } from '../ui/shell/Header';
import { useAccountMenu } from './accountMenu';
import { useLeaving } from './leaving';
import { usePortal } from './portalContext';

/** Forms and lists that most people do not open today. */
const AccountDialogs = lazy(async () => ({
  default: (await import('../ui/account/AccountDialogs')).AccountDialogs,
}));

interface FrameHeaderProps {
  readonly viewer: Viewer;
}

/** The header of the person who is logged in. */
export function FrameHeader({ viewer }: FrameHeaderProps) {
  const { portal } = usePortal();
  const teacher = useSelector(portal, selectTeacher);
  const isSwitching = useSelector(portal, selectIsSwitching);
  const leaving = useLeaving();
  const { menu, openEntry } = useAccountMenu(viewer);
  if (teacher === null) return null;
  const taught = teacher.subject_list.map((subject) => subject.subject_id);
  const view = {
    schoolUseType: teacher.school_use_type,
    isStartupCourse: viewer.switches.includes('STARTUP_COURSE'),
  };
  return (
    <>
      <Header
        schoolName={teacher.school_name}
        personName={teacher.nickname === '' ? teacher.real_name : teacher.nickname}
        subjectId={viewer.subjectId}
        subjectIds={visibleSubjects(taught, view)}
        isSwitching={isSwitching}
        onSubject={(subjectId) => {
          portal.send({ type: 'subject.chosen', subjectId });
        }}
        entries={accountEntries(teacher)}
        onEntry={openEntry}
        onLanguage={() => {
          portal.send({
            type: 'language.chosen',
            language: viewer.language === 'zh' ? 'en' : 'zh',
          });
        }}
        onLogout={() => {
          leaving.send({ type: 'logout.requested' });
        }}
      />
      <Suspense>
        <AccountDialogs actor={menu} />
      </Suspense>
      <LogoutDialog actor={leaving} />
    </>
  );
}
