import { studentReportPage } from '../../../domain/addresses';
import {
  type AbilityBand,
  abilityBand,
  correctShare,
  type ReportRow,
  type ReportTarget,
  type ReportTotals,
  type ReportView,
} from '../../../domain/reports';
import { answersBehind, type Figure } from '../../../machines/reports/behind';
import { NameInLetters } from '../NameInLetters';
import { FormulaLine } from '../FormulaLine';
import { columnsOf, count, link, minutes, share, status, text } from '../columns';

/** The address of the answers that a figure of a row counts. */
type Way<Row> = (figure: Figure, row: Row) => string;

/**
 * Each figure says its formula, and leads to its answers; the share to both of its counts. The highest number of
 * answers stands first, save in a report by days.
 */
const figures = <Row extends ReportTotals>(way?: Way<Row>, isByAnswers = true) => {
  const of = (figure: Figure) => ({
    explained: `formula.${figure}`,
    to: way === undefined ? undefined : (row: Row) => way(figure, row),
  });
  return [
    count<Row>('answered', (row) => row.answered, {
      ...of('answered'),
      ordered: isByAnswers ? 'descending' : undefined,
    }),
    count<Row>('right', (row) => row.right, of('right')),
    share<Row>('share', correctShare, { explained: 'formula.share' }),
    count<Row>('skipped', (row) => row.skipped, { ...of('skipped'), yields: 1 }),
    minutes<Row>('seconds', (row) => row.seconds, of('seconds')),
  ];
};

/** The ways from the rows of a report in this view, where its answers are known. */
const wayOf = (behind: string | null, by: ReportView): Way<ReportRow> | undefined =>
  behind === null ? undefined : (figure, { key }) => answersBehind(behind, figure, { by, key });

/** The report of a student or a class, of these days. */
const pageOf =
  (days: string) =>
  ({ id, username }: ReportTarget) =>
    username === null
      ? `/report/classInfo?class_id=${String(id)}&${days}`
      : studentReportPage(id, `&${days}`);

/** The columns of the students and classes with reports; each leads to its report of the days, as an address holds them. */
export const targetColumns = (days: string) =>
  columnsOf<ReportTarget>('reports', [
    link('name', ({ name }) => name, pageOf(days), {
      beside: ({ name, username }) => (username === null ? null : <NameInLetters name={name} />),
    }),
    text('username', ({ username }) => username, { yields: 2 }),
    ...figures<ReportTarget>((figure, { id, username }) =>
      answersBehind(`${username === null ? 'class' : 'student_id'}=${String(id)}&${days}`, figure),
    ),
  ]);

const isDay = (key: string) => /^\d{4}-/.test(key);

/** What a row of a report is called: a day in the person's language, or a thing by its name. */
const name = (by: ReportView) =>
  text<ReportRow>('row', ({ name: written }, { t }) => (written === '' ? t('noCourse') : written), {
    ordered: by === 'daily' ? 'descending' : undefined,
    cell: ({ key, name: written }, { t, dates }) =>
      isDay(key) ? (
        dates.date(key)
      ) : (
        <FormulaLine text={written === '' ? t('noCourse') : written} />
      ),
  });

/** A student of a class, leading to the student's own report or analysis, at this address. */
const member = (page: string) =>
  link<ReportRow>(
    'row',
    ({ name: written }) => written,
    ({ key }) => `${page}&student_id=${key}`,
    { beside: ({ name: written }) => <NameInLetters name={written} /> },
  );

/** The columns of a class's report by student. */
export const memberColumns = (page: string, behind: string | null) =>
  columnsOf<ReportRow>('reports', [member(page), ...figures(wayOf(behind, 'student'))]);

/** The columns of a report in a view; in a file nothing leads anywhere. */
export const reportColumns = (behind: string | null = null, by: ReportView = 'daily') =>
  columnsOf<ReportRow>('reports', [name(by), ...figures(wayOf(behind, by), by !== 'daily')]);

/** How each band of ability looks. */
export const bandSigns = {
  ...({ proficient: 'good', upper: 'good', middle: 'watch' } as const),
  ...({ lower: 'act', few: 'none', none: 'none' } as const),
};

const band = status<ReportRow, AbilityBand>('band', abilityBand, bandSigns, { width: 48 });

/** The columns of the learning analysis: with the band of ability. */
export const analysisColumns = (behind: string | null = null, by: ReportView = 'question') =>
  columnsOf<ReportRow>('reports', [name(by), band, ...figures(wayOf(behind, by), by !== 'daily')]);

/** The columns of a class's learning analysis by student. */
export const memberAnalysisColumns = (page: string, behind: string | null) =>
  columnsOf<ReportRow>('reports', [member(page), band, ...figures(wayOf(behind, 'student'))]);
