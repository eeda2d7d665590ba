import type { TestCase } from './cases';
import { type Language, languages, say } from './words';

/** Excel reads a file as UTF-8 only with this before it. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** More than a spreadsheet's cell holds. */
const longestCell = 32_000;

/** Test cases as a table, a step a line; in both languages unless one is asked for. */
export function casesCsv(cases: readonly TestCase[], language?: Language): string {
  const shown = language === undefined ? languages : [language];
  const head = ['path', 'number', 'action', 'data', 'state', 'proves'];
  const rows = cases.flatMap(({ id, steps }) =>
    steps.map(({ label, data, state, spec }, index) => [
      id,
      String(index),
      ...shown.map((one) => label[one]),
      data,
      ...shown.map((one) => state[one]),
      spec.join(' '),
    ]),
  );
  const titles = head.flatMap((key) =>
    key === 'action' || key === 'state'
      ? shown.map((one) => say(`column.${key}`)[one])
      : [shown.map((one) => say(`column.${key}`)[one]).join(' / ')],
  );
  return byteOrderMark + [titles, ...rows].map(lineOf).join('');
}

function lineOf(cells: readonly string[]): string {
  return cells.map(cellOf).join(',') + lineEnd;
}

/** A spreadsheet would take a text that begins like a formula for one. */
function cellOf(text: string): string {
  const cut = text.slice(0, longestCell);
  const safe = /^[=+\-@\t\r]/.test(cut) ? `'${cut}` : cut;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
