import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectAnswerIfAny } from '../../machines/parts/record';
import {
  type preparedCourse,
  selectPointId,
  selectPoints,
  selectTyped,
} from '../../machines/preparation/preparedCourse';
import type { PreparedPoints } from '../../machines/preparation/preparedPoints';
import { BackLink } from '../parts/BackLink';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { SearchInput } from '../parts/SearchInput';
import { Text } from '../parts/Text';
import { lessonsOf, listOf, questionsOf } from './addresses';
import { ChosenPoint } from './ChosenPoint';
import { MasteryLegend } from './Mastery';
import { PointGraph } from './PointGraph';
import { PointsTable } from './PointsTable';

interface PreparedCourseScreenProps {
  readonly actor: ActorRefFrom<typeof preparedCourse>;
}

/** A course with the graph of its knowledge points, and the same as a list [SCREEN-157]. */
export function PreparedCourseScreen({ actor }: PreparedCourseScreenProps) {
  const { t } = useTranslation('preparation');
  const { moment } = useDates();
  const points = useSelector(actor, selectPoints);
  const found = useSelector(points, selectAnswerIfAny<PreparedPoints>);
  if (points === undefined) return null;
  const course = found?.course;
  return (
    <>
      <BackLink to={listOf(course ?? { type: 'formal' })}>{t('back')}</BackLink>
      <PageHead
        title={course?.name ?? t('one')}
        count={found === null ? undefined : t('pointCount', { count: found.points.length })}
        asOf={found === null ? undefined : t('parts:asOf', { time: moment(found.as_of) })}
        action={
          course === undefined ? null : (
            <>
              <LinkButton to={lessonsOf(course)}>{t('toLessons')}</LinkButton>
              <LinkButton to={questionsOf(course)}>{t('toAllQuestions')}</LinkButton>
            </>
          )
        }
      />
      <RecordView
        actor={points}
        loading={t('one')}
        rows={8}
        failed={t('oneFailed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(answer) => (
          <>
            <RecordOutdated actor={points} />
            {answer.points.length === 0 ? (
              <NothingYet title={t('graph.none.title')}>{t('graph.none.text')}</NothingYet>
            ) : (
              <Points actor={actor} {...answer} />
            )}
          </>
        )}
      </RecordView>
    </>
  );
}

/** Search and legend, the graph, what is chosen in it, and the list. */
function Points({ actor, course, points }: PreparedCourseScreenProps & PreparedPoints) {
  const { t } = useTranslation('preparation');
  const pointId = useSelector(actor, selectPointId);
  const typed = useSelector(actor, selectTyped).trim().toLowerCase();
  const onChoose = useCallback(
    (id: number) => {
      actor.send({ type: 'point.chosen', pointId: id });
    },
    [actor],
  );
  const shown = points.filter(({ name }) => name.toLowerCase().includes(typed));
  const found = new Set(typed === '' ? [] : shown.map(({ point_id }) => point_id));
  const chosen = points.find(({ point_id }) => point_id === pointId);
  const [first] = shown;
  return (
    <>
      <Flex wrap="wrap" align="center" gap={4} mb={3}>
        <SearchInput
          label={t('graph.search')}
          placeholder={t('graph.search')}
          value={useSelector(actor, selectTyped)}
          onChange={(text) => {
            actor.send({ type: 'search.typed', text });
          }}
          onSearch={() => {
            if (first !== undefined && typed !== '') onChoose(first.point_id);
          }}
        />
        <Text small muted role="status">
          {typed === ''
            ? null
            : found.size === 0
              ? t('graph.notFound')
              : t('graph.found', { count: found.size })}
        </Text>
        <MasteryLegend />
      </Flex>
      <PointGraph {...{ points, pointId, found, onChoose }} />
      <Text as="p" small muted mt={2}>
        {t('graph.how')}
      </Text>
      {chosen === undefined ? null : (
        <ChosenPoint
          {...{ course, points, onChoose, point: chosen }}
          onClear={() => {
            actor.send({ type: 'choice.cleared' });
          }}
        />
      )}
      <PointsTable {...{ course, points, shown, pointId, onChoose }} />
    </>
  );
}
