import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  effectiveSeconds,
  type FoundationRound,
  roundsToCompare,
  scaleEnd,
} from '../../domain/foundationTime';
import {
  type roundComparison,
  selectChosen,
  selectFailure,
  selectMost,
  selectRounds,
  selectStage,
  selectStudent,
} from '../../machines/foundation/roundComparison';
import { columnsOf, count, day, duration, share, text, useColumns } from '../parts/columns';
import { DataTable } from '../parts/DataTable/DataTable';
import { useDates } from '../parts/dates';
import { Failed, NothingYet } from '../parts/Emptiness';
import { FilterSelect } from '../parts/FilterSelect';
import { EffectiveRatio } from '../parts/foundation/EffectiveRatio';
import type { WeekChartProps } from '../parts/foundation/WeekChart';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';
import { FoundationTabs } from './FoundationTabs';

interface RoundsScreenProps {
  readonly actor: ActorRefFrom<typeof roundComparison>;
  readonly chart: ComponentType<WeekChartProps>;
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
      cell: ({ batch, seconds }) => <EffectiveRatio name={String(batch)} seconds={seconds} />,
    }),
    count('answers', ({ answer_count }) => answer_count),
    share('accuracy', ({ accuracy }) => accuracy),
    share('mastery', ({ mastery }) => mastery, { explained: 'masteryWhy' }),
  ],
  'rounds.column',
);
const hour = 3600;
const rowId = ({ batch }: FoundationRound) => batch;
const rowName = ({ batch }: FoundationRound) => String(batch);

/** The rounds of one student side by side, at most ten [SCREEN-110, CONST-043]. */
export function RoundsScreen({ actor, chart }: RoundsScreenProps) {
  const { t } = useTranslation('foundation');
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  const rounds = useSelector(actor, selectRounds);
  const student = useSelector(actor, selectStudent);
  const page = '/layingFoundation/index?view=rounds';
  return (
    <>
      <PageHead title={t('rounds.title')} />
      <FoundationTabs selected="rounds" />
      <Box ms={-3} my={2} _print={{ display: 'none' }}>
        <LinkButton to={page} kind="quiet" icon={ArrowLeft}>
          {t('rounds.back')}
        </LinkButton>
      </Box>
      {student === null ? null : <StudentName student={student} />}
      {stage === 'loading' ? <Loading label={t('rounds.title')} rows={8} /> : null}
      {stage === 'loadFailed' ? (
        <Failed
          title={t('rounds.failed')}
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'load.retried' });
          }}
        />
      ) : null}
      {stage === 'ready' && rounds.length === 0 ? (
        <NothingYet title={t('rounds.nothing.title')}>{t('rounds.nothing.text')}</NothingYet>
      ) : null}
      {stage === 'ready' && rounds.length > 0 ? <Compared {...{ actor, chart }} /> : null}
    </>
  );
}

/** The rounds that are chosen, drawn and as a table; which ones, is chosen above them. */
function Compared({ actor, chart: Chart }: RoundsScreenProps) {
  const { t } = useTranslation('foundation');
  const { date } = useDates();
  const all = useSelector(actor, selectRounds);
  const most = useSelector(actor, selectMost);
  const chosen = useSelector(actor, selectChosen);
  const known = useColumns(columns);
  const shown = roundsToCompare(all, chosen, most);
  const hours = (seconds: number) => t('parts:hours', { value: seconds / hour });
  const bars = shown.toReversed().map(({ batch, seconds, total_seconds: total, ...round }) => {
    const effective = effectiveSeconds(seconds);
    const name = t('rounds.one', { round: batch });
    return {
      ...{ week: String(batch), tick: name, label: hours(total) },
      ...{ effective: effective / hour, other: (total - effective) / hour },
      told: t('rounds.told', {
        ...{ name, day: date(round.starts_on), total: hours(total), effective: hours(effective) },
      }),
    };
  });
  const top = scaleEnd(Math.max(0, ...bars.map(({ effective, other }) => effective + other)));
  return (
    <>
      <FilterSelect
        label={t('rounds.choose', { count: shown.length, most })}
        name={t('rounds.chooseName')}
        options={all.map(({ batch }) => batch)}
        chosen={shown.map(({ batch }) => batch)}
        wordOf={(batch) => t('rounds.one', { round: batch })}
        onChange={(batches) => {
          actor.send({ type: 'rounds.chosen', batches });
        }}
      >
        <Text as="p" small muted>
          {t('rounds.most', { count: most })}
        </Text>
      </FilterSelect>
      <Box mt={3} maxWidth="48rem">
        <Suspense>
          <Chart title={t('rounds.key')} weeks={bars} top={top} format={String} />
        </Suspense>
      </Box>
      <DataTable label={t('rounds.title')} columns={known} rows={shown} {...{ rowId, rowName }} />
    </>
  );
}
