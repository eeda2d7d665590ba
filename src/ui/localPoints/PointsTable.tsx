import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { LocalPoint } from '../../domain/localPoints';
import { type localMarking, selectPicked } from '../../machines/localPoints/localMarking';
import { actions, columnsOf, text, useColumns } from '../parts/columns';
import { DataTable } from '../parts/DataTable/DataTable';
import { Text } from '../parts/Text';
import { DegreeCell, ExaminedCell, StandingCell } from './markCells';

type Actor = ActorRefFrom<typeof localMarking>;

const columnsFor = (actor: Actor) =>
  columnsOf<LocalPoint>('localPoints', [
    text('point', ({ name }) => name, {
      cell: ({ name, lesson_name }, { t }) => (
        <span title={`${name} · ${lesson_name}`}>
          {name} <Text muted>{t('inLesson', { lesson: lesson_name })}</Text>
        </span>
      ),
    }),
    text('headquarters', ({ frequency, difficulty }) => `${frequency} / ${difficulty}`, {
      ...{ width: 28, numeric: true },
      yields: 'never',
      explained: 'headquartersWhy',
    }),
    actions('examined', (point) => <ExaminedCell {...{ actor, point }} />, { width: 22 }),
    actions('localFrequency', (point) => <DegreeCell {...{ actor, point }} name="frequency" />, {
      width: 42,
    }),
    actions('localDifficulty', (point) => <DegreeCell {...{ actor, point }} name="difficulty" />, {
      width: 42,
    }),
    actions('standing', (point) => <StandingCell {...{ actor, point }} />, { width: 50 }),
  ]);

interface PointsTableProps {
  readonly actor: Actor;
  readonly points: readonly LocalPoint[];
}

/** The points of a course: headquarters' version beside the campus's, which is changed in the row [ENTITY-026]. */
export function PointsTable({ actor, points }: PointsTableProps) {
  const { t } = useTranslation('localPoints');
  const picked = useSelector(actor, selectPicked);
  const columns = useColumns(useMemo(() => columnsFor(actor), [actor]));
  const toggle = (pointIds: readonly number[]) => actor.send({ type: 'points.toggled', pointIds });
  return (
    <DataTable
      label={t('points')}
      columns={columns}
      rows={points}
      rowId={({ point_id }) => point_id}
      rowName={({ name }) => name}
      selected={picked}
      onToggle={(id) => toggle([id])}
      onToggleAll={() => toggle(points.map(({ point_id }) => point_id))}
    />
  );
}
