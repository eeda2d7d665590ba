import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { courseStudentRows } from '../../machines/lessons/learnerRows';
import { selectAnswer, selectIsNone } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { Fact, Facts } from '../parts/Facts';
import { AbsentPage } from '../parts/AbsentPage';
import { BackLink } from '../parts/BackLink';
import { CourseOutline } from './CourseOutline';
import { learnerColumns } from './learnerColumns';
import { studentWords } from './studentWords';

/** One course: what it is, its lessons and cards, and how far each student is [ROUTE-034, ENTITY-014]. */
export function CourseScreen({ actor }: ActorProps<typeof courseStudentRows>) {
  const { t } = useTranslation('lessons');
  const found = useSelector(actor, selectAnswer);
  const isNone = useSelector(actor, selectIsNone);
  const lessons = found?.chapters.flatMap((chapter) => chapter.lessons);
  const lessonName = (id: string) =>
    lessons?.find(({ lesson_id }) => String(lesson_id) === id)?.name ?? id;
  if (isNone) {
    return (
      <AbsentPage
        title={t('course.absent.title')}
        text={t('course.absent.text')}
        list="/lesson/list"
        back={t('course.back')}
      />
    );
  }
  return (
    <>
      <BackLink to="/lesson/list">{t('course.back')}</BackLink>
      <ListScreen
        actor={actor}
        columns={learnerColumns}
        title={found?.course.name ?? t('course.one')}
        words={{ ...studentWords, values: { lesson: lessonName } }}
      >
        {found === null ? null : (
          <>
            <Facts mb={4}>
              <Fact name={t('course.type')}>{t(`list.${found.course.type}`)}</Fact>
              <Fact name={t('column.grade')}>
                {t(`grade.${String(found.course.grade ?? 'all')}`)}
              </Fact>
              <Fact name={t('column.season')}>{t(`season.${found.course.season}`)}</Fact>
              <Fact name={t('column.students')}>{found.course.student_count}</Fact>
              <Fact name={t('column.lessons')}>{found.course.lesson_count}</Fact>
            </Facts>
            <CourseOutline chapters={found.chapters} studentCount={found.course.student_count} />
          </>
        )}
      </ListScreen>
    </>
  );
}
