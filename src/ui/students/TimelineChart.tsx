import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VictoryAxis, VictoryChart, VictoryContainer, VictoryLine, VictoryScatter } from 'victory';
import {
  type TimelineAct,
  type TimelineDay,
  type TimelineKind,
  timelineKinds,
} from '../../domain/studentTimeline';
import { ChartPoint } from '../parts/ChartPoint';
import { chartTheme } from '../parts/chartTheme';
import { chartTooltip } from '../parts/chartTooltip';
import { useDates } from '../parts/dates';
import { Text } from '../parts/Text';

/** How an act is drawn, and the same sign in the key. */
const signs = {
  unlock: ['triangleUp', '▲'],
  level: ['square', '■'],
  mode: ['diamond', '◆'],
  plan: ['plus', '✚'],
  coins: ['circle', '●'],
  feedback: ['star', '★'],
} as const satisfies Record<TimelineKind, readonly [string, string]>;

/** Above 100%, so that no act lies on the line. */
const actHeight = 1.12;

interface TimelineChartProps {
  readonly days: readonly TimelineDay[];
  readonly acts: readonly TimelineAct[];
}

/** The accuracy of each day on which something was answered, and above it the acts; hover and the tab key say each. */
export function TimelineChart({ days, acts }: TimelineChartProps) {
  const { t } = useTranslation('students');
  const { day: write, moment } = useDates();
  const placeOf = (day: string) => days.findIndex((one) => one.day === day);
  const answered = days.flatMap(({ day, answered: all, right }) =>
    all === 0
      ? []
      : [
          {
            ...{ x: placeOf(day), y: right / all },
            label: t('timeline.day', { day: write(day), right, count: all }),
          },
        ],
  );
  const marks = acts.map(({ kind, at, day, amount, by }) => ({
    ...{ x: placeOf(day), y: actHeight, symbol: signs[kind][0] },
    label: t('timeline.mark', {
      act: t(`timeline.act.${kind}`, { count: amount ?? 0 }),
      by,
      at: moment(at),
    }),
  }));
  const last = days.length - 1;
  const title = t('timeline.chart', { count: days.length });
  return (
    <Box as="figure" m={0} mb={4} maxWidth="48rem">
      <Text as="figcaption" small muted display="flex" flexWrap="wrap" columnGap={4}>
        <chakra.span flex={1} minWidth="14rem">
          {title}
        </chakra.span>
        {timelineKinds
          .filter((kind) => acts.some((act) => act.kind === kind))
          .map((kind) => (
            <span key={kind}>{`${signs[kind][1]} ${t(`timeline.kind.${kind}`)}`}</span>
          ))}
      </Text>
      <VictoryChart
        width={760}
        height={220}
        padding={{ top: 16, right: 44, bottom: 32, left: 48 }}
        domain={{ x: [0, last], y: [0, 1.2] }}
        containerComponent={<VictoryContainer role="group" title={title} />}
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={days.map((_, place) => place).filter((place) => (last - place) % 10 === 0)}
          tickFormat={(place: number) => {
            const day = days[place]?.day;
            return day === undefined ? '' : write(day);
          }}
          fixLabelOverlap
        />
        <VictoryAxis
          dependentAxis
          style={chartTheme.scale}
          tickValues={[0, 0.25, 0.5, 0.75, 1]}
          tickFormat={(value: number) => `${String(value * 100)}%`}
        />
        <VictoryLine
          data={answered.map(({ x, y }) => ({ x, y }))}
          style={{ data: chartTheme.line }}
        />
        <VictoryScatter
          data={answered}
          size={4}
          style={{ data: chartTheme.effective }}
          dataComponent={<ChartPoint />}
          labelComponent={chartTooltip}
        />
        <VictoryScatter
          data={marks}
          size={6}
          style={{ data: chartTheme.mark }}
          dataComponent={<ChartPoint />}
          labelComponent={chartTooltip}
        />
      </VictoryChart>
    </Box>
  );
}
