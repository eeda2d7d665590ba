import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { trainingState } from '../../domain/training';
import type { trainingCourse } from '../../machines/training/trainingCourse';
import type { ActorProps } from '../parts/actorProps';
import { RecordScreen } from '../parts/RecordScreen';
import { Status } from '../parts/Status';
import { LessonContents } from './LessonContents';
import { LessonText } from './LessonText';

const signs = { notJoined: 'none', learning: 'waiting', finished: 'good' } as const;

/** One training course: its contents with what is done, and the text of a lesson [ROUTE-028, SCREEN-169]. */
export function TrainingCourseScreen({ actor }: ActorProps<typeof trainingCourse>) {
  const { t } = useTranslation('training');
  return (
    <RecordScreen
      actor={actor}
      words="training:one"
      rows={6}
      back={{ to: '/sqtrain/myTrain', label: t('back') }}
      head={({ course }) => ({
        title: course.name,
        about: (
          <Status kind={signs[trainingState(course)]}>{t(`state.${trainingState(course)}`)}</Status>
        ),
        count: t('progress', { done: course.done_count, count: course.lesson_count }),
      })}
    >
      {(found) => (
        <Grid templateColumns={{ base: '1fr', md: '18rem minmax(0, 1fr)' }} gap={6}>
          <LessonContents opened={found} />
          <LessonText actor={actor} opened={found} />
        </Grid>
      )}
    </RecordScreen>
  );
}
