import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { businessDay } from '../../domain/businessTime';
import type { TeacherInfo } from '../../domain/teacher';
import { selectIsTipOver } from '../../machines/shell/closableTip';
import { highlightsMoved, searchGuide } from '../../machines/shell/tips';
import { selectIsOver, vacationNotice } from '../../machines/shell/vacationNotice';
import { serverTime } from '../../services/serverTime';
import { stored } from '../../services/storage';
import { Tip } from '../../ui/shell/Tip';
import { VacationNotice } from '../../ui/shell/VacationNotice';
import { useChart } from '../world/useChart';

interface PopUpsProps {
  readonly teacher: TeacherInfo;
  readonly subjectId: number;
}

/** Shows the portal's own pop-ups one at a time: the vacation notice, then a tip. */
export function PopUps({ teacher, subjectId }: PopUpsProps) {
  const { pathname } = useLocation();
  const guide = <SearchGuide teacher={teacher} subjectId={subjectId} />;
  return (
    <Vacation teacher={teacher} subjectId={subjectId}>
      {pathname === '/crystal/list' ? (
        <Highlights subjectId={subjectId}>{guide}</Highlights>
      ) : (
        guide
      )}
    </Vacation>
  );
}

interface VacationProps extends PopUpsProps {
  /** What comes once the vacation was told of. */
  readonly children: ReactNode;
}

function Vacation({ teacher, subjectId, children }: VacationProps) {
  const notice = useChart(vacationNotice, {
    teacherId: teacher.teacher_id,
    subjectId,
    today: businessDay(new Date(serverTime())),
    noticedOn: stored.vacationNotices.read()?.[String(teacher.teacher_id)] ?? null,
  });
  return useSelector(notice, selectIsOver) ? children : <VacationNotice actor={notice} />;
}

function SearchGuide({ teacher, subjectId }: PopUpsProps) {
  const isSeen = (stored.teacherInfo.read() ?? teacher).search === 1;
  const tip = useChart(searchGuide, { subjectId, isSeen });
  return <Tip actor={tip} name="searchGuide" />;
}

interface HighlightsProps {
  readonly subjectId: number;
  /** What comes for whoever knows where they are. */
  readonly children: ReactNode;
}

function Highlights({ subjectId, children }: HighlightsProps) {
  const isSeen = stored.guideDialog.read() !== false;
  const tip = useChart(highlightsMoved, { subjectId, isSeen });
  return useSelector(tip, selectIsTipOver) ? children : <Tip actor={tip} name="highlights" />;
}
