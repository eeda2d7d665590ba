import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { trainingState } from '../../domain/training';
import { selectOpened, type trainingCourse } from '../../machines/training/trainingCourse';
import { BackLink } from '../parts/BackLink';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Status } from '../parts/Status';
import { LessonContents } from './LessonContents';
import { LessonText } from './LessonText';

interface TrainingCourseScreenProps {
  readonly actor: ActorRefFrom<typeof trainingCourse>;
}

const signs = { notJoined: 'none', learning: 'waiting', finished: 'good' } as const;

/** One training course: its contents with what is done, and the text of a lesson [ROUTE-028, SCREEN-169]. */
export function TrainingCourseScreen({ actor }: TrainingCourseScreenProps) {
  const { t } = useTranslation('training');
  const { moment } = useDates();
  const opened = useSelector(actor, selectOpened);
  const course = opened?.course;
  return (
    <>
      <BackLink to="/sqtrain/myTrain">{t('back')}</BackLink>
      <PageHead
        title={course?.name ?? t('one')}
        about={
          course && (
            <Status kind={signs[trainingState(course)]}>
              {t(`state.${trainingState(course)}`)}
            </Status>
          )
        }
        count={course && t('progress', { done: course.done_count, count: course.lesson_count })}
        asOf={opened === null ? undefined : t('parts:asOf', { time: moment(opened.as_of) })}
      />
      <RecordOutdated actor={actor} />
      <RecordView
        actor={actor}
        loading={t('one')}
        rows={6}
        failed={t('oneFailed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(found) => (
          <Grid templateColumns={{ base: '1fr', md: '18rem minmax(0, 1fr)' }} gap={6}>
            <LessonContents opened={found} />
            <LessonText actor={actor} opened={found} />
          </Grid>
        )}
      </RecordView>
    </>
  );
}
