import {
  abilityBand,
  correctShare,
  type ReportRow,
  type ReportTarget,
  type ReportTotals,
} from '../../../domain/reports';
import { NameInLetters } from '../NameInLetters';
import { FormulaLine } from '../FormulaLine';
import { columnsOf, count, link, minutes, share, status, text } from '../columns';

const figures = <Row extends ReportTotals>() => [
  count<Row>('answered', (row) => row.answered, { explained: 'formula.answered' }),
  count<Row>('right', (row) => row.right, { explained: 'formula.right' }),
  share<Row>('share', correctShare, { explained: 'formula.share' }),
  count<Row>('skipped', (row) => row.skipped, { explained: 'formula.skipped', yields: 1 }),
  minutes<Row>('seconds', (row) => row.seconds, { explained: 'formula.seconds' }),
];

/** The report of a student or a class, of these days. */
const pageOf =
  (days: string) =>
  ({ id, username }: ReportTarget) =>
    username === null
      ? `/report/classInfo?class_id=${String(id)}&${days}`
      : `/report/stuInfo?student_id=${String(id)}&${days}`;

/** The columns of the students and classes with reports; each leads to its report of the days, as an address holds them. */
export const targetColumns = (days: string) =>
  columnsOf<ReportTarget>('reports', [
    link('name', ({ name }) => name, pageOf(days), {
      beside: ({ name, username }) => (username === null ? null : <NameInLetters name={name} />),
    }),
    text('username', ({ username }) => username, { yields: 2 }),
    ...figures<ReportTarget>(),
  ]);

const isDay = (key: string) => /^\d{4}-/.test(key);

/** What a row of a report is called: a day in the person's language, or a thing by its name. */
const name = text<ReportRow>(
  'row',
  ({ name: written }, { t }) => (written === '' ? t('outside') : written),
  {
    cell: ({ key, name: written }, { t, dates }) =>
      isDay(key) ? (
        dates.date(`${key}T00:00:00+08:00`)
      ) : (
        <FormulaLine text={written === '' ? t('outside') : written} />
      ),
  },
);

/** The columns of a class's report by student: each leads to the student's own report, at this address. */
export const memberColumns = (page: string) =>
  columnsOf<ReportRow>('reports', [
    link(
      'row',
      ({ name: written }) => written,
      ({ key }) => `${page}&student_id=${key}`,
      {
        beside: ({ name: written }) => <NameInLetters name={written} />,
      },
    ),
    ...figures<ReportRow>(),
  ]);

/** The columns of a report. */
export const reportColumns = columnsOf<ReportRow>('reports', [name, ...figures<ReportRow>()]);

/** How each band of ability looks. */
export const bandSigns = {
  ...({ proficient: 'good', upper: 'good', middle: 'watch' } as const),
  ...({ lower: 'act', few: 'none', none: 'none' } as const),
};

/** The columns of the learning analysis: with the band of ability. */
export const analysisColumns = columnsOf<ReportRow>('reports', [
  name,
  status('band', abilityBand, bandSigns, { width: 48 }),
  ...figures<ReportRow>(),
]);
