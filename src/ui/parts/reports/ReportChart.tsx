import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import type { ReportRow } from '../../../domain/reports';
import { Text } from '../Text';
import { chartTheme } from '../chartTheme';

interface ReportChartProps {
  readonly rows: readonly ReportRow[];
}

/** As many rows as a drawing can label; the table below has all of them. */
const drawn = 15;
const longest = 14;

const short = (name: string) => (name.length > longest ? `${name.slice(0, longest)}…` : name);

/** Answers of the rows, the right ones in front, each bar with its numbers; the table below has the same. */
export function ReportChart({ rows }: ReportChartProps) {
  const { t } = useTranslation('reports');
  const shown = rows.slice(0, drawn).toReversed();
  if (shown.length < 2) return null;
  const barsOf = (value: (row: ReportRow) => number) =>
    shown.map((row) => ({
      x: row.key,
      y: value(row),
      label: `${String(row.right)} / ${String(row.answered)}`,
    }));
  const height = 60 + shown.length * 24;
  const names = new Map(shown.map(({ key, name }) => [key, name === '' ? t('outside') : name]));
  return (
    <Box as="figure" m={0} mb={4} maxWidth="48rem">
      <Text as="figcaption" small muted>
        {t('chart', { count: shown.length })}
      </Text>
      <VictoryChart
        horizontal
        width={760}
        height={height}
        padding={{ top: 8, right: 80, bottom: 28, left: 140 }}
        domainPadding={{ x: 16 }}
        containerComponent={
          <VictoryContainer role="img" title={t('chart', { count: shown.length })} />
        }
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={shown.map(({ key }) => key)}
          tickFormat={(key: string) => short(names.get(key) ?? key)}
        />
        <VictoryAxis
          dependentAxis
          style={chartTheme.scale}
          tickCount={4}
          tickFormat={(value: number) => (Number.isInteger(value) ? String(value) : '')}
        />
        <VictoryBar
          data={barsOf(({ answered }) => answered)}
          barWidth={14}
          style={{ data: chartTheme.other, labels: chartTheme.axis.tickLabels }}
          labelComponent={<VictoryLabel dx={4} />}
        />
        <VictoryBar
          data={barsOf(({ right }) => right).map(({ x, y }) => ({ x, y }))}
          barWidth={14}
          style={{ data: chartTheme.effective }}
        />
      </VictoryChart>
    </Box>
  );
}
