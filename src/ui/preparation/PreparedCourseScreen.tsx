import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type preparedCourse,
  selectKind,
  selectPointId,
  selectPoints,
  selectTyped,
} from '../../machines/preparation/preparedCourse';
import type { PreparedPoints } from '../../machines/preparation/preparedPoints';
import type { ActorProps } from '../parts/actorProps';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { RecordScreen } from '../parts/RecordScreen';
import { SearchInput } from '../parts/SearchInput';
import { Text } from '../parts/Text';
import { lessonsOf, listOf, questionsOf } from './addresses';
import { ChosenPoint } from './ChosenPoint';
import { MasteryLegend } from './Mastery';
import { PointGraph } from './PointGraph';
import { PointsTable } from './PointsTable';

/** A course with the graph of its knowledge points, and the same as a list [SCREEN-157]. */
export function PreparedCourseScreen({ actor }: ActorProps<typeof preparedCourse>) {
  const { t } = useTranslation('preparation');
  const points = useSelector(actor, selectPoints);
  const kind = useSelector(actor, selectKind);
  if (points === undefined) return null;
  return (
    <RecordScreen
      actor={points}
      words="preparation:one"
      back={{ to: listOf(kind), label: t('back') }}
      head={({ course, points: { length } }) => ({
        title: course.name,
        count: t('pointCount', { count: length }),
        action: (
          <>
            <LinkButton to={lessonsOf(course)}>{t('toLessons')}</LinkButton>
            <LinkButton to={questionsOf(course)}>{t('toAllQuestions')}</LinkButton>
          </>
        ),
      })}
    >
      {(answer) =>
        answer.points.length === 0 ? (
          <NothingYet title={t('graph.none.title')}>{t('graph.none.text')}</NothingYet>
        ) : (
          <Points actor={actor} {...answer} />
        )
      }
    </RecordScreen>
  );
}

/** Search and legend, the graph, what is chosen in it, and the list. */
function Points({ actor, course, points }: ActorProps<typeof preparedCourse> & PreparedPoints) {
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
          onChange={(text) => actor.send({ type: 'search.typed', text })}
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
          onClear={() => actor.send({ type: 'choice.cleared' })}
        />
      )}
      <PointsTable {...{ course, points, shown, pointId, onChoose }} />
    </>
  );
}
