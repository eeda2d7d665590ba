import { chakra } from '@chakra-ui/react';
import type { FoundationStudentRow } from '../../domain/foundationTime';
import { EffectiveRatio } from '../parts/foundation/EffectiveRatio';
import { healthSigns } from '../parts/healthSigns';
import {
  type Columns,
  columnsOf,
  day,
  duration,
  person,
  share,
  status,
  text,
  word,
} from '../parts/columns';

type Row = FoundationStudentRow;

/** Steps up or down, with their sign. */
export const steps = (change: number) =>
  change > 0 ? `+${String(change)}` : String(change).replace('-', '−');

/** The kinds of columns of the foundation's students; what can be done with a row is the screen's [ENTITY-030, ENTITY-031]. */
export const foundationKinds = [
  person<Row>('student', (row) => row),
  word<Row>('grade', ({ grade }) => grade, { words: 'students:grade', width: 20, yields: 2 }),
  word<Row>('type', ({ type }) => type ?? 'none', { width: 24, yields: 2 }),
  text<Row>(
    'round',
    ({ round, level }, { t }) =>
      round === null ? t('parts:none') : t('roundLevel', { round, level }),
    { width: 38, yields: 2 },
  ),
  status<Row, Row['health']>('health', ({ health }) => health, healthSigns, {
    ...{ words: 'students:health', width: 28 },
  }),
  text<Row>('healthChange', ({ health_change }) => steps(health_change), {
    explained: 'healthChangeWhy',
    width: 20,
    numeric: true,
    yields: 1,
    cell: ({ health_change: change }) => (
      <chakra.span color={change === 0 ? 'fg.muted' : undefined}>{steps(change)}</chakra.span>
    ),
  }),
  duration<Row>('today', ({ today_seconds }) => today_seconds, { width: 17 }),
  duration<Row>('yesterday', ({ yesterday_seconds }) => yesterday_seconds, {
    width: 23,
    yields: 2,
  }),
  duration<Row>('week', ({ week_seconds }) => week_seconds, { width: 20 }),
  duration<Row>('total', ({ total_seconds }) => total_seconds, {
    ...{ width: 18, explained: 'timeWhy' },
  }),
  share<Row>('effective', ({ effective_share }) => effective_share, {
    ...{ explained: 'effectiveWhy', width: 22, yields: 2 },
    cell: ({ name, seconds }) => <EffectiveRatio {...{ name, seconds }} />,
  }),
  share<Row>('accuracy', ({ accuracy }) => accuracy, { width: 22 }),
  share<Row>('mastery', ({ mastery }) => mastery, {
    explained: 'masteryWhy',
    width: 21,
  }),
  share<Row>('progress', ({ progress }) => progress, { yields: 1 }),
  day<Row>('startedOn', ({ started_on }) => started_on, { yields: 1 }),
];

const areas = ['foundation', 'students'] as const;

/** The columns of the file. */
export const foundationColumns: Columns<Row> = columnsOf<Row>(areas, foundationKinds);
