import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { NamedStudent } from '../../domain/students';
import {
  type classWriting,
  selectIsAbsent,
  selectIsNew,
  selectStudentId,
  selectStudents,
  selectSubjectId,
  selectWriting,
} from '../../machines/feedback/classWriting';
import { selectAnswer } from '../../machines/parts/record';
import type { feedbackStudents } from '../../machines/feedback/feedbackStudents';
import type { ActorProps } from '../parts/actorProps';
import { AbsentPage } from '../parts/AbsentPage';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { Text } from '../parts/Text';
import { ClassWriting } from './ClassWriting';
import { choosingPage } from './feedbackPages';
import { NextStudent } from './NextStudent';
import { SameClass } from './SameClass';
import { KeptDraft } from './KeptDraft';
import { StudentChoice } from './StudentChoice';
import { useToldName } from '../parts/useToldName';

/** Post-class feedback of one student, or whom to write of. */
export function ClassWritingScreen({ actor }: ActorProps<typeof classWriting>) {
  const { t } = useTranslation('feedback');
  const students = useSelector(actor, selectStudents);
  if (students === undefined) return null;
  return (
    <>
      <chakra.div mx={-3} _print={{ display: 'none' }}>
        <LinkButton to="/classFeedback/index" kind="quiet" icon={ArrowLeft}>
          {t('class.title')}
        </LinkButton>
      </chakra.div>
      <Content actor={actor} students={students} />
    </>
  );
}

interface ContentProps extends ActorProps<typeof classWriting> {
  readonly students: ActorRefFrom<typeof feedbackStudents>;
}

/** Account and grade, beside a title that has the name. */
function Identity({ username: account, grade }: Pick<NamedStudent, 'username' | 'grade'>) {
  const { t } = useTranslation('students');
  return <Text muted>{t('identity', { account, grade: t(`grade.${String(grade)}`) })}</Text>;
}

function Content({ actor, students }: ContentProps) {
  const { t } = useTranslation(['feedback', 'shell']);
  const subjectId = useSelector(actor, selectSubjectId);
  const told = useToldName();
  const writing = useSelector(actor, selectWriting);
  const isAbsent = useSelector(actor, selectIsAbsent);
  const isNew = useSelector(actor, selectIsNew);
  const studentId = useSelector(actor, selectStudentId);
  const listed = useSelector(students, selectAnswer);
  const known = listed?.list.find(({ id }) => id === studentId);
  const classmate = listed?.classmate ?? null;
  if (isAbsent) {
    return (
      <AbsentPage
        title={t('class.absent.title')}
        text={t('class.absent.text')}
        list={choosingPage}
        back={t('class.choose')}
      />
    );
  }
  if (writing === undefined) {
    return <StudentChoice actor={actor} students={students} />;
  }
  return (
    <>
      <PageHead
        title={t('class.of', { name: told(known?.name ?? '') })}
        about={known === undefined ? null : <Identity {...known} />}
      />
      <ClassWriting
        actor={writing}
        student={known}
        next={<NextStudent actor={actor} students={students} />}
      >
        {isNew ? (
          <Text as="p" small muted mb={4} maxWidth="line">
            {t('class.subject', { subject: t(`shell:subject.${String(subjectId)}`) })}
          </Text>
        ) : null}
        {isNew && known !== undefined && known.draft !== null ? (
          <chakra.div mb={4}>
            <KeptDraft student={known} />
          </chakra.div>
        ) : null}
        {isNew && classmate !== null ? <SameClass actor={writing} from={classmate} /> : null}
      </ClassWriting>
    </>
  );
}
