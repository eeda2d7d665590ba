import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VictoryAxis, VictoryBar, VictoryChart, VictoryContainer, VictoryLabel } from 'victory';
import { bandsFrom } from '../../domain/exams';
import { chartTheme } from '../parts/chartTheme';
import { Text } from '../parts/Text';

/** How many results are in each band of a paper, as bars with their numbers. */
export function ExamBands({ bands }: { readonly bands: readonly number[] }) {
  const { t } = useTranslation('exams');
  const title = t('class.bands');
  const drawn = bands.map((count, place) => ({ x: place + 1, y: count, label: String(count) }));
  const band = (place: number) =>
    t('class.band', { from: bandsFrom[place - 1], to: bandsFrom[place] ?? 100 });
  return (
    <Box as="figure" m={0} my={5} maxWidth="40rem">
      <Text as="figcaption" small muted>
        {title}
      </Text>
      <VictoryChart
        width={520}
        height={200}
        padding={{ top: 24, right: 8, bottom: 32, left: 8 }}
        domain={{ y: [0, Math.max(...bands, 1)] }}
        domainPadding={{ x: 48 }}
        containerComponent={<VictoryContainer role="group" title={title} />}
      >
        <VictoryAxis
          style={chartTheme.axis}
          tickValues={drawn.map(({ x }) => x)}
          tickFormat={band}
        />
        <VictoryBar
          data={drawn}
          barWidth={36}
          style={{ data: chartTheme.effective, labels: chartTheme.axis.tickLabels }}
          labelComponent={<VictoryLabel dy={-4} />}
        />
      </VictoryChart>
    </Box>
  );
}
