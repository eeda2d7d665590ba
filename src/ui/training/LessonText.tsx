import { chakra, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { lessonAfter, type OpenedTraining } from '../../domain/training';
import { selectIsSending, type trainingCourse } from '../../machines/training/trainingCourse';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { LinkButton } from '../parts/LinkButton';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { useOrigin } from '../parts/useOrigin';
import { coursePage } from './coursePage';

interface LessonTextProps {
  readonly actor: ActorRefFrom<typeof trainingCourse>;
  readonly opened: OpenedTraining;
}

/** The text of a lesson, and its actions. */
export function LessonText({ actor, opened }: LessonTextProps) {
  const { lesson } = opened;
  return (
    <Section title={lesson.name} maxWidth="line">
      <chakra.div display="grid" gap={3} mb={6} lineHeight="tall">
        {lesson.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </chakra.div>
      <Acts actor={actor} opened={opened} />
    </Section>
  );
}

/** Joins the course, marks the lesson as done, or goes on with the next one. */
function Acts({ actor, opened: { course, lessons, lesson } }: LessonTextProps) {
  const { t } = useTranslation('training');
  const { moment } = useDates();
  const busy = useSelector(actor, selectIsSending);
  const origin = useOrigin();
  if (course.joined_at === null) {
    return (
      <>
        <Text as="p" muted mb={3}>
          {t('join.why')}
        </Text>
        <Button kind="primary" busy={busy} onClick={() => actor.send({ type: 'training.joined' })}>
          {t('join.verb')}
        </Button>
      </>
    );
  }
  if (lesson.done_at === null) {
    return (
      <Button
        kind="primary"
        busy={busy}
        onClick={() => actor.send({ type: 'trainingLesson.finished' })}
      >
        {t('finish.verb')}
      </Button>
    );
  }
  const next = lessonAfter(lessons, lesson.lesson_id);
  const { course_id, finished_at } = course;
  return (
    <>
      <Text as="p" mb={3}>
        <Status kind="good" wraps>
          {finished_at === null
            ? t('finish.doneAt', { at: moment(lesson.done_at) })
            : t('finish.all', { at: moment(finished_at) })}
        </Status>
      </Text>
      <HStack gap={3} wrap="wrap">
        {next === null ? (
          <LinkButton kind="primary" to="/sqtrain/myTrain">
            {t('back')}
          </LinkButton>
        ) : (
          <LinkButton
            kind="primary"
            to={coursePage({ course_id, lesson_id: next.lesson_id })}
            origin={origin}
          >
            {t('finish.next', { name: next.name })}
          </LinkButton>
        )}
        <Button busy={busy} onClick={() => actor.send({ type: 'trainingLesson.reopened' })}>
          {t('finish.reopen')}
        </Button>
      </HStack>
    </>
  );
}
