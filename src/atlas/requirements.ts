import type { TFunction } from 'i18next';
import type { Names } from './model/names';

/** A row of the table of transitions that the product owes. */
interface Row {
  readonly from: string;
  readonly to: string;
  readonly trigger: string;
}

/** Built in, since the table lies with the tests that hold it against the charts. */
const [table = ''] = Object.values(
  import.meta.glob<string>('/tests/machines/transitionTable.tsv', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const rows = new Map(
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): [string, Row] => {
      const [, id = '', from = '', to = '', trigger = ''] = line.split('\t');
      return [id, { from, to, trigger }];
    }),
);

/** What a requirement asks for, in words: from where to where, and who or what brings it about. */
export function requirementText(id: string, names: Names, t: TFunction<'atlas'>): string {
  const row = rows.get(id);
  if (row === undefined) return '';
  const state = (path: string) => (path === 'any' ? t('requirement.any') : names.state(path));
  return t('requirement.text', {
    from: state(row.from),
    to: state(row.to),
    trigger: t(`requirement.${row.trigger}`),
  });
}
