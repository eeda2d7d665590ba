import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { StudentRow } from '../../domain/students';
import {
  selectBehaviour,
  selectCorrectionCard,
  selectCustomization,
  selectErrorBook,
  selectFailure,
  selectHistory,
  selectHomework,
  selectOverview,
  selectReport,
  selectScope,
  selectStudyTime,
  selectStage,
  selectStudent,
  selectTips,
  selectView,
  type studentDetail,
} from '../../machines/students/studentDetail';
import type { ActorProps } from '../parts/actorProps';
import { AbsentPage } from '../parts/AbsentPage';
import { Failed, NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { RecordOutdated } from '../parts/RecordOutdated';
import { BehaviourWarnings } from '../parts/behaviour/BehaviourWarnings';
import { StudentDetailCourses } from './StudentDetailCourses';
import { StudentDetailCustomization } from './StudentDetailCustomization';
import { StudentDetailFoundation } from './StudentDetailFoundation';
import { StudentDetailHomework } from './StudentDetailHomework';
import { StudentDetailIdentity } from './StudentDetailIdentity';
import {
  StudentDetailErrorBook,
  StudentDetailHistory,
  StudentDetailReport,
} from './StudentDetailLists';
import { StudentDetailOverview } from './StudentDetailOverview';
import { StudentDetailStudyTime } from './StudentDetailStudyTime';
import { StudentDetailTabs } from './StudentDetailTabs';
import { type StudentPage, studentPage } from './studentPages';

/** One student: who it is, always in sight, and the tab that the address names. */
export function StudentDetailScreen({ actor }: ActorProps<typeof studentDetail>) {
  const { t } = useTranslation('students');
  const stage = useSelector(actor, selectStage);
  const student = useSelector(actor, selectStudent);
  const failure = useSelector(actor, selectFailure);
  const view = useSelector(actor, selectView);
  const { from } = useSelector(actor, selectScope);
  if (stage === 'loading') return <Loading label={t('detail.student')} rows={12} />;
  if (stage === 'loadFailed') {
    return (
      <Failed
        title={t('detail.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  }
  if (stage === 'absent' || student === null) {
    return (
      <AbsentPage
        title={t('detail.absent.title')}
        text={t('detail.absent.text')}
        list="/student/list"
        back={t('detail.back')}
      />
    );
  }
  const page = studentPage(student.student_id, from);
  return (
    <>
      <RecordOutdated actor={actor} />
      <StudentDetailIdentity actor={actor} student={student} />
      <StudentDetailTabs student={student} view={view} page={page} />
      <Tab actor={actor} stage={stage} student={student} page={page} />
    </>
  );
}

interface TabProps extends ActorProps<typeof studentDetail> {
  readonly stage: ReturnType<typeof selectStage>;
  readonly student: StudentRow;
  readonly page: StudentPage;
}

function Tab({ actor, stage, student, page }: TabProps) {
  const { t } = useTranslation('students');
  const view = useSelector(actor, selectView);
  const report = useSelector(actor, selectReport);
  const homework = useSelector(actor, selectHomework);
  const history = useSelector(actor, selectHistory);
  const errorBook = useSelector(actor, selectErrorBook);
  const card = useSelector(actor, selectCorrectionCard);
  const studyTime = useSelector(actor, selectStudyTime);
  const { span } = useSelector(actor, selectScope);
  const overview = useSelector(actor, selectOverview);
  const behaviour = useSelector(actor, selectBehaviour);
  const tips = useSelector(actor, selectTips);
  const customization = useSelector(actor, selectCustomization);
  const refused = view === 'rebuildFoundation' ? view : 'customization';
  if (stage === 'refused') {
    return (
      <NothingYet title={t(`detail.refused.${refused}.title`)}>
        {t(`detail.refused.${refused}.text`, { name: student.name })}
      </NothingYet>
    );
  }
  if (stage === 'foundationMode' || stage === 'rebuildFoundation') {
    return <StudentDetailFoundation actor={actor} />;
  }
  if (stage === 'lockUnlock') return <StudentDetailCourses actor={actor} page={page} />;
  if (overview !== undefined) {
    return (
      <StudentDetailOverview actor={actor} overview={overview} student={student} page={page} />
    );
  }
  if (report !== undefined) return <StudentDetailReport actor={report} />;
  if (homework !== undefined) return <StudentDetailHomework actor={homework} />;
  if (history !== undefined) return <StudentDetailHistory actor={history} />;
  if (studyTime !== undefined) {
    const { name } = student;
    return <StudentDetailStudyTime {...{ page, span, name }} actor={studyTime} />;
  }
  if (errorBook !== undefined) return <StudentDetailErrorBook actor={errorBook} card={card} />;
  if (behaviour !== undefined && tips !== undefined) {
    return <BehaviourWarnings actor={behaviour} tips={tips} page={page} />;
  }
  return customization === undefined ? null : <StudentDetailCustomization actor={customization} />;
}
