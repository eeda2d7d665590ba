import { Box } from '@chakra-ui/react';
import type { StudyWeek } from '../../domain/foundationTime';
import type { Columns } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { TableExport } from '../parts/TableExport';

interface WeeksTableProps {
  /** What it tells of each week. */
  readonly title: string;
  readonly weeks: readonly StudyWeek[];
  readonly columns: Columns<StudyWeek>;
  /** What its file is called; it has none where it is left out. */
  readonly file: string | undefined;
}

const rowId = ({ week }: StudyWeek) => week;

/** The weeks as a table, the latest first; it can be saved as a file by those who may [SCREEN-111, SCREEN-112]. */
export function WeeksTable({ title, weeks, columns, file }: WeeksTableProps) {
  const rows = weeks.toReversed();
  return (
    <>
      {file === undefined ? null : (
        <Box mb={2}>
          <TableExport title={file} of={title} {...{ columns, rows }} />
        </Box>
      )}
      <ColumnsTable label={title} {...{ columns, rows, rowId }} />
    </>
  );
}
