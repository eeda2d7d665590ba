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
