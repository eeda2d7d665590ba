import type { Annotation, Correction, Essay, EssayCategory } from '../types';

/** What is marked, under which category, and what the teacher says; which of several equal places. */
export type Mark = readonly [
  quote: string,
  category: EssayCategory,
  comment: string,
  occurrence?: number,
];

function place(text: string, quote: string, occurrence: number): number {
  let at = -1;
  for (let found = 0; found < occurrence; found += 1) {
    at = text.indexOf(quote, at + 1);
    if (at < 0) throw new Error(`the essay has no ${occurrence}. “${quote}”`);
  }
  return at;
}

/** Turns quotes into offsets, in the order of the text; of two that start together the longer first. */
function annotate(text: string, marks: readonly Mark[]): Annotation[] {
  return marks
    .map(([quote, category, comment, occurrence = 1]) => {
      const start = place(text, quote, occurrence);
      return { start, end: start + quote.length, quote, category, comment };
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
}

export function correction(
  essays: readonly Essay[],
  { marks, ...rest }: Omit<Correction, 'annotations'> & { marks: readonly Mark[] },
): Correction {
  const essay = essays.find((candidate) => candidate.id === rest.essayId);
  if (!essay) throw new Error(`no essay ${rest.essayId}`);
  return { ...rest, annotations: annotate(essay.text, marks) };
}
