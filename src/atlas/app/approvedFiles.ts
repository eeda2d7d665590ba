import type { ApprovalFiles } from '../approval/files';

const texts = import.meta.glob<string>('/approved/*/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const data = import.meta.glob<string>('/approved/*/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is kept of a chart, by the name of its files; null where nobody has recorded it. */
export function approvedFiles(area: string, name: string): ApprovalFiles | null {
  const place = `/approved/${area}/${name}`;
  const [text, rest] = [texts[`${place}.txt`], data[`${place}.json`]];
  return text === undefined || rest === undefined ? null : { text, data: rest };
}
