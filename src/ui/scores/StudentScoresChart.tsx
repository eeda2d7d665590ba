import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VictoryAxis, VictoryChart, VictoryContainer, VictoryLine, VictoryScatter } from 'victory';
import type { AnalysedExam } from '../../domain/scoreAnalyses';
import { normalised } from '../../domain/scores';
import { ChartPoint } from '../parts/ChartPoint';
import { chartTheme } from '../parts/chartTheme';
import { chartTooltip } from '../parts/chartTooltip';
import { useDates } from '../parts/dates';
import { Text } from '../parts/Text';
import { dayAxis, timeOf } from './dayAxis';
import { saidScore } from './scoreColumns';

/** How much of the axis the day of an exam needs. */
const labelRoom = 0.17;

/** The points of 100 of each exam with points, by its day; hover and the tab key say each [CONST-055]. */
export function StudentScoresChart({ exams }: { readonly exams: readonly AnalysedExam[] }) {
  const { t } = useTranslation('scores');
  const { day } = useDates();
  const points = exams.flatMap((exam) => {
    const value = normalised(exam);
    return value === null ? [] : [{ exam, value }];
  });
  const drawn = points.map(({ exam, value }) => ({
    ...{ x: timeOf(exam.exam_date), y: value },
    label: t('analysis.point', {
      ...{ day: day(exam.exam_date), exam: t(`exam_type.${exam.exam_type}`) },
      ...{ score: saidScore(exam), value },
    }),
  }));
  const { ends, labelled } = dayAxis(
    points.map(({ exam }) => exam.exam_date),
    labelRoom,
  );
  const title = t('analysis.chart', { count: points.length });
  return (
    <Box as="figure" m={0} mb={4} maxWidth="48rem">
      <Text as="figcaption" small muted>
        {title}
      </Text>
      <VictoryChart
        width={760}
        height={220}
        padding={{ top: 16, right: 44, bottom: 32, left: 48 }}
        domain={{ x: ends, y: [0, 100] }}
        containerComponent={<VictoryContainer role="group" title={title} />}
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={labelled}
          tickFormat={(time: number) => day(new Date(time).toISOString())}
        />
        <VictoryAxis dependentAxis style={chartTheme.scale} tickValues={[0, 25, 50, 75, 100]} />
        <VictoryLine data={drawn.map(({ x, y }) => ({ x, y }))} style={{ data: chartTheme.line }} />
        <VictoryScatter
          data={drawn}
          size={5}
          style={{ data: chartTheme.effective }}
          dataComponent={<ChartPoint />}
          labelComponent={chartTooltip}
        />
      </VictoryChart>
    </Box>
  );
}
