import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { lessonLocksPage } from '../../domain/addresses';
import { lockedAtOnce, pickedOf } from '../../domain/lessons';
import { selectPicked } from '../../machines/lessons/lockPick';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import type { OfferedProps } from './LockStudents';

/** The second step: the courses that the picked students take, each as the way to its tree. */
export function LockCourses({ actor, offered }: OfferedProps) {
  const { t } = useTranslation('lessons');
  const picked = pickedOf(offered.students, useSelector(actor, selectPicked));
  const taken = offered.students
    .filter(({ id }) => picked.includes(id))
    .flatMap(({ course_ids }) => course_ids);
  const countOf = (courseId: number) => taken.filter((id) => id === courseId).length;
  const fitting = offered.courses.filter(({ id }) => countOf(id) > 0);
  const hint = () => {
    if (picked.length === 0) return t('pick.first');
    if (picked.length > lockedAtOnce) return t('pick.tooMany', { maximum: lockedAtOnce });
    return fitting.length === 0 ? t('pick.noCourse') : null;
  };
  const said = hint();
  return (
    <Section title={t('pick.which')}>
      {said === null ? (
        <chakra.ul listStyleType="none">
          {fitting.map(({ id, name }) => (
            <chakra.li key={id} py={2} borderBottomWidth="1px">
              <TextLink to={lessonLocksPage(id, `&student_ids=${picked.join(',')}`)}>
                {name}
              </TextLink>
              <Text as="p" small muted figures>
                {t('pick.taken', { count: countOf(id), all: picked.length })}
              </Text>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : (
        <Text as="p" muted>
          {said}
        </Text>
      )}
    </Section>
  );
}
