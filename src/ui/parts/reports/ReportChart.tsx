import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import { cutText, plainText, widthOf } from '../../../domain/formulaText';
import { everyStep, type ReportRow } from '../../../domain/reports';
import { textLine } from '../../../domain/tableText';
import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { Text } from '../Text';
import { chartTheme } from '../chartTheme';
import { useDates } from '../dates';
import { useWidth } from '../useWidth';

/** As wide as a Latin letter of a label, in px. */
const letter = 7;
/** Between a label and its bar, in px. */
const gap = 16;

/** How much room is left of the bars, in px: as much as the labels need, at most two fifths of the drawing. */
const roomFor = (labels: readonly string[], width: number) =>
  Math.round(Math.min(width * 0.4, gap + letter * Math.max(...labels.map(widthOf))));

/** Answers of the whole range, whatever page the table is on: the right ones in front, each bar with its numbers. */
export function ReportChart({ answer }: { readonly answer: ReportAnswer }) {
  const { t } = useTranslation('reports');
  const { date, day } = useDates();
  const { ref, width } = useWidth(760);
  const { drawn, total, first_day: from, last_day: to } = answer;
  const { step, rows } = drawn;
  if (rows.length < 2) return null;
  const shown = step === null ? rows.toReversed() : everyStep(rows, step, { from, to });
  const ofRows = total > rows.length ? 'chart.most' : 'chart.rows';
  const title =
    step === null
      ? t(ofRows, { count: rows.length })
      : t(`chart.${step}`, { from: date(from), to: date(to) });
  const barsOf = (value: (row: ReportRow) => number) =>
    shown.map((row) => ({
      x: row.key,
      y: value(row),
      label: `${String(row.right)} / ${String(row.answered)}`,
    }));
  const labelOf = ({ key, name }: ReportRow) =>
    step === null ? plainText(name === '' ? t('noCourse') : textLine(name)) : day(key);
  const labels = new Map(shown.map((row) => [row.key, labelOf(row)]));
  const room = roomFor([...labels.values()], width);
  const most = Math.floor((room - gap) / letter);
  const height = 60 + shown.length * 24;
  return (
    <Box as="figure" m={0} mb={4} ref={ref}>
      <Text as="figcaption" small muted>
        {title}
      </Text>
      <VictoryChart
        horizontal
        width={width}
        height={height}
        padding={{ top: 8, right: 80, bottom: 28, left: room }}
        domainPadding={{ x: 16 }}
        containerComponent={<VictoryContainer role="img" title={title} />}
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={shown.map(({ key }) => key)}
          tickFormat={(key: string) => cutText(labels.get(key) ?? key, most)}
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
