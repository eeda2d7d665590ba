import { chakra, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { lessonLocksPage } from '../../domain/addresses';
import {
  selectCourses,
  selectLevel,
  selectStudent,
  selectTrace,
  type studentDetail,
} from '../../machines/students/studentDetail';
import { LevelPart } from './LevelPart';
import { LevelStatus } from './LevelStatus';
import { TracePart } from './TracePart';
import { NothingYet } from '../parts/Emptiness';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { levelPage, type StudentPage } from './studentPages';

interface StudentDetailCoursesProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
  readonly page: StudentPage;
}

/** The student's courses, each as the way to its chapters, lessons and cards with their locks [SCREEN-042]. */
export function StudentDetailCourses({ actor, page }: StudentDetailCoursesProps) {
  const { t } = useTranslation('students');
  const student = useSelector(actor, selectStudent);
  const courses = useSelector(actor, selectCourses);
  const level = useSelector(actor, selectLevel);
  const trace = useSelector(actor, selectTrace);
  if (student === null || courses.length === 0) {
    return (
      <NothingYet title={t('detail.courses.nothing.title')}>
        {t('detail.courses.nothing.text', { name: student?.name ?? '' })}
      </NothingYet>
    );
  }
  const address = (id: number) => lessonLocksPage(id, `&student_ids=${String(student.student_id)}`);
  return (
    <>
      {level === undefined ? null : <LevelPart actor={level} student={student} />}
      {trace === undefined ? null : <TracePart actor={trace} />}
      <chakra.ul listStyleType="none">
        {courses.map(({ lessons_learned: learned, lesson_count: all, ...course }) => (
          <chakra.li key={course.course_id} py={2} borderBottomWidth="1px">
            <TextLink to={address(course.course_id)}>{course.name}</TextLink>
            <Text as="p" small muted figures>
              {t('detail.courses.learned', { learned, all })}
            </Text>
            <HStack gap={3}>
              <LevelStatus {...course} />
              <TextLink to={levelPage(page, course.course_id)}>
                {t('detail.courses.level')}
              </TextLink>
            </HStack>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
