import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  Bar,
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryContainer,
  VictoryStack,
} from 'victory';
import type { StudyDay } from '../../domain/home';
import { wholeMinutes } from '../../domain/number';
import { useDates } from './dates';
import { Text } from './Text';
import { chartTheme } from './chartTheme';
import { chartTooltip } from './chartTooltip';

interface StudyWeekChartProps {
  readonly days: readonly StudyDay[];
  /** What the axis counts in: one student's day is short. */
  readonly unit?: 'hours' | 'minutes' | undefined;
  /** Days to come that the drawing leaves room for, so that a week always looks like a week. */
  readonly coming?: readonly string[] | undefined;
}

/** A colour of the drawing and its word. */
const Key = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    _before: { content: '""', boxSize: 3, borderRadius: 'small' },
  },
});

const secondsPerHour = 3600;

/** Only whole minutes are told beside the scale. */
const writeWhole = (value: number) => (Number.isInteger(value) ? String(value) : '');

/** Where the scale ends: the next half of a power of ten, so that its lines are round. */
function roofOf(highest: number): number {
  const half = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / half) * half;
}

/** How long was studied on each of some days; hover and the tab key show a day's values. */
export function StudyWeekChart({ days, unit = 'hours', coming = [] }: StudyWeekChartProps) {
  const { t } = useTranslation('home');
  const { day: writeDay } = useDates();
  // Minutes are drawn as they are told: a day has one number.
  const amount = (seconds: number) =>
    unit === 'hours' ? seconds / secondsPerHour : wholeMinutes(seconds);
  const write = (seconds: number) =>
    unit === 'hours' ? t('hours', { value: amount(seconds) }) : wholeMinutes(seconds);
  const places = [...days.map(({ day }) => day), ...coming];
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  const title = t(`week.chart.${unit}`, {
    days: t(from === to ? 'week.oneDay' : 'week.days', { from: writeDay(from), to: writeDay(to) }),
  });
  const bar = places.length > 7 ? 8 : 22;
  const tickOf = (day: string) => t('week.tick', { value: new Date(day) });
  const isInMinutes = unit === 'minutes';
  const highest = Math.max(...days.map(({ total_seconds }) => amount(total_seconds)));
  const top = roofOf(isInMinutes ? Math.max(highest, 1) : highest);
  const effective = days.map(({ day, effective_seconds }) => ({
    x: day,
    y: amount(effective_seconds),
  }));
  const other = days.map(({ day, total_seconds, effective_seconds }) => ({
    x: day,
    y: amount(total_seconds) - amount(effective_seconds),
  }));
  const whole = days.map(({ day, total_seconds, effective_seconds }) => ({
    x: day,
    y: top,
    label: t(`week.value.${unit}`, {
      day: writeDay(day),
      total: write(total_seconds),
      effective: write(effective_seconds),
    }),
  }));
  return (
    <Flex as="figure" direction="column" height="full" m={0} p={3}>
      <Text as="figcaption" small muted display="flex" gap={4}>
        <chakra.span flex={1}>{title}</chakra.span>
        <Key _before={{ bg: 'chart.1' }}>{t('week.effective')}</Key>
        <Key _before={{ bg: 'chart.5/30', borderWidth: '1px', borderColor: 'chart.5' }}>
          {t('week.otherTime')}
        </Key>
      </Text>
      <Box flex={1} minHeight={0}>
        <VictoryChart
          width={440}
          height={300}
          padding={{ top: 16, right: 8, bottom: 44, left: 32 }}
          domain={{ y: [0, top] }}
          categories={{ x: places }}
          domainPadding={{ x: 28 }}
          containerComponent={
            <VictoryContainer role="group" title={title} style={{ height: '100%' }} />
          }
        >
          <VictoryAxis style={chartTheme.axis} tickFormat={tickOf} fixLabelOverlap />
          <VictoryAxis
            dependentAxis
            style={chartTheme.scale}
            tickCount={4}
            {...(isInMinutes && { tickFormat: writeWhole })}
          />
          <VictoryStack>
            <VictoryBar data={effective} barWidth={bar} style={{ data: chartTheme.effective }} />
            <VictoryBar data={other} barWidth={bar} style={{ data: chartTheme.other }} />
          </VictoryStack>
          <VictoryBar
            data={whole}
            barWidth={bar * 2}
            style={{ data: chartTheme.unseen }}
            dataComponent={<DayBar />}
            labelComponent={chartTooltip}
          />
        </VictoryChart>
      </Box>
    </Flex>
  );
}

/** A day that the tab key reaches; it is read with its values. */
function DayBar(props: { readonly datum?: { readonly label: string } }) {
  return <Bar {...props} role="img" tabIndex={0} ariaLabel={props.datum?.label ?? ''} />;
}
