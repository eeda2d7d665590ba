import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { FeedbackStudent } from '../../domain/feedback';
import type { feedbackStudents } from '../../machines/feedback/feedbackStudents';
import { NothingYet } from '../parts/Emptiness';
import { useDates } from '../parts/dates';
import { PageHead } from '../parts/PageHead';
import { PersonCell } from '../parts/PersonCell';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { writingPage } from './feedbackPages';
import { KeptDraft } from './KeptDraft';

interface StudentChoiceProps {
  readonly actor: ActorRefFrom<typeof feedbackStudents>;
}

/** Of whom a feedback is written: those of whom it is time to, and the others. */
export function StudentChoice({ actor }: StudentChoiceProps) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <PageHead title={t('class.choose')} />
      <RecordView
        actor={actor}
        loading={t('class.students')}
        rows={8}
        failed={t('class.noStudents')}
      >
        {({ list }) => {
          if (list.length === 0) return <NothingYet title={t('class.nobody')} />;
          const due = list.filter(({ is_due }) => is_due);
          return (
            <>
              <Choice title={t('class.due', { count: due.length })} of={due} />
              <Choice title={t('class.students')} of={list.filter(({ is_due }) => !is_due)} />
            </>
          );
        }}
      </RecordView>
    </>
  );
}

function Choice({
  title,
  of,
}: {
  readonly title: string;
  readonly of: readonly FeedbackStudent[];
}) {
  const { t } = useTranslation('feedback');
  const { day } = useDates();
  if (of.length === 0) return null;
  return (
    <Section title={title} mt={4}>
      <chakra.ul
        aria-label={title}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
        gap={2}
      >
        {of.map((student) => (
          <li key={student.id}>
            <PersonCell
              name={student.name}
              account={student.username}
              to={writingPage(student.id)}
            />
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
