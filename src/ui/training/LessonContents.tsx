import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OpenedTraining } from '../../domain/training';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { useOrigin } from '../parts/useOrigin';
import { coursePage } from './coursePage';

interface LessonContentsProps {
  readonly opened: OpenedTraining;
}

/** The lessons of a course in their order: each leads to its text, and says whether it is done. */
export function LessonContents({ opened: { course, lessons, lesson } }: LessonContentsProps) {
  const { t } = useTranslation('training');
  const origin = useOrigin();
  return (
    <Section title={t('contents')} count={lessons.length}>
      <Text as="p" small muted mb={3}>
        {course.summary}
      </Text>
      <chakra.ol display="grid" gap={1} listStyleType="none">
        {lessons.map(({ lesson_id, name, minutes, done_at }) => (
          <chakra.li
            key={lesson_id}
            p={2}
            borderRadius="control"
            bg={lesson_id === lesson.lesson_id ? 'bg.selected' : undefined}
          >
            <TextLink
              to={coursePage({ course_id: course.course_id, lesson_id })}
              origin={origin}
              aria-current={lesson_id === lesson.lesson_id ? 'page' : undefined}
              display="block"
            >
              {name}
            </TextLink>
            <Text small muted display="flex" gap={3}>
              <Status kind={done_at === null ? 'none' : 'good'}>
                {t(done_at === null ? 'lesson.open' : 'lesson.done')}
              </Status>
              {t('lesson.minutes', { count: minutes })}
            </Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
