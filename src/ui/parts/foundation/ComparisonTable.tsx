import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../../domain/foundationChange';
import { wholePercent } from '../../../domain/number';
import { columnsOf, text } from '../columns';
import { ColumnsTable } from '../ColumnsTable';

const percent = ['coverage', 'progress'];

function written(t: TFunction, { of }: Comparison, value: number | null): string {
  if (value === null) return t(`compare.none.${of}`, { defaultValue: t('parts:none') });
  if (of === 'mode') return t(`type.${String(value)}`);
  return percent.includes(of) ? `${String(wholePercent(value))}%` : String(value);
}

const columns = columnsOf<Comparison>(
  'foundation',
  [
    text('what', ({ of }, { t }) => t(`compare.${of}`), { width: 34 }),
    text('before', (row, { t }) => written(t, row, row.before), { width: 27, yields: 'never' }),
    text('after', (row, { t }) => written(t, row, row.after), { width: 27, yields: 'never' }),
  ],
  'compare.column',
);

const rowId = ({ of }: Comparison) => of;

/** What a change makes of a foundation: before and after, side by side. */
export function ComparisonTable({ rows }: { readonly rows: readonly Comparison[] }) {
  const { t } = useTranslation('foundation');
  return <ColumnsTable label={t('compare.label')} {...{ columns, rows, rowId }} />;
}
