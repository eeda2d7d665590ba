import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { accountEntries, flagsOf, isInTopBar, type Viewer } from '../domain/roles';
import { visibleSubjects } from '../domain/subjects';
import type { TeacherInfo } from '../domain/teacher';
import {
  selectIsSelfStudyAsked,
  selectIsSwitching,
  selectTeacher,
} from '../machines/shell/portalSelectors';
import { LogoutDialog } from '../ui/account/LogoutDialog';
import { MessageBell } from '../ui/messages/MessageBell';
import { Header } from '../ui/shell/Header';
import { TopBar, TopBarSearch } from '../ui/shell/TopBar';
import { useAccountEntry } from './accountEntry';
import { FetchedAccountMenu } from './FetchedAccountMenu';
import { FrameCoins } from './FrameCoins';
import { useLeaving } from './leaving';
import { usePortal } from './portalContext';
import { useTopBar } from './topBar';
import { WorkOrderNews } from './WorkOrderNews';

/** Nobody needs them before the bell is pressed. */
const LatestMessages = lazy(async () => ({
  default: (await import('../ui/messages/LatestMessages')).LatestMessages,
}));

interface FrameHeaderProps {
  readonly viewer: Viewer;
}

interface TeacherHeaderProps extends FrameHeaderProps {
  readonly teacher: TeacherInfo;
}

/** The header of the person who is logged in. */
export function FrameHeader({ viewer }: FrameHeaderProps) {
  const { portal } = usePortal();
  const teacher = useSelector(portal, selectTeacher);
  if (teacher === null) return null;
  return <TeacherHeader key={teacher.user_token} viewer={viewer} teacher={teacher} />;
}

function TeacherHeader({ viewer, teacher }: TeacherHeaderProps) {
  const { portal } = usePortal();
  const bar = useTopBar(viewer.subjectId, teacher.user_token);
  const isSwitching = useSelector(portal, selectIsSwitching);
  const isSelfStudyAsked = useSelector(portal, selectIsSelfStudyAsked);
  const leaving = useLeaving();
  const { entry, openEntry } = useAccountEntry(viewer);
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
        search={<TopBarSearch actor={bar} />}
        news={
          <TopBar
            actor={bar}
            canStudyAlone={isInTopBar('selfStudy', viewer)}
            canGiveFeedback={isInTopBar('feedback', viewer)}
            isSelfStudyAsked={isSelfStudyAsked}
            onSelfStudy={() => {
              portal.send({ type: 'selfStudy.requested' });
            }}
          >
            <WorkOrderNews key={viewer.subjectId} subjectId={viewer.subjectId} />
            <MessageBell actor={bar} latestView={LatestMessages} />
          </TopBar>
        }
        coins={
          flagsOf(teacher.school_use_type).encouragement ? (
            <FrameCoins key={teacher.teacher_id} subjectId={viewer.subjectId} />
          ) : null
        }
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
      <FetchedAccountMenu entry={entry} />
      <LogoutDialog actor={leaving} />
    </>
  );
}
