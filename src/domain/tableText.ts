/** How a column of a table stands; undefined as the language has it. */
type Align = 'left' | 'center' | 'right' | undefined;

/** A piece of a text: words with formulas, a picture, or a table whose cells are such words. */
export type TextBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly alt: string; readonly source: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly aligns: readonly Align[];
    };

const row = /^\|.+\|$/;
const picture = /^!\[([^\]]*)\]\(([^()\s]+)\)$/;
const rule = /^:?-+:?$/;
const token = /\$[^$]+\$|\\.|[^]/gu;

/** The cells of a row of bars; a bar within a formula, or behind a backslash, ends none. */
function cellsOf(line: string): string[] {
  const cells = [''];
  for (const [part] of line.trim().matchAll(token)) {
    if (part === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + (part === String.raw`\|` ? '|' : part));
  }
  return cells.slice(1, -1).map((cell) => cell.trim());
}

function alignOf(cell: string): Align {
  if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right';
  return cell.startsWith(':') ? 'left' : undefined;
}

/** A table of its rows, the first of which is its head; a rule such as `|---|:-:|` below it says how columns stand. */
function tableOf([head = [], ...rows]: readonly string[][]): TextBlock {
  const second = rows[0] ?? [];
  const isRuled = second.length > 0 && second.every((cell) => rule.test(cell));
  const body = isRuled ? rows.slice(1) : rows;
  return {
    ...{ kind: 'table', head, aligns: isRuled ? second.map(alignOf) : [] },
    rows: body.map((cells) => head.map((_, column) => cells[column] ?? '')),
  };
}

/** The picture that a line is, as `![what it shows](address)`; null where it is none. */
function pictureOf(line: string | undefined): TextBlock | null {
  const [, alt = '', source = ''] = picture.exec(line?.trim() ?? '') ?? [];
  return source === '' ? null : { kind: 'picture', alt, source };
}

/** Splits a text at its pictures, and at its tables: at least two lines that begin and end with a bar. */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = text.split('\n');
  const isRow = (at: number) => row.test(lines[at]?.trim() ?? '');
  for (let at = 0, begin = 0; at < lines.length; at = begin) {
    begin = at + 1;
    const shown = pictureOf(lines[at]);
    if (shown !== null) {
      blocks.push(shown);
      continue;
    }
    const isTable = isRow(at) && isRow(at + 1);
    const ends = (to: number) =>
      isTable ? !isRow(to) : (isRow(to) && isRow(to + 1)) || pictureOf(lines[to]) !== null;
    while (begin < lines.length && !ends(begin)) begin += 1;
    const part = lines.slice(at, begin);
    if (isTable) blocks.push(tableOf(part.map(cellsOf)));
    else blocks.push({ kind: 'text', text: part.join('\n') });
  }
  return blocks;
}

/**
 * A text in one line, which has no room for tables and pictures: what stands around them, or, where that is nothing,
 * what the picture shows, else all of it.
 */
export function textLine(text: string): string {
  const blocks = textBlocks(text);
  const around = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  const shown = blocks.flatMap((block) => (block.kind === 'picture' ? [block.alt] : []));
  const [line = [text]] = [around, shown].filter(({ length }) => length > 0);
  return line.join(' ').replaceAll('\n', ' ');
}
