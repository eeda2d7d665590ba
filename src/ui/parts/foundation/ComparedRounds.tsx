import { Box, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  effectiveSeconds,
  type FoundationRound,
  roundsToCompare,
  scaleEnd,
} from '../../../domain/foundationTime';
import {
  type roundComparison,
  selectChosen,
  selectFailure,
  selectMayExport,
  selectMost,
  selectRounds,
  selectStage,
  selectStudent,
} from '../../../machines/foundation/roundComparison';
import { columnsOf, count, day, duration, share, text } from '../columns';
import { ColumnsTable } from '../ColumnsTable';
import { useDates } from '../dates';
import { Failed, NothingYet } from '../Emptiness';
import { FilterSelect } from '../FilterSelect';
import { Loading } from '../Loading';
import { TableExport } from '../TableExport';
import { Text } from '../Text';
import { EffectiveRatio } from './EffectiveRatio';
import type { WeekChartProps } from './WeekChart';

interface ComparedRoundsProps {
  readonly actor: ActorRefFrom<typeof roundComparison>;
  /** Draws the rounds above their table; without it there is the table alone. */
  readonly chart?: ComponentType<WeekChartProps>;
}

const columns = columnsOf<FoundationRound>(
  'foundation',
  [
    text('round', ({ batch }, { t }) => t('rounds.one', { round: batch }), { width: 28 }),
    day('startsOn', ({ starts_on }) => starts_on),
    day('endsOn', ({ ends_on }) => ends_on, { none: 'rounds.underWay' }),
    duration('total', ({ total_seconds }) => total_seconds, { width: 24 }),
    share('effective', ({ effective_share }) => effective_share, {
      explained: 'effectiveWhy',
      cell: ({ batch, seconds }, { t }) => (
        <EffectiveRatio name={t('rounds.one', { round: batch })} seconds={seconds} />
      ),
    }),
    count('answers', ({ answer_count }) => answer_count),
    share('accuracy', ({ accuracy }) => accuracy),
    share('mastery', ({ mastery }) => mastery, { explained: 'masteryWhy' }),
  ],
  'rounds.column',
);
const hour = 3600;
const rowId = ({ batch }: FoundationRound) => batch;

/** The rounds of one student side by side, as many as the chart has room for [CONST-043, CONST-044]. */
export function ComparedRounds({ actor, chart }: ComparedRoundsProps) {
  const { t } = useTranslation('foundation');
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  const rounds = useSelector(actor, selectRounds);
  if (stage === 'loading') return <Loading label={t('rounds.title')} rows={8} />;
  if (stage === 'loadFailed') {
    const retry = () => actor.send({ type: 'load.retried' });
    return <Failed title={t('rounds.failed')} failure={failure} onRetry={retry} />;
  }
  if (rounds.length === 0) {
    return <NothingYet title={t('rounds.nothing.title')}>{t('rounds.nothing.text')}</NothingYet>;
  }
  return <Rounds actor={actor} {...(chart && { chart })} />;
}

/** The rounds that are chosen, drawn and as a table; which ones, is chosen above them. */
function Rounds({ actor, chart: Chart }: ComparedRoundsProps) {
  const { t } = useTranslation('foundation');
  const { date } = useDates();
  const all = useSelector(actor, selectRounds);
  const most = useSelector(actor, selectMost);
  const chosen = useSelector(actor, selectChosen);
  const mayExport = useSelector(actor, selectMayExport);
  const student = useSelector(actor, selectStudent);
  const shown = roundsToCompare(all, chosen, most);
  const hours = (seconds: number) => t('parts:hours', { value: seconds / hour });
  const bars = shown.toReversed().map(({ batch, seconds, total_seconds: total, ...round }) => {
    const effective = effectiveSeconds(seconds);
    const name = t('rounds.one', { round: batch });
    return {
      ...{ week: String(batch), tick: String(batch), label: hours(total) },
      ...{ effective: effective / hour, other: (total - effective) / hour },
      told: t('rounds.told', {
        ...{ name, day: date(round.starts_on), total: hours(total), effective: hours(effective) },
      }),
    };
  });
  const top = scaleEnd(Math.max(0, ...bars.map(({ effective, other }) => effective + other)));
  return (
    <Stack gap={3} align="stretch">
      <FilterSelect
        label={t('rounds.choose', { count: shown.length, most })}
        name={t('rounds.chooseName')}
        options={all.map(({ batch }) => batch)}
        chosen={shown.map(({ batch }) => batch)}
        wordOf={(batch) => t('rounds.one', { round: batch })}
        onChange={(batches) => actor.send({ type: 'rounds.chosen', batches })}
      >
        <Text as="p" small muted>
          {t('rounds.most', { count: most })}
        </Text>
      </FilterSelect>
      {Chart === undefined ? null : (
        <Box maxWidth="48rem">
          <Suspense>
            <Chart title={t('rounds.key')} weeks={bars} top={top} format={String} labelsAll />
          </Suspense>
        </Box>
      )}
      {mayExport && student !== null ? (
        <Box>
          <TableExport title={t('rounds.file', student)} {...{ columns, rows: shown }} />
        </Box>
      ) : null}
      <ColumnsTable label={t('rounds.title')} {...{ columns, rows: shown, rowId }} />
    </Stack>
  );
}
