import { Box, Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  effectiveSeconds,
  effectiveShare,
  scaleEnd,
  type StudyWeek,
  totalSeconds,
  weeksOf,
} from '../../domain/foundationTime';
import { wholePercent } from '../../domain/number';
import {
  selectMayExport,
  selectSubjectId,
  type weeklyDuration,
} from '../../machines/foundation/weeklyDuration';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import type { WeekChartProps } from '../parts/foundation/WeekChart';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { FoundationTabs } from './FoundationTabs';
import { durationColumns, ratioColumns } from './weekColumns';
import { WeeksTable } from './WeeksTable';

interface DrawnProps {
  readonly chart: ComponentType<WeekChartProps>;
  readonly weeks: readonly StudyWeek[];
  /** What the file of a table is called, by what it tells; null for who may have none [ROLE-066]. */
  readonly fileOf: ((what: string) => string) | null;
}

const hour = 3600;

function useWeekWords() {
  const { t } = useTranslation('foundation');
  const { day } = useDates();
  return {
    t,
    tick: ({ week, is_open: isOpen }: StudyWeek) =>
      t(isOpen ? 'weeks.tickSoFar' : 'weeks.tick', { value: new Date(week) }),
    hours: (seconds: number) => t('parts:hours', { value: seconds / hour }),
    percent: (share: number | null) =>
      share === null ? t('parts:none') : `${String(wholePercent(share))}%`,
    day: ({ week, is_open: isOpen }: StudyWeek) =>
      isOpen ? t('weeks.soFar', { day: day(week) }) : day(week),
  };
}

/** How long was studied in each week, drawn and as a table. */
function Durations({ chart: Chart, weeks, fileOf }: DrawnProps) {
  const { t, tick, hours, day } = useWeekWords();
  const bars = weeks.map((one) => {
    const { week, seconds } = one;
    const [effective, total] = [effectiveSeconds(seconds), totalSeconds(seconds)];
    return {
      ...{ week, tick: tick(one), label: hours(total) },
      ...{ effective: effective / hour, other: (total - effective) / hour },
      told: t('weeks.told.duration', {
        ...{ day: day(one), total: hours(total), effective: hours(effective) },
      }),
    };
  });
  const top = scaleEnd(Math.max(...bars.map(({ effective, other }) => effective + other)));
  const title = t('weeks.duration');
  return (
    <Section title={title}>
      <Chart title={`${t('weeks.key')} ${t('timeWhy')}`} weeks={bars} top={top} format={String} />
      <WeeksTable {...{ title, weeks, columns: durationColumns }} file={fileOf?.('fileDuration')} />
    </Section>
  );
}

/** The effective ratio of each week, drawn and as a table; the scale is the whole. */
function Ratios({ chart: Chart, weeks, fileOf }: DrawnProps) {
  const { t, tick, hours, percent, day } = useWeekWords();
  const bars = weeks.map((one) => {
    const { week, seconds } = one;
    const share = effectiveShare(seconds);
    return {
      ...{ week, tick: tick(one), label: percent(share), effective: share ?? 0, other: 0 },
      told: t('weeks.told.ratio', {
        ...{ day: day(one), percent: percent(share), effective: hours(effectiveSeconds(seconds)) },
        total: hours(totalSeconds(seconds)),
      }),
    };
  });
  const title = t('weeks.ratio');
  return (
    <Section title={title}>
      <Chart title={t('effectiveWhy')} weeks={bars} top={1} format={percent} />
      <WeeksTable {...{ title, weeks, columns: ratioColumns }} file={fileOf?.('fileRatio')} />
    </Section>
  );
}

interface WeeksProps {
  readonly actor: ActorRefFrom<typeof weeklyDuration>;
  readonly chart: ComponentType<WeekChartProps>;
}

/** The study of the last weeks: duration and effective ratio, on one scale from week to week [SCREEN-111]. */
export function WeeklyDurationScreen({ actor, chart }: WeeksProps) {
  const { t } = useTranslation('foundation');
  const { moment } = useDates();
  const answer = useSelector(actor, selectAnswerIfAny);
  const mayExport = useSelector(actor, selectMayExport);
  const subject = t(`shell:subject.${String(useSelector(actor, selectSubjectId))}`);
  const weeks = useMemo(() => weeksOf(answer?.days ?? []), [answer]);
  const [from, to] = [answer?.days[0]?.day, answer?.days.at(-1)?.day];
  const fileOf = mayExport ? (what: string) => t(`weeks.${what}`, { subject, from, to }) : null;
  return (
    <>
      <PageHead
        title={t('title')}
        asOf={answer === null ? undefined : t('parts:asOf', { time: moment(answer.as_of) })}
      />
      <FoundationTabs selected="weeks" />
      <RecordView actor={actor} loading={t('view.weeks')} rows={12} failed={t('weeks.failed')}>
        {() =>
          weeks.every(({ study }) => study.total === 0) ? (
            <NothingYet title={t('weeks.nothing.title')}>{t('weeks.nothing.text')}</NothingYet>
          ) : (
            <Box mt={3}>
              <RecordOutdated actor={actor} />
              <Suspense fallback={<Loading label={t('view.weeks')} rows={12} />}>
                <Grid templateColumns="repeat(auto-fit, minmax(34rem, 1fr))" gap={6}>
                  <Durations {...{ chart, weeks, fileOf }} />
                  <Ratios {...{ chart, weeks, fileOf }} />
                </Grid>
              </Suspense>
            </Box>
          )
        }
      </RecordView>
    </>
  );
}
