/** A stretch of text, `start` to `end` (exclusive), in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A piece of text under always the same annotations. */
export interface Segment extends Stretch {
  readonly ids: readonly string[];
}

/**
 * Cuts a text of `length` units at every beginning and end of an annotation, so that overlapping and
 * nested ones can be drawn without nesting: each piece knows the annotations that cover it.
 */
export function segmentsOf(
  length: number,
  annotations: readonly (Stretch & { readonly id: string })[],
): Segment[] {
  const inside = (offset: number) => Math.min(Math.max(offset, 0), length);
  const cuts = [
    0,
    length,
    ...annotations.flatMap(({ start, end }) => [inside(start), inside(end)]),
  ];
  const ordered = [...new Set(cuts)].sort((one, other) => one - other);
  return ordered.slice(0, -1).flatMap((start, at) => {
    const end = ordered[at + 1] ?? length;
    const ids = annotations
      .filter((annotation) => annotation.start < end && annotation.end > start)
      .map(({ id }) => id);
    return [{ start, end, ids }];
  });
}

/** The sentences of a text, each with its closing mark and without the spaces around it; what a keyboard selects instead of dragging. */
export function sentencesOf(text: string): Stretch[] {
  const sentences = [...text.matchAll(/[^。！？!?.\n]+[。！？!?.]*["'”’」』）)]*|\n/gu)];
  return sentences
    .filter(({ 0: found }) => found.trim() !== '')
    .map(({ index, 0: found }) => ({
      start: index + found.length - found.trimStart().length,
      end: index + found.trimEnd().length,
    }));
}

export interface Paragraph extends Stretch {
  /** Begins like a paragraph of a Chinese text, and brings no indent of its own. */
  readonly isIndented: boolean;
  /** Is set apart from the one before it, as in a text that has neither indents nor blank lines. */
  readonly isSpaced: boolean;
}

/** The paragraphs of a text, each with the line break that ends it. */
export function paragraphsOf(text: string): Paragraph[] {
  const isChinese = /\p{Script=Han}/u.test(text);
  return [...text.matchAll(/.*\n|.+$/gu)].map(({ index, 0: found }) => ({
    ...{ start: index, end: index + found.length },
    isIndented: isChinese && /^\S/u.test(found),
    isSpaced: !isChinese && index > 0 && !/\n\s*\n/u.test(text),
  }));
}

/** How many lines deep each annotation is drawn, so that those that overlap are told apart: 0 is next to the words. */
export function depthsOf(
  annotations: readonly (Stretch & { readonly id: string })[],
): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const ends: number[] = [];
  for (const { id, start, end } of annotations.toSorted((one, other) => one.start - other.start)) {
    const free = ends.findIndex((taken) => taken <= start);
    const depth = free === -1 ? ends.length : free;
    ends[depth] = end;
    depths.set(id, depth);
  }
  return depths;
}
