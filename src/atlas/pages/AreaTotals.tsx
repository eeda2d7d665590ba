import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/parts/DataTable/columns';
import { DataTable } from '../../ui/parts/DataTable/DataTable';
import type { AreaTotal } from './reviews';

const counts = ['charts', 'transitions', 'approved', 'recorded', 'changed'] as const;

const rowId = ({ area }: AreaTotal) => area;

/** How much each area has, and how much of it is approved, waits, or has changed. */
export function AreaTotals({ totals }: { readonly totals: readonly AreaTotal[] }) {
  const { t } = useTranslation('atlas');
  const columns = useMemo(
    (): Column<AreaTotal>[] => [
      { id: 'area', head: t('totals.area'), cell: ({ area }) => t(`area.${area}`) },
      ...counts.map((id) => ({
        id,
        head: t(`totals.${id}`),
        numeric: true,
        width: id === 'recorded' ? 44 : 28,
        cell: (row: AreaTotal) => row[id] ?? '–',
      })),
    ],
    [t],
  );
  return (
    <DataTable
      label={t('totals.label')}
      columns={columns}
      rows={totals}
      rowId={rowId}
      rowName={({ area }) => t(`area.${area}`)}
    />
  );
}
