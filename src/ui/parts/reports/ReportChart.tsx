import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import { cutText, plainText } from '../../../domain/formulaText';
import { everyStep, type ReportRow } from '../../../domain/reports';
import { textLine } from '../../../domain/tableText';
import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { Text } from '../Text';
import { chartTheme } from '../chartTheme';
import { useDates } from '../dates';

interface ReportChartProps {
  readonly answer: ReportAnswer;
}

/** As wide as the place for labels, in Latin letters. */
const widest = 22;

/** Answers of the whole range, whatever page the table is on: the right ones in front, each bar with its numbers. */
export function ReportChart({ answer }: ReportChartProps) {
  const { t } = useTranslation('reports');
  const { date, day } = useDates();
  const { drawn, total, first_day: from, last_day: to } = answer;
  const { step, rows } = drawn;
  if (rows.length < 2) return null;
  const shown = step === null ? rows.toReversed() : everyStep(rows, step, { from, to });
  const at = (write: typeof date, key: string) => write(`${key}T00:00:00+08:00`);
  const ofRows = total > rows.length ? 'chart.most' : 'chart.rows';
  const title =
    step === null
      ? t(ofRows, { count: rows.length })
      : t(`chart.${step}`, { from: at(date, from), to: at(date, to) });
  const barsOf = (value: (row: ReportRow) => number) =>
    shown.map((row) => ({
      x: row.key,
      y: value(row),
      label: `${String(row.right)} / ${String(row.answered)}`,
    }));
  const height = 60 + shown.length * 24;
  const labelOf = ({ key, name }: ReportRow) =>
    step !== null
      ? at(day, key)
      : cutText(plainText(name === '' ? t('outside') : textLine(name)), widest);
  const labels = new Map(shown.map((row) => [row.key, labelOf(row)]));
  return (
    <Box as="figure" m={0} mb={4} maxWidth="48rem">
      <Text as="figcaption" small muted>
        {title}
      </Text>
      <VictoryChart
        horizontal
        width={760}
        height={height}
        padding={{ top: 8, right: 80, bottom: 28, left: 188 }}
        domainPadding={{ x: 16 }}
        containerComponent={<VictoryContainer role="img" title={title} />}
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={shown.map(({ key }) => key)}
          tickFormat={(key: string) => labels.get(key) ?? key}
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
