import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { csvText } from '../../domain/csv';
import { Button } from './Button';
import { type Columns, useColumns } from './columns';
import { fileName, saveFile } from './saveFile';

interface TableExportProps<Row> {
  /** What the file is called. */
  readonly title: string;
  /** What the table tells, where the page has more than one. */
  readonly of?: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
}

/** Hands a table that the page holds whole to the person as a file, as it is on screen. */
export function TableExport<Row>({ title, of, columns, rows }: TableExportProps<Row>) {
  const { t } = useTranslation('parts');
  const inFile = useColumns(columns).flatMap((column) => column.inFile);
  const save = () => {
    const cells = rows.map((row) => inFile.map((column) => column.text(row)));
    const heads = inFile.map(({ head }) => head);
    const content = new Blob([csvText(heads, cells)], { type: 'text/csv;charset=utf-8' });
    saveFile(fileName(title, 'csv'), content);
  };
  return (
    <Button
      icon={Download}
      aria-label={of === undefined ? undefined : t('export.of', { of })}
      onClick={save}
    >
      {t('export.open')}
    </Button>
  );
}
