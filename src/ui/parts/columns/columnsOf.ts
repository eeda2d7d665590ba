import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../dates';
import type { ColumnKind, KnownColumn, Language } from './types';

/** The columns of a table, for its screen and for its file. */
export interface Columns<Row> {
  /** The areas whose words they speak; the first is the list's own. */
  readonly areas: readonly string[];
  readonly in: (language: Language) => readonly KnownColumn<Row>[];
}

/**
 * The columns of a table. The head of the column `status` is the area's word `column.status`, unless
 * `heads` names another key than `column`.
 *
 * @example
 * export const homeworkColumns = columnsOf<HomeworkRow>('homework', [
 *   link('name', titleOf, pageOf),
 *   status('status', statusOf, signs, { words: 'assignment' }),
 *   count('completed', (row) => row.completed_count, { outOf: (row) => row.total_count }),
 *   moment('deadline', (row) => row.deadline),
 * ]);
 */
export function columnsOf<Row>(
  areas: string | readonly [string, ...string[]],
  kinds: readonly ColumnKind<Row>[],
  heads = 'column',
): Columns<Row> {
  return {
    areas: [...new Set([areas, ...kinds.map((kind) => kind.areas ?? []), 'parts'].flat())],
    in: (language) => kinds.map((kind) => kind(language, heads)),
  };
}

/** The columns in the language of the page; the same array until the language changes. */
export function useColumns<Row>(columns: Columns<Row>): readonly KnownColumn<Row>[] {
  const { t } = useTranslation(columns.areas);
  const dates = useDates();
  return useMemo(() => columns.in({ t, dates }), [columns, t, dates]);
}
