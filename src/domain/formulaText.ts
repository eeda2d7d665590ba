/** A piece of text: words, or a formula without its dollars. */
export interface Segment {
  readonly kind: 'words' | 'inline' | 'block';
  readonly text: string;
}

const formula = /(?<!\\)\$\$([\s\S]+?)(?<!\\)\$\$|(?<!\\)\$([^$\n]+?)(?<!\\)\$/g;

const words = (text: string): Segment => ({ kind: 'words', text: text.replaceAll('\\$', '$') });

/** Splits `a $x^2$ b` at its formulas. `$$…$$` is a formula on its own line, `\$` is a dollar. */
export function formulaSegments(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(formula)) {
    const [whole, block, inline = ''] = match;
    if (match.index > end) segments.push(words(text.slice(end, match.index)));
    segments.push(
      block === undefined ? { kind: 'inline', text: inline } : { kind: 'block', text: block },
    );
    end = match.index + whole.length;
  }
  if (end < text.length) segments.push(words(text.slice(end)));
  return segments;
}

const signs: Readonly<Record<string, string>> = {
  ...{ times: '×', div: '÷', cdot: '·', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠' },
  ...{ neq: '≠', approx: '≈', pi: 'π', alpha: 'α', beta: 'β', theta: 'θ', rho: 'ρ', eta: 'η' },
  ...{ Delta: 'Δ', triangle: '△', angle: '∠', circ: '°', infty: '∞', perp: '⊥', ldots: '…' },
  ...{ cdots: '…', dots: '…', quad: ' ', qquad: ' ', to: '→', rightarrow: '→', in: '∈' },
};

/** A formula in one line of plain text, where it cannot be typeset: `\frac{1}{2}` is 1/2. */
function plainFormula(source: string): string {
  return source
    .replace(/\\[dt]?frac\s*(\{[^{}]*\}|\w)\s*(\{[^{}]*\}|\w)/g, '$1/$2')
    .replace(/\\sqrt\s*/g, '√')
    .replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => signs[name] ?? '')
    .replace(/\\([%#&$_])/g, '$1')
    .replace(/\\./g, ' ')
    .replace(/\^°/g, '°')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const picture = /!\[([^\]]*)\]\([^()\s]+\)/g;

/** A text with its formulas in plain text and what its pictures show, such as a chart's label or a tooltip. */
export function plainText(text: string): string {
  const written = formulaSegments(text).map(({ kind, text: part }) =>
    kind === 'words' ? part.replace(picture, '[$1]') : plainFormula(part),
  );
  return written.join('');
}

/** How wide a text stands on a line: a Chinese character is as wide as two Latin ones. */
const widthOf = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[\u2E80-\uFFEF]/u.test(char) ? 2 : 1), 0);

const dollars = { words: '', inline: '$', block: '$$' } as const;

/** The beginning of a text, at most so wide: words are cut anywhere, a formula stands whole or not at all. */
export function cutText(text: string, most: number): string {
  let room = most;
  let cut = '';
  for (const { kind, text: part } of formulaSegments(text)) {
    const pieces = kind === 'words' ? [...part] : [part];
    for (const piece of pieces) {
      const width = widthOf(kind === 'words' ? piece : plainFormula(piece));
      if (width > room) return `${cut.trimEnd()}…`;
      room -= width;
      cut += `${dollars[kind]}${piece === '$' ? String.raw`\$` : piece}${dollars[kind]}`;
    }
  }
  return text;
}
