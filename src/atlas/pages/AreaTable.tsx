import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/parts/DataTable/DataTable';
import { areaColumns } from './areaColumns';
import type { ChartRow } from './chartRows';

interface AreaTableProps {
  readonly area: string;
  readonly rows: readonly ChartRow[];
}

const rowId = ({ id }: ChartRow) => id;

/** The charts of one area. */
export function AreaTable({ area, rows }: AreaTableProps) {
  const { t, i18n } = useTranslation('atlas');
  const columns = useMemo(() => areaColumns(t, i18n.language === 'en' ? 'en' : 'zh'), [t, i18n]);
  const name = t(`area.${area}`);
  return (
    <chakra.section mb={6}>
      <chakra.h2 fontWeight="semibold" mb={2}>
        {name}
      </chakra.h2>
      <DataTable label={name} columns={columns} rows={rows} rowId={rowId} rowName={rowId} />
    </chakra.section>
  );
}
