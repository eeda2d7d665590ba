import { Box } from '@chakra-ui/react';
import type { PointerEvent } from 'react';
import {
  Bar,
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryLabel,
  VictoryStack,
} from 'victory';
import { chartTheme } from '../chartTheme';
import { chartTooltip } from '../chartTooltip';
import { Text } from '../Text';

/** A week of a drawing. */
interface WeekBar {
  /** Its Monday. */
  readonly week: string;
  /** What stands under it. */
  readonly tick: string;
  /** The effective part, and the rest above it. */
  readonly effective: number;
  readonly other: number;
  /** What stands above the bar. */
  readonly label: string;
  /** What hover and keyboard read. */
  readonly told: string;
}

export interface WeekChartProps {
  readonly title: string;
  readonly weeks: readonly WeekBar[];
  /** Where the scale ends, for all weeks alike. */
  readonly top: number;
  readonly format: (value: number) => string;
  /** Whether each bar has its tick; unless told, many weeks have every second one, the last among them. */
  readonly labelsAll?: boolean;
}

const barWidth = 20;
/** As many weeks as have room for a tick each. */
const mostTicks = 7;
/** What a line of a tick takes, and the axis above it, in pixels. */
const [tickLine, axisRoom] = [14, 18];

/** A value of each week as a bar, all on one scale; hover and the tab key read a week's values. */
export function WeekChart({ title, weeks, top, format, labelsAll = false }: WeekChartProps) {
  const lines = Math.max(...weeks.map(({ tick }) => tick.split('\n').length));
  const step = labelsAll || weeks.length <= mostTicks ? 1 : 2;
  const ticks = new Map(
    weeks
      .filter((_, index) => (weeks.length - 1 - index) % step === 0)
      .map(({ week, tick }) => [week, tick]),
  );
  const bars = (value: (week: WeekBar) => number) =>
    weeks.map((week) => ({ x: week.week, y: value(week) }));
  const labels = weeks.map(({ week, effective, other, label }) => ({
    ...{ x: week, y: effective + other, label },
  }));
  const whole = weeks.map(({ week, told }) => ({ x: week, y: top, label: told }));
  return (
    <Box as="figure" m={0} minWidth={0} maxWidth="40rem" onPointerOver={leaveFocused}>
      <Text as="figcaption" small muted>
        {title}
      </Text>
      <VictoryChart
        width={520}
        height={260}
        padding={{ top: 20, right: 8, bottom: axisRoom + lines * tickLine, left: 48 }}
        domain={{ y: [0, top] }}
        domainPadding={{ x: 24 }}
        containerComponent={<VictoryContainer role="group" title={title} />}
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={weeks.map(({ week }) => week)}
          tickFormat={(week: string) => ticks.get(week) ?? ''}
        />
        <VictoryAxis dependentAxis style={chartTheme.scale} tickCount={4} tickFormat={format} />
        <VictoryStack>
          <VictoryBar
            data={bars(({ effective }) => effective)}
            barWidth={barWidth}
            style={{ data: chartTheme.effective }}
          />
          <VictoryBar
            data={bars(({ other }) => other)}
            barWidth={barWidth}
            style={{ data: chartTheme.other }}
          />
        </VictoryStack>
        <VictoryBar
          data={labels}
          barWidth={barWidth}
          style={{ data: chartTheme.unseen, labels: chartTheme.axis.tickLabels }}
          labelComponent={<VictoryLabel dy={-4} />}
        />
        <VictoryBar
          data={whole}
          barWidth={barWidth * 1.7}
          style={{ data: chartTheme.unseen }}
          dataComponent={<Week />}
          labelComponent={chartTooltip}
        />
      </VictoryChart>
    </Box>
  );
}

/** What the pointer reads takes the place of what the tab key has read: two would lie over each other. */
function leaveFocused({ currentTarget }: PointerEvent): void {
  const { activeElement: focused } = document;
  if (focused instanceof SVGElement && currentTarget.contains(focused)) focused.blur();
}

/** A week that the tab key reaches; it is read with its values. */
function Week(props: { readonly datum?: { readonly label: string } }) {
  return <Bar {...props} role="img" tabIndex={0} ariaLabel={props.datum?.label ?? ''} />;
}
