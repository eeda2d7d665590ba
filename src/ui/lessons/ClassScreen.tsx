import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { lessonLocksPage } from '../../domain/addresses';
import type { ClassCourses, classStudentRows } from '../../machines/lessons/learnerRows';
import { selectAnswer, selectIsNone } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { AbsentPage } from '../parts/AbsentPage';
import { BackLink } from '../parts/BackLink';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { memberColumns } from './learnerColumns';
import { studentWords } from './studentWords';

/** One class: the courses to lock and unlock for all of it, and its students [ROUTE-052, SCREEN-054]. */
export function ClassScreen({ actor }: ActorProps<typeof classStudentRows>) {
  const { t } = useTranslation('lessons');
  const found = useSelector(actor, selectAnswer);
  const isNone = useSelector(actor, selectIsNone);
  if (isNone) {
    return (
      <AbsentPage
        title={t('class.absent.title')}
        text={t('class.absent.text')}
        list="/classes/list"
        back={t('class.back')}
      />
    );
  }
  return (
    <>
      <BackLink to="/classes/list">{t('class.back')}</BackLink>
      <ListScreen
        actor={actor}
        columns={memberColumns}
        title={found?.class.name ?? t('class.one')}
        words={studentWords}
      >
        {found === null ? null : <Courses found={found} />}
      </ListScreen>
    </>
  );
}

function Courses({ found: { class: own, courses } }: { readonly found: ClassCourses }) {
  const { t } = useTranslation('lessons');
  return (
    <Section title={t('class.courses')} mb={6}>
      {courses.length === 0 ? <Text muted>{t('pick.noCourse')}</Text> : null}
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap={8} rowGap={2}>
        {courses.map(({ course_id: id, name, taken }) => (
          <li key={id}>
            <TextLink to={lessonLocksPage(id, `&class_id=${String(own.class_id)}`)}>
              {name}
            </TextLink>
            <Text as="p" small muted figures>
              {t('pick.taken', { count: taken, all: own.student_count })}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </Section>
  );
}
