import type { FoundationCourseRow } from '../../domain/foundationTime';
import {
  type Columns,
  columnsOf,
  count,
  day,
  duration,
  person,
  share,
  status,
  text,
  word,
} from '../parts/columns';
import { EffectiveRatio } from '../parts/foundation/EffectiveRatio';
import { foundationSigns } from '../parts/foundation/foundationSigns';
import { healthSigns } from '../parts/healthSigns';
import { steps } from './foundationColumns';

type Row = FoundationCourseRow;

/** The variants of the table, by its subject: generic, Chinese or English. */
export type CourseVariant = 'generic' | 'chinese' | 'english';

const recited = count<Row>('recited', ({ recited_count }) => recited_count, {
  ...{ width: 19, explained: 'recitedWhy' },
});

/** What the subject alone has: Chinese reads and recites, English recites words. */
const own = {
  generic: [],
  chinese: [recited, count<Row>('read', ({ read_count }) => read_count, { width: 23 })],
  english: [
    recited,
    duration<Row>('recitation', ({ seconds }) => seconds.recitation, {
      ...{ width: 22, explained: 'recitationWhy' },
    }),
  ],
};

const kindsOf = (variant: CourseVariant) => [
  person<Row>('student', (row) => row),
  word<Row>('grade', ({ grade }) => grade, { words: 'students:grade', width: 20, yields: 1 }),
  text<Row>('course', ({ course_name }) => course_name, { width: 32 }),
  word<Row>('type', ({ type }) => type, { width: 25, yields: 2 }),
  text<Row>(
    'level',
    ({ round, level }, { t }) =>
      t(variant === 'english' ? 'roundPrimary' : 'roundLevel', { round, level }),
    { width: variant === 'english' ? 44 : 32, yields: 2 },
  ),
  status<Row, Row['status']>('status', ({ status: at }) => at, foundationSigns, {
    ...{ words: 'statusShort', width: 28, yields: 1 },
  }),
  share<Row>('progress', ({ progress }) => progress, { width: 22 }),
  duration<Row>('today', ({ today_seconds }) => today_seconds, { width: 17 }),
  duration<Row>('yesterday', ({ yesterday_seconds }) => yesterday_seconds, {
    ...{ width: 23, yields: 1 },
  }),
  duration<Row>('week', ({ week_seconds }) => week_seconds, { width: 22 }),
  duration<Row>('total', ({ total_seconds }) => total_seconds, {
    ...{ width: 18, explained: 'timeWhy' },
  }),
  ...own[variant],
  share<Row>('effective', ({ effective_share }) => effective_share, {
    explained: 'effectiveWhy',
    cell: ({ name, seconds }) => <EffectiveRatio {...{ name, seconds }} />,
  }),
  share<Row>('accuracy', ({ accuracy }) => accuracy, { width: 22 }),
  share<Row>('mastery', ({ mastery }) => mastery, { explained: 'masteryWhy', width: 21 }),
  status<Row, Row['health']>('health', ({ health }) => health, healthSigns, {
    ...{ words: 'students:health', width: 30, yields: 2 },
  }),
  text<Row>('healthChange', ({ health_change }) => steps(health_change), {
    ...{ explained: 'healthChangeWhy', width: 20, numeric: true, yields: 1 },
  }),
  day<Row>('startsOn', ({ starts_on }) => starts_on, { yields: 1 }),
  day<Row>('clearedOn', ({ cleared_on }) => cleared_on, { yields: 1 }),
];

const columnsIn = (variant: CourseVariant): Columns<Row> =>
  columnsOf<Row>(['foundation', 'students'], kindsOf(variant), 'courses.column');

/** The columns of each variant, on the screen and in the file [SCREEN-105 … SCREEN-107]. */
export const courseColumns: Readonly<Record<CourseVariant, Columns<Row>>> = {
  generic: columnsIn('generic'),
  chinese: columnsIn('chinese'),
  english: columnsIn('english'),
};
