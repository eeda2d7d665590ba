import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type PreparedLessons,
  type preparedLessons,
  selectLessons,
} from '../../machines/preparation/preparedLessons';
import { BackLink } from '../parts/BackLink';
import { columnsOf, count, text, useColumns } from '../parts/columns';
import { DataTable } from '../parts/DataTable/DataTable';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { RecordView } from '../parts/RecordView';
import { TextLink } from '../parts/TextLink';
import { graphOf } from './addresses';

type Lesson = PreparedLessons['lessons'][number];

const rowId = ({ lesson_id }: Lesson) => lesson_id;
const rowName = ({ name }: Lesson) => name;

interface PreparedLessonsScreenProps {
  readonly actor: ActorRefFrom<typeof preparedLessons>;
}

/** The lessons of a course, each with its knowledge points [SCREEN-158]. */
export function PreparedLessonsScreen({ actor }: PreparedLessonsScreenProps) {
  const { t } = useTranslation('preparation');
  const { moment } = useDates();
  const found = useSelector(actor, selectLessons);
  const course = found?.course ?? { course_id: 0, type: 'formal' as const };
  return (
    <>
      <BackLink to={found === null ? '/prepare/list' : graphOf(course)}>
        {t(found === null ? 'back' : 'toCourse')}
      </BackLink>
      <PageHead
        title={found === null ? t('lessons.title') : t('lessons.of', { name: found.course.name })}
        count={found === null ? undefined : t('lessons.count', { count: found.lessons.length })}
        asOf={found === null ? undefined : t('parts:asOf', { time: moment(found.as_of) })}
      />
      <RecordView
        actor={actor}
        loading={t('lessons.title')}
        rows={8}
        failed={t('lessons.failed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(answer) => <Lessons {...answer} />}
      </RecordView>
    </>
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
  const known = useColumns(columns);
  return (
    <DataTable
      label={t('lessons.title')}
      columns={known}
      rows={lessons}
      {...{ rowId, rowName }}
      empty={<NothingYet title={t('lessons.none.title')}>{t('lessons.none.text')}</NothingYet>}
    />
  );
}
