/** How a column of a table stands; undefined as the language has it. */
type Align = 'left' | 'center' | 'right' | undefined;

/** A piece of a text: words with formulas, or a table whose cells are such. */
export type TextBlock =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly aligns: readonly Align[];
    };

const row = /^\|.+\|$/;
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

/** Splits a text at its tables: at least two lines that begin and end with a bar. */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = text.split('\n');
  const isRow = (at: number) => row.test(lines[at]?.trim() ?? '');
  for (let at = 0, begin = 0; at < lines.length; at = begin) {
    const isTable = isRow(at) && isRow(at + 1);
    const ends = (to: number) => (isTable ? !isRow(to) : isRow(to) && isRow(to + 1));
    begin = at + 1;
    while (begin < lines.length && !ends(begin)) begin += 1;
    const part = lines.slice(at, begin);
    if (isTable) blocks.push(tableOf(part.map(cellsOf)));
    else blocks.push({ kind: 'text', text: part.join('\n') });
  }
  return blocks;
}

/** A text in one line, which has no room for tables: what stands around them, or all of it where that is nothing. */
export function textLine(text: string): string {
  const around = textBlocks(text).flatMap((block) => (block.kind === 'text' ? [block.text] : []));
  return (around.length === 0 ? text : around.join(' ')).replaceAll('\n', ' ');
}
