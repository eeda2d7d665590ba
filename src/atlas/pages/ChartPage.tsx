import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { selectAddress, selectDrawing, type AtlasActor } from '../charts/atlas';
import { chartById } from '../library';
import { ChartBar } from './ChartBar';
import { ChartBoard } from './ChartBoard';
import { EventTable } from './EventTable';
import { FormerChartBar } from './FormerChartBar';
import { FormerSideBar } from './FormerSideBar';
import { SideBar } from './SideBar';
import { useShown } from './useShown';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(19rem, 28vw, 26rem)',
    height: 'full',
    _print: { display: 'block', height: 'auto' },
  },
});

const Main = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minWidth: 0,
    minHeight: 0,
    _print: { display: 'block' },
  },
});

/** One chart: its drawing, and beside it what is known of what one looks at. */
export function ChartPage({ actor }: { readonly actor: AtlasActor }) {
  const { chart: id, isTable } = useSelector(actor, selectAddress);
  const drawing = useSelector(actor, selectDrawing);
  const shown = useShown(actor, id ?? '');
  const chart = chartById(id);
  if (shown === null || drawing === undefined) return null;
  return (
    <Columns>
      <Main>
        {chart === null ? (
          <FormerChartBar actor={actor} title={shown.names.chart} />
        ) : (
          <ChartBar actor={actor} chart={chart} />
        )}
        {isTable ? (
          <EventTable actor={actor} diagram={shown.drawn} names={shown.names} />
        ) : (
          <ChartBoard actor={actor} drawing={drawing} shown={shown} />
        )}
      </Main>
      {chart === null ? (
        <FormerSideBar actor={actor} shown={shown} />
      ) : (
        <SideBar actor={actor} drawing={drawing} chart={chart} shown={shown} />
      )}
    </Columns>
  );
}
