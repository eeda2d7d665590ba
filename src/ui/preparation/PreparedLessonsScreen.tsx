import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PreparedLessons,
  type preparedLessons,
  selectLessons,
} from '../../machines/preparation/preparedLessons';
import type { ActorProps } from '../parts/actorProps';
import { columnsOf, count, text } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { NothingYet } from '../parts/Emptiness';
import { RecordScreen } from '../parts/RecordScreen';
import { TextLink } from '../parts/TextLink';
import { graphOf } from './addresses';

type Lesson = PreparedLessons['lessons'][number];

const rowId = ({ lesson_id }: Lesson) => lesson_id;
const rowName = ({ name }: Lesson) => name;

/** The lessons of a course, each with its knowledge points [SCREEN-158]. */
export function PreparedLessonsScreen({ actor }: ActorProps<typeof preparedLessons>) {
  const { t } = useTranslation('preparation');
  const found = useSelector(actor, selectLessons);
  return (
    <RecordScreen
      actor={actor}
      words="preparation:lessons"
      back={{
        to: found === null ? '/prepare/list' : graphOf(found.course),
        label: t(found === null ? 'back' : 'toCourse'),
      }}
      head={({ course, lessons }) => ({
        title: t('lessons.of', { name: course.name }),
        count: t('lessons.count', { count: lessons.length }),
      })}
    >
      {(answer) => <Lessons {...answer} />}
    </RecordScreen>
  );
}

function Lessons({ course, lessons }: PreparedLessons) {
  const { t } = useTranslation('preparation');
  const columns = useMemo(
    () =>
      columnsOf<Lesson>('preparation', [
        text('lesson', ({ name }) => name),
        text('chapter', ({ chapter_name }) => chapter_name, { width: 44, yields: 1 }),
        text('taught', ({ points }) => points.length, {
          width: 96,
          cell: ({ points }, language) =>
            points.length === 0 ? (
              language.t('parts:none')
            ) : (
              <HStack wrap="wrap" columnGap={3} rowGap={0}>
                {points.map(({ point_id, name }) => (
                  <TextLink key={point_id} to={graphOf(course, point_id)}>
                    {name}
                  </TextLink>
                ))}
              </HStack>
            ),
        }),
        count('questions', ({ question_count }) => question_count),
      ]),
    [course],
  );
  return (
    <ColumnsTable
      label={t('lessons.title')}
      {...{ columns, rows: lessons, rowId, rowName }}
      empty={<NothingYet title={t('lessons.none.title')}>{t('lessons.none.text')}</NothingYet>}
    />
  );
}
