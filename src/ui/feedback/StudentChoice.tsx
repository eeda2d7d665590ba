import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { FeedbackStudent } from '../../domain/feedback';
import { isMeantBy } from '../../domain/studentSearch';
import {
  type classWriting,
  selectClassId,
  selectTyped,
} from '../../machines/feedback/classWriting';
import type { feedbackStudents } from '../../machines/feedback/feedbackStudents';
import { NothingForFilter, NothingYet } from '../parts/Emptiness';
import { useDates } from '../parts/dates';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { SearchInput } from '../parts/SearchInput';
import { Section } from '../parts/Section';
import { StudentCell } from '../parts/StudentCell';
import { Text } from '../parts/Text';
import { writingPage } from './feedbackPages';
import { KeptDraft } from './KeptDraft';

interface StudentChoiceProps {
  readonly actor: ActorRefFrom<typeof classWriting>;
  readonly students: ActorRefFrom<typeof feedbackStudents>;
}

/** Of whom a feedback is written: those of whom it is time to, and the others. */
export function StudentChoice({ actor, students }: StudentChoiceProps) {
  const { t } = useTranslation(['feedback', 'students']);
  const typed = useSelector(actor, selectTyped);
  const classId = useSelector(actor, selectClassId);
  const type = (text: string) => actor.send({ type: 'search.typed', text });
  return (
    <>
      <PageHead title={t('class.choose')} />
      <RecordOutdated actor={students} />
      <RecordView
        actor={students}
        loading={t('class.students')}
        rows={8}
        failed={t('class.noStudents')}
      >
        {({ list }) => {
          if (list.length === 0) return <NothingYet title={t('class.nobody')} />;
          const found = list.filter((student) => isMeantBy(typed, student));
          const due = found.filter(({ is_due }) => is_due);
          return (
            <>
              <SearchInput
                label={t('students:search')}
                placeholder={t('students:search')}
                value={typed}
                onChange={type}
              />
              {found.length === 0 ? (
                <NothingForFilter filter={typed} onClear={() => type('')} />
              ) : null}
              <Choice
                title={t('class.due', { count: due.length })}
                about={classId === null ? t('class.dueAll') : null}
                of={due}
                classId={classId}
              />
              <Choice
                title={t('class.students')}
                of={found.filter(({ is_due }) => !is_due)}
                classId={classId}
              />
            </>
          );
        }}
      </RecordView>
    </>
  );
}

function Choice({
  title,
  about = null,
  of,
  classId,
}: {
  readonly title: string;
  /** What is counted, where it could be taken for something else. */
  readonly about?: string | null;
  readonly of: readonly FeedbackStudent[];
  /** The class of which they are chosen; null: of all. */
  readonly classId: number | null;
}) {
  const { t } = useTranslation('feedback');
  const { day } = useDates();
  if (of.length === 0) return null;
  return (
    <Section title={title} mt={4}>
      {about === null ? null : (
        <Text as="p" small muted mb={2} maxWidth="line">
          {about}
        </Text>
      )}
      <chakra.ul
        aria-label={title}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))"
        gap={2}
      >
        {of.map((student) => (
          <li key={student.id}>
            <StudentCell student={student} to={writingPage(student.id, classId)} />
            <Text small muted>
              {student.last_given_at === null
                ? t('class.neverWritten')
                : t('class.lastWritten', { day: day(student.last_given_at) })}
            </Text>
            <chakra.div>
              <KeptDraft student={student} />
            </chakra.div>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}
