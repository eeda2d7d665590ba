/**
 * Widths of characters in hundredths of the size of the text, a little above those of the usual
 * fonts: a layout has to be the same in every browser and without one, and text must never be wider.
 */
const narrow = /[ijl.,:;!|'\u2018\u2019()[\]{}\u00b7\s]/;
const wide = /[mwMW@%&\u2014\u2026]/;
const upper = /[A-Z0-9<>=+_#?$\u201c\u201d"]/;
const fullWidth = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u3000-\u303f]/u;

function shareOf(character: string): number {
  if (fullWidth.test(character)) return 1;
  if (narrow.test(character)) return 0.36;
  if (wide.test(character)) return 0.96;
  return upper.test(character) ? 0.72 : 0.6;
}

/** How wide a text is at most, in pixels, at a size in pixels. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + shareOf(character), 0) * size;
}

/**
 * Breaks a text between words, or anywhere in Chinese, so that no line is wider than allowed. A line keeps the space
 * at its end, which takes no room: together the lines are the text.
 */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line !== '' && textWidth((line + piece).trimEnd(), size) > width) {
      lines.push(line);
      line = piece;
    } else {
      line += piece;
    }
  }
  return [...lines, line];
}

/** A Latin word with the space after it; a Chinese character with the marks that belong to it. */
const pieces =
  /[\u201c\uff08\u300a]*[\u2e80-\u2fff\u3040-\u9fff][\uff0c\u3002\uff1b\uff1a\u3001\u201d\uff09\u300b\uff1f\uff01]* *|[^\u2e80-\u9fff\u201c\uff08\u300a\s.]+\.?\s*|\s+|./gu;

function piecesOf(text: string): string[] {
  return text.match(pieces) ?? [];
}
