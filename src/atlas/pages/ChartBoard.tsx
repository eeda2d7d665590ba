import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { Failed } from '../../ui/parts/Emptiness';
import { Waiting } from '../../ui/parts/Waiting';
import { Board } from '../board/Board';
import {
  selectAddress,
  selectHighlight,
  selectLanguage,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { selectHasFailed, selectPlaced, type drawing as drawingChart } from '../charts/drawing';
import { dictionaries } from '../dictionaries';
import { ChartDrawing, type Handle } from '../drawing/ChartDrawing';
import { screenPalette } from '../drawing/palette';
import type { LibraryChart } from '../library';
import { handlesOf } from '../model/handles';
import { namesOf } from '../model/names';
import { neighbour, type Direction } from '../model/neighbour';
import { searched } from '../model/search';
import { looksOf } from './looksOf';
import { PrintedSheets } from './PrintedSheets';

const drawingId = 'drawing';

interface ChartBoardProps {
  readonly actor: AtlasActor;
  readonly drawing: ActorRefFrom<typeof drawingChart>;
  readonly chart: LibraryChart;
}

/** The drawing of a chart: while it is made, when it could not be, and as it is. */
export function ChartBoard({ actor, drawing, chart }: ChartBoardProps) {
  const { t } = useTranslation('atlas');
  const placed = useSelector(drawing, selectPlaced);
  const hasFailed = useSelector(drawing, selectHasFailed);
  const language = useSelector(actor, selectLanguage);
  const address = useSelector(actor, selectAddress);
  const proof = useSelector(actor, selectProofs)[chart.id];
  const highlight = useSelector(actor, selectHighlight);
  const { diagram } = chart;
  const { focus, find, isCoverageShown, step } = address;
  const names = useMemo(() => namesOf(chart.id, dictionaries[language]), [chart, language]);
  const labels = useMemo(() => handlesOf(diagram, names), [diagram, names]);
  const found = useMemo(
    () => (find === '' ? null : new Set(searched(diagram, names, find).map(({ id }) => id))),
    [diagram, names, find],
  );
  const path = proof?.paths.find(({ id }) => id === address.path);
  const looks = useMemo(
    () => looksOf({ diagram, proof, isCoverageShown, path, step, highlight, found }),
    [diagram, proof, isCoverageShown, path, step, highlight, found],
  );
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
  if (placed === null) return <Waiting>{t('drawing.placing')}</Waiting>;
  const current = [...looks].find(([, look]) => look === 'current')?.[0] ?? null;
  const begins = focus === null ? diagram.root.initial : null;
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
          label={names.chart}
          id={drawingId}
          handles={handles}
        />
      </Board>
      <PrintedSheets placed={placed} drawing={drawingId} />
    </>
  );
}
