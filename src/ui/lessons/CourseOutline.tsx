import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CourseChapters } from '../../machines/lessons/learnerRows';
import { Text } from '../parts/Text';

interface CourseOutlineProps {
  readonly chapters: CourseChapters;
  readonly studentCount: number;
}

/** Chapters, lessons and cards of a course, and how many students have learned each lesson. */
export function CourseOutline({ chapters, studentCount }: CourseOutlineProps) {
  const { t } = useTranslation('lessons');
  if (chapters.length === 0)
    return (
      <Text as="p" muted mb={4}>
        {t('locks.empty.title')}
      </Text>
    );
  return (
    <chakra.details mb={4}>
      <chakra.summary cursor="pointer" fontWeight="medium" py={2}>
        {t('course.outline')}
      </chakra.summary>
      {chapters.map(({ chapter_id: id, name, is_sprint: isSprint, lessons }) => (
        <chakra.section key={id} mb={3} ps={4}>
          <chakra.h2 fontWeight="medium">
            {isSprint ? t('course.sprint', { name }) : name}
          </chakra.h2>
          <chakra.ol ps={4}>
            {lessons.map((lesson) => (
              <chakra.li key={lesson.lesson_id} py={1} display="flex" alignItems="baseline" gap={4}>
                <Text width="16rem">{lesson.name}</Text>
                <Text small muted flex={1}>
                  {lesson.cards.join(t('locks.separator'))}
                </Text>
                <Text small figures>
                  {t('course.learned', { count: lesson.learned_count, all: studentCount })}
                </Text>
              </chakra.li>
            ))}
          </chakra.ol>
        </chakra.section>
      ))}
    </chakra.details>
  );
}
