import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreparedPoint } from '../../domain/preparation';
import { groundOf, type Placed, pointGraph, type PointLine } from '../../domain/pointGraph';
import { FollowSelected } from '../parts/FollowSelected';
import { Text } from '../parts/Text';
import { Mastery } from './Mastery';

/** In rem: how large a point is, and from one to the next. */
const node = { width: 11, height: 4.25 } as const;
const step = { column: 14, row: 5.25 } as const;
const rem = (size: number) => `${String(size)}rem`;

const Node = chakra('button', {
  base: {
    position: 'absolute',
    ...{ display: 'grid', alignContent: 'center', justifyItems: 'start', gap: 0.5 },
    ...{ px: 3, textAlign: 'start', bg: 'bg.panel', borderRadius: 'control', cursor: 'pointer' },
    ...{ borderWidth: '1px', borderColor: 'border.control', overflow: 'hidden' },
    _hover: { bg: 'bg.subtle' },
    '&[data-ground]': { borderWidth: '2px', borderColor: 'brand.fg', borderStyle: 'dashed' },
    '&[data-selected]': { borderWidth: '2px', borderColor: 'brand.fg', bg: 'bg.selected' },
    '&[data-found]': { outline: '2px solid', outlineColor: 'status.waiting', outlineOffset: '2px' },
  },
});

interface PointGraphProps {
  readonly points: readonly PreparedPoint[];
  /** The chosen point; NaN where none is. */
  readonly pointId: number;
  /** The points that the search finds, by id; empty where nothing is searched for. */
  readonly found: ReadonlySet<number>;
  readonly onChoose: (pointId: number) => void;
}

/** The points of a course from left to right in the order of learning; what the chosen one builds on is framed [SCREEN-157]. */
export function PointGraph({ points, pointId, found, onChoose }: PointGraphProps) {
  const { t } = useTranslation('preparation');
  const graph = useMemo(() => pointGraph(points), [points]);
  const ground = useMemo(() => groundOf(points, pointId), [points, pointId]);
  const isLit = ({ from, to }: PointLine) => ground.has(from) && (ground.has(to) || to === pointId);
  const size = {
    width: (graph.columns - 1) * step.column + node.width,
    height: (graph.rows - 1) * step.row + node.height,
  };
  return (
    <FollowSelected selectedId={Number.isNaN(pointId) ? null : String(pointId)}>
      <Box role="group" aria-label={t('graph.label')} overflowX="auto" p={2}>
        <Box position="relative" width={rem(size.width)} height={rem(size.height)}>
          <chakra.svg
            {...{ position: 'absolute', inset: 0, width: 'full', height: 'full' }}
            viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
            aria-hidden
            pointerEvents="none"
          >
            {graph.lines.map((line) => (
              <Line
                key={`${String(line.from)} ${String(line.to)}`}
                from={graph.nodes.find(({ point }) => point.point_id === line.from)}
                to={graph.nodes.find(({ point }) => point.point_id === line.to)}
                lit={isLit(line)}
              />
            ))}
          </chakra.svg>
          {graph.nodes.map(({ point, column, row }) => (
            <Node
              key={point.point_id}
              type="button"
              aria-pressed={point.point_id === pointId}
              data-selected={point.point_id === pointId ? '' : undefined}
              data-ground={ground.has(point.point_id) ? '' : undefined}
              data-found={found.has(point.point_id) ? '' : undefined}
              style={{
                ...{ insetInlineStart: rem(column * step.column), top: rem(row * step.row) },
                ...{ width: rem(node.width), height: rem(node.height) },
              }}
              onClick={() => onChoose(point.point_id)}
            >
              <Text lineClamp={2} small fontWeight="semibold" title={point.name}>
                {point.name}
              </Text>
              <Text small>
                <Mastery point={point} short />
                {ground.has(point.point_id) ? ` · ${t('graph.before')}` : null}
              </Text>
            </Node>
          ))}
        </Box>
      </Box>
    </FollowSelected>
  );
}

interface LineProps {
  readonly from: Placed<PreparedPoint> | undefined;
  readonly to: Placed<PreparedPoint> | undefined;
  readonly lit: boolean;
}

/** From the end of a prerequisite to the beginning of what builds on it. */
function Line({ from, to, lit }: LineProps) {
  if (from === undefined || to === undefined) return null;
  const start = [from.column * step.column + node.width, from.row * step.row + node.height / 2];
  const end = [to.column * step.column, to.row * step.row + node.height / 2];
  const [x = 0, y = 0] = start;
  const [endX = 0, endY = 0] = end;
  const bend = (step.column - node.width) / 2;
  return (
    <chakra.path
      d={`M${x} ${y}C${x + bend} ${y} ${endX - bend} ${endY} ${endX} ${endY}`}
      fill="none"
      stroke={lit ? 'brand.fg' : 'border.control'}
      strokeWidth={lit ? 0.2 : 0.1}
    />
  );
}
