import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  selectCourses,
  selectStudent,
  type studentDetail,
} from '../../machines/students/studentDetail';
import { NothingYet } from '../parts/Emptiness';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';

interface StudentDetailCoursesProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
}

/** The student's courses, each as the way to its chapters, lessons and cards with their locks [SCREEN-042]. */
export function StudentDetailCourses({ actor }: StudentDetailCoursesProps) {
  const { t } = useTranslation('students');
  const student = useSelector(actor, selectStudent);
  const courses = useSelector(actor, selectCourses);
  if (student === null || courses.length === 0) {
    return (
      <NothingYet title={t('detail.courses.nothing.title')}>
        {t('detail.courses.nothing.text', { name: student?.name ?? '' })}
      </NothingYet>
    );
  }
  const address = (id: number) =>
    `/lockunlock/info?course_id=${String(id)}&student_ids=${String(student.student_id)}`;
  return (
    <chakra.ul listStyleType="none">
      {courses.map(({ course_id: id, name, lessons_learned: learned, lesson_count: all }) => (
        <chakra.li key={id} py={2} borderBottomWidth="1px">
          <TextLink to={address(id)}>{name}</TextLink>
          <Text as="p" small muted figures>
            {t('detail.courses.learned', { learned, all })}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
