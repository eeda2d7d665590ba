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

/** A segment, with the signs of the words around it that stand on the line of a formula. */
interface JoinedSegment extends Segment {
  /** Whether it is a formula that may need several lines itself: the signs behind it stand on the last. */
  readonly isWide: boolean;
  readonly before: string;
  readonly after: string;
}

/** Signs that end no line, and signs that begin none. */
const [opening, closing] = [/[（《“‘「【([{]+$/, /^[。，、；：？！）》”’」】.,;:?!)\]}]+/];
/** A formula that is wider, as `widthOf` measures it in plain text, is wide. */
const mostKept = 24;

/** Gives formulas the stops behind them, and short ones the brackets before them, which the words around lose. */
export function keptTogether(segments: readonly Segment[]): readonly JoinedSegment[] {
  const isInline = (segment: Segment | undefined) => segment?.kind === 'inline';
  const isWide = (segment: Segment) => widthOf(plainFormula(segment.text)) > mostKept;
  const isShort = (segment: Segment | undefined) => segment?.kind === 'inline' && !isWide(segment);
  const signsOf = (of: Segment | undefined, signs: RegExp) =>
    of?.kind === 'words' ? (signs.exec(of.text)?.[0] ?? '') : '';
  return segments.map((segment, at) => {
    const [last, next] = [segments[at - 1], segments[at + 1]];
    if (isInline(segment)) {
      const before = isShort(segment) ? signsOf(last, opening) : '';
      return { ...segment, isWide: isWide(segment), before, after: signsOf(next, closing) };
    }
    const [from, until] = [
      isInline(last) ? signsOf(segment, closing).length : 0,
      isShort(next) ? signsOf(segment, opening).length : 0,
    ];
    const text = segment.text.slice(from, segment.text.length - until);
    return { ...segment, text, isWide: false, before: '', after: '' };
  });
}

const signs: Readonly<Record<string, string>> = {
  ...{ times: '×', div: '÷', cdot: '·', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠' },
  ...{ neq: '≠', approx: '≈', pi: 'π', alpha: 'α', beta: 'β', theta: 'θ', rho: 'ρ', eta: 'η' },
  ...{ Delta: 'Δ', triangle: '△', angle: '∠', circ: '°', infty: '∞', perp: '⊥', ldots: '…' },
  ...{ cdots: '…', dots: '…', quad: ' ', qquad: ' ', to: '→', rightarrow: '→', in: '∈' },
  ...{ Omega: 'Ω', mu: 'μ', lambda: 'λ', odot: '⊙', parallel: '∥', sim: '∼', cong: '≅' },
  ...{ subseteq: '⊆', uparrow: '↑', downarrow: '↓', langle: '⟨', rangle: '⟩' },
  ...{ sin: 'sin ', cos: 'cos ', tan: 'tan ', log: 'log ', ln: 'ln ', lg: 'lg ' },
};

/** A number, letter or sign: what a line needs no brackets around. */
const isOne = (text: string) => /^-?(?:\d+(?:\.\d+)?|\p{L}|\\[a-zA-Z]+)$/u.test(text.trim());

const within = (group: string) => group.replace(/^\{|\}$/g, '');
const bracketed = (text: string) => (isOne(text) ? text : `(${text})`);

/** What stands over a line needs brackets where it is a sum. */
const over = (text: string) => (/\S\s*[-+±<>=]/.test(text) ? `(${text})` : text);

const fraction = /(\d?)\\[dt]?frac\s*(\{[^{}]*\}|\w)\s*(\{[^{}]*\}|\w)/g;

/** A formula without the groups of its fractions, roots and powers, from the innermost on. */
function flat(source: string): string {
  const flatter = source
    .replace(
      fraction,
      (_, whole: string, top: string, bottom: string) =>
        `${whole === '' ? '' : `${whole} `}${over(within(top))}/${bracketed(within(bottom))}`,
    )
    .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, root: string) => `√${bracketed(root)}`)
    .replace(/([\^_])\{([^{}]*)\}/g, (_, sign: string, power: string) => sign + bracketed(power))
    .replace(
      /([a-zA-Z]?)\\(?:math|text|operator)[a-z]*\s*\{([^{}]*)\}/g,
      (_, before: string, words: string) => (before === '' ? words : `${before} ${words}`),
    );
  return flatter === source ? source : flat(flatter);
}

/** A formula in one line of plain text, where it cannot be typeset: `\frac{x+1}{2}` is (x+1)/2. */
function plainFormula(source: string): string {
  const lines = source
    .replace(/\\(?:begin|end)\s*\{[^{}]*\}/g, ' ')
    .replace(/\\\\(?:\[[^\]]*\])?/g, '; ')
    .replace(/(?<!\\)&/g, ' ');
  return flat(lines)
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
export const widthOf = (text: string) =>
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
