import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { bandSegment, levels } from '../../domain/scores';
import type { AnalysisSummary as Summary } from '../../domain/scoreAnalyses';
import { columnsOf, count, share, text } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { Section } from '../parts/Section';

const Beside = chakra('div', {
  base: {
    ...{ display: 'grid', columnGap: 8, rowGap: 4, mb: 6 },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** How many students have a value, as the way to them. */
interface Tally {
  readonly value: string;
  readonly count: number;
  readonly share: number;
  readonly to: string;
}

/** A band with the part of the ranks that it has; a change, or none, by its word. */
function said(name: string, value: string, t: TFunction): string {
  const level = levels.find((one) => name === 'grade_band' && one === value);
  if (level === undefined) return t(`${name}.${value}`);
  return t('analysis.segment', { level, ...bandSegment(level) });
}

const tallyColumns = (name: string) =>
  columnsOf<Tally>(
    'scores',
    [
      text('value', ({ value }, { t }) => said(name, value, t)),
      count('students', (row) => row.count, { to: ({ to }) => to, width: 24 }),
      share('share', (row) => row.share, { width: 22 }),
    ],
    `analysis.${name}`,
  );
const columns = { grade_band: tallyColumns('grade_band'), change: tallyColumns('change') };

interface TallyTableProps {
  readonly name: keyof typeof columns;
  readonly tallies: readonly Tally[];
}

function TallyTable({ name, tallies }: TallyTableProps) {
  const { t } = useTranslation('scores');
  const title = t(`analysis.${name}.title`);
  return (
    <Section title={title}>
      <ColumnsTable
        label={title}
        {...{ columns: columns[name], rows: tallies, rowId: ({ value }: Tally) => value }}
        rowName={({ value }) => said(name, value, t)}
      />
    </Section>
  );
}

interface AnalysisSummaryProps {
  readonly summary: Summary;
  /** The page that is narrowed to those who are counted. */
  readonly page: string;
}

/** How many students have each band and each change, each number leading to them [SCREEN-130, CONST-056]. */
export function AnalysisSummary({ summary, page }: AnalysisSummaryProps) {
  const { student_count: all, bands, changes } = summary;
  const tally = (name: string, value: string, number: number): Tally => ({
    ...{ value, count: number, share: all === 0 ? 0 : number / all },
    to: `${page}&${name}=${value}`,
  });
  return (
    <Beside>
      <TallyTable
        name="grade_band"
        tallies={bands.map((one) => tally('grade_band', one.grade_band, one.count))}
      />
      <TallyTable
        name="change"
        tallies={changes.map((one) => tally('change', one.change, one.count))}
      />
    </Beside>
  );
}
