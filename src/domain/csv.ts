/** What a cell of a file holds. */
export type CsvCell = string | number | null;

/** What a spreadsheet would run as a formula: also as full-width signs, and behind what it trims. */
const formula = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** Excel takes a file for UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as a CSV file (RFC 4180, UTF-8 with its mark) that Excel, WPS and Numbers open by a double
 * click. Text that would be a formula there is put behind an apostrophe; numbers stay numbers.
 */
export function csvText(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines([heads, ...rows]);
}

/** More rows of such a file. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}
