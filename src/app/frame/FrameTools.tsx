import { Spacer } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeaderAct } from '../../domain/acts';
import { isInTopBar, type Viewer } from '../../domain/roles';
import { flagsOf } from '../../domain/useType';
import type { TeacherInfo } from '../../domain/teacher';
import { selectSearch } from '../../machines/shell/topBar';
import { selectIsSelfStudyAsked } from '../../machines/shell/portalSelectors';
import { MessageBell } from '../../ui/messages/MessageBell';
import { TopBar, TopBarSearch } from '../../ui/shell/TopBar';
import { actsFor, useActs } from './acts';
import { FrameCoins } from './FrameCoins';
import { usePortal } from '../world/portalContext';
import { placesFor } from './places';
import { ServiceDesk } from './ServiceDesk';
import { useTopBar } from './topBar';
import { WorkOrderNews } from './WorkOrderNews';

/** Loaded when the bell is pressed. */
const LatestMessages = lazy(async () => ({
  default: (await import('../../ui/messages/LatestMessages')).LatestMessages,
}));

interface FrameToolsProps {
  readonly viewer: Viewer;
  readonly hasDesk: boolean;
  readonly teacher: TeacherInfo;
  /** What the account menu offers; the search finds it, too. */
  readonly acts: readonly HeaderAct[];
  readonly onAct: (act: HeaderAct) => void;
}

/** The header's tools: search, news, service desk, links to other systems, coins. */
export function FrameTools({ viewer, hasDesk, teacher, acts, onAct }: FrameToolsProps) {
  const { portal } = usePortal();
  const { t } = useTranslation(['shell', 'tools']);
  const { subjectId } = viewer;
  const bar = useTopBar(subjectId, teacher.user_token);
  const isSelfStudyAsked = useSelector(portal, selectIsSelfStudyAsked);
  const search = useSelector(bar, selectSearch);
  useActs(search, onAct);
  const hasCoins = flagsOf(teacher.school_use_type).encouragement;
  const own: readonly HeaderAct[] = [
    ...(hasDesk ? (['serviceDesk'] as const) : []),
    ...(hasCoins ? (['signIn'] as const) : []),
  ];
  return (
    <>
      <TopBarSearch
        actor={bar}
        places={[...placesFor(viewer, t), ...actsFor(viewer, [...own, ...acts], t)]}
      />
      <Spacer />
      <TopBar
        actor={bar}
        canStudyAlone={isInTopBar('selfStudy', viewer)}
        canGiveFeedback={isInTopBar('feedback', viewer)}
        isSelfStudyAsked={isSelfStudyAsked}
        onSelfStudy={() => {
          portal.send({ type: 'selfStudy.requested' });
        }}
      >
        <WorkOrderNews key={subjectId} subjectId={subjectId} />
        {hasDesk ? (
          <ServiceDesk
            key={`desk ${String(subjectId)}`}
            {...{ subjectId, search }}
            isMember
            isFramed
          />
        ) : null}
        <MessageBell actor={bar} latestView={LatestMessages} />
      </TopBar>
      {hasCoins ? (
        <FrameCoins
          key={teacher.teacher_id}
          {...{ subjectId, search }}
          useType={teacher.school_use_type}
        />
      ) : null}
    </>
  );
}
