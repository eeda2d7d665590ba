import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { Failed } from '../../ui/parts/Emptiness';
import { Waiting } from '../../ui/parts/Waiting';
import { Board } from '../board/Board';
import { selectAddress, type AtlasActor } from '../charts/atlas';
import { selectHasFailed, selectPlaced, type drawing as drawingChart } from '../charts/drawing';
import { ChartDrawing, type Handle } from '../drawing/ChartDrawing';
import type { Marks } from '../drawing/marks';
import { screenPalette } from '../drawing/palette';
import { handlesOf } from '../layout/handles';
import type { Placed } from '../layout/placed';
import { neighbour, type Direction } from '../model/neighbour';
import { partOf } from '../model/partOf';
import { PrintedSheets } from './PrintedSheets';
import type { Shown } from './useShown';

const drawingId = 'drawing';

/** The first that is marked, if any but the chart as a whole is. */
function firstMarked({ states, transitions }: Placed, marks: Marks): string | null {
  const inner = states.filter(({ parent }) => parent !== null).map(({ state }) => state.id);
  const ids = [...inner, ...transitions.map(({ transition }) => transition.id)];
  return ids.find((id) => marks.has(id)) ?? null;
}

interface ChartBoardProps {
  readonly actor: AtlasActor;
  readonly drawing: ActorRefFrom<typeof drawingChart>;
  readonly shown: Shown;
}

/** The drawing of a chart: while it is made, when it could not be, and as it is. */
export function ChartBoard({ actor, drawing, shown }: ChartBoardProps) {
  const { t } = useTranslation('atlas');
  const placed = useSelector(drawing, selectPlaced);
  const hasFailed = useSelector(drawing, selectHasFailed);
  const { focus, within } = useSelector(actor, selectAddress);
  const { drawn, names, looks, marks } = shown;
  const diagram = partOf(drawn, within);
  const labels = useMemo(() => {
    const named = placed === null ? [] : handlesOf(placed, names);
    return new Map(
      [...named].map(([id, label]) => {
        const mark = marks.get(id);
        return [id, mark === undefined ? label : `${label} (${t(`charts:say.${mark.kind}`)})`];
      }),
    );
  }, [placed, names, marks, t]);
  const stop = focus !== null && labels.has(focus) ? focus : diagram.root.id;
  const handles = useCallback(
    (id: string): Handle => ({
      label: labels.get(id) ?? id,
      isStop: id === stop,
      isSelected: id === focus,
    }),
    [labels, stop, focus],
  );
  const choose = (id: string | null) => actor.send({ type: 'focus.chosen', focus: id });
  const move = (direction: Direction) => choose(neighbour(diagram, stop, direction));
  if (hasFailed) {
    return (
      <Failed
        title={t('drawing.failed')}
        onRetry={() => drawing.send({ type: 'drawing.retried' })}
      />
    );
  }
  if (placed === null) {
    return (
      <chakra.div p={4}>
        <Waiting>{t('drawing.placing')}</Waiting>
      </chakra.div>
    );
  }
  const current = [...looks].find(([, look]) => look === 'current')?.[0] ?? null;
  const begins = focus === null ? (firstMarked(placed, marks) ?? diagram.root.initial) : null;
  return (
    <>
      <Board
        label={t('drawing.label', { chart: names.chart })}
        width={placed.width}
        height={placed.height}
        selected={focus}
        shown={current ?? begins}
        onPick={choose}
        onPoint={(state) => actor.send({ type: 'state.pointed', state })}
        onMove={move}
      >
        <ChartDrawing
          placed={placed}
          palette={screenPalette}
          looks={looks}
          marks={marks}
          label={names.chart}
          id={drawingId}
          handles={handles}
        />
      </Board>
      <PrintedSheets placed={placed} drawing={drawingId} />
    </>
  );
}
