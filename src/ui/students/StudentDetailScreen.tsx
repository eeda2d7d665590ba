import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  selectCourses,
  selectErrorBook,
  selectFailure,
  selectHistory,
  selectHomework,
  selectReport,
  selectSpan,
  selectStudyTime,
  selectStage,
  selectStudent,
  selectView,
  type studentDetail,
} from '../../machines/students/studentDetail';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { RecordOutdated } from '../parts/RecordOutdated';
import { StudentDetailCourses } from './StudentDetailCourses';
import { StudentDetailFoundation } from './StudentDetailFoundation';
import { StudentDetailHomework } from './StudentDetailHomework';
import { StudentDetailIdentity } from './StudentDetailIdentity';
import {
  StudentDetailErrorBook,
  StudentDetailHistory,
  StudentDetailReport,
} from './StudentDetailLists';
import { StudentDetailStudyTime } from './StudentDetailStudyTime';
import { StudentDetailTabs } from './StudentDetailTabs';

interface StudentDetailScreenProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
}

/** One student: who it is, always in sight, and the tab that the address names. */
export function StudentDetailScreen({ actor }: StudentDetailScreenProps) {
  const { t } = useTranslation('students');
  const stage = useSelector(actor, selectStage);
  const student = useSelector(actor, selectStudent);
  const failure = useSelector(actor, selectFailure);
  const view = useSelector(actor, selectView);
  const courses = useSelector(actor, selectCourses);
  if (stage === 'loading') return <Loading label={t('detail.student')} rows={12} />;
  if (stage === 'loadFailed') {
    return (
      <Failed
        title={t('detail.failed')}
        failure={failure}
        onRetry={() => {
          actor.send({ type: 'load.retried' });
        }}
      />
    );
  }
  if (stage === 'absent' || student === null) {
    return (
      <NothingYet
        title={t('detail.absent.title')}
        action={
          <LinkButton to="/student/list" kind="primary">
            {t('detail.back')}
          </LinkButton>
        }
      >
        {t('detail.absent.text')}
      </NothingYet>
    );
  }
  return (
    <>
      <RecordOutdated actor={actor} />
      <StudentDetailIdentity student={student} courses={courses} />
      <StudentDetailTabs student={student} view={view} />
      <Tab actor={actor} stage={stage} name={student.name} />
    </>
  );
}

interface TabProps extends StudentDetailScreenProps {
  readonly stage: ReturnType<typeof selectStage>;
  readonly name: string;
}

function Tab({ actor, stage, name }: TabProps) {
  const { t } = useTranslation('students');
  const view = useSelector(actor, selectView);
  const report = useSelector(actor, selectReport);
  const homework = useSelector(actor, selectHomework);
  const history = useSelector(actor, selectHistory);
  const errorBook = useSelector(actor, selectErrorBook);
  const studyTime = useSelector(actor, selectStudyTime);
  const span = useSelector(actor, selectSpan);
  const student = useSelector(actor, selectStudent);
  const refused = view === 'rebuildFoundation' ? view : 'customization';
  if (stage === 'refused') {
    return (
      <NothingYet title={t(`detail.refused.${refused}.title`)}>
        {t(`detail.refused.${refused}.text`, { name })}
      </NothingYet>
    );
  }
  if ((stage === 'foundationMode' || stage === 'rebuildFoundation') && student !== null) {
    return <StudentDetailFoundation actor={actor} studentId={student.student_id} />;
  }
  if (stage === 'lockUnlock') return <StudentDetailCourses actor={actor} />;
  if (report !== undefined) return <StudentDetailReport actor={report} />;
  if (homework !== undefined) return <StudentDetailHomework actor={homework} />;
  if (history !== undefined) return <StudentDetailHistory actor={history} />;
  if (studyTime !== undefined && student !== null) {
    return <StudentDetailStudyTime actor={studyTime} studentId={student.student_id} span={span} />;
  }
  if (errorBook !== undefined) return <StudentDetailErrorBook actor={errorBook} />;
  return <NothingYet title={t('shell:built.title')}>{t('shell:built.text')}</NothingYet>;
}
