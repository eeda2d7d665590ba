import { z } from 'zod/mini';
import { recordOf } from './byName';
import { essayLimits, subjectiveCaps } from './limits';
import { count, hasOneDecimal, numberTyped, toTenth, typedNumber, typedWhole } from './number';
import type { Stretch } from './segments';
import { cleanText } from './text';

/** The six categories of an essay review [ENTITY-017]. */
export const essayCategories = [
  'topicReview',
  'contentMaterials',
  'descriptiveTechniques',
  'detailCharacterization',
  'language',
  'structuralLayout',
] as const;
export type EssayCategory = (typeof essayCategories)[number];

/** The types of questions whose answers a person has to grade. */
export const writtenTypes = ['subjective', 'essay'] as const;
/** Whether a person has to grade the answers to questions of a type. */
export const isWrittenType = (type: string): type is (typeof writtenTypes)[number] =>
  writtenTypes.some((one) => one === type);

/** What a person grades: a composition that was handed in, or an answer to a written question. */
export const gradedKinds = ['essay', 'answer'] as const;

/** What a work is shown among: all that waits to be graded, or the students of its assignment. */
export const gradingLines = ['waiting', 'assignment'] as const;

/**
 * A remark on a stretch of an essay, `start` to `end` (exclusive) in UTF-16 units of its text.
 * Annotations may overlap and nest.
 */
const annotation = z
  .strictObject({
    id: z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/, 'format')),
    start: count,
    end: count,
    category: z.enum(essayCategories),
    comment: cleanText(1, essayLimits.annotationComment),
  })
  .check(z.refine(({ start, end }) => start < end, { path: ['end'], message: 'selection' }));

/** An essay's correction, as it is submitted once and for all [VALID-058, VALID-059, VALID-060]. */
export const essayCorrection = z.strictObject({
  rating: typedWhole(essayLimits.lowestRating, essayLimits.highestRating),
  tags: z.array(cleanText(1, essayLimits.tag)).check(z.maxLength(essayLimits.tags, 'tooMany')),
  comment: cleanText(1, essayLimits.comment),
  category_comments: z.partial(recordOf(essayCategories, cleanText(0, essayLimits.comment))),
  annotations: z.array(annotation).check(
    z.maxLength(essayLimits.annotations, 'tooMany'),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'twice'),
  ),
});
export type EssayCorrection = z.output<typeof essayCorrection>;

/** Whether every annotation lies within a text of that many UTF-16 units. */
export function liesWithin(annotations: readonly Stretch[], length: number): boolean {
  return annotations.every(({ end }) => end <= length);
}

/** Demands that annotations lie within the text that they are about. */
function within<Grading extends { annotations: readonly Stretch[] }>(essay: string) {
  return z.check<Grading>((context) => {
    const { annotations } = context.value;
    if (liesWithin(annotations, essay.length)) return;
    context.issues.push({
      code: 'custom',
      path: ['annotations'],
      message: 'beyondText',
      input: annotations,
    });
  });
}

/** The correction of one essay: its annotations also lie within the essay's text. */
export function correctionOf(essay: string) {
  return essayCorrection.check(within(essay));
}

/** The same correction as it is typed: the form holds the rating as text. */
export function typedCorrectionOf(essay: string) {
  const typed = z.transform(({ rating, ...rest }: { rating: string }) => ({
    ...rest,
    rating: numberTyped(rating),
  }));
  return z.pipe(typed, correctionOf(essay));
}

/** The categories that still have neither a comment nor an annotation that says something. */
export function uncoveredCategories(
  correction: Pick<EssayCorrection, 'category_comments' | 'annotations'>,
): EssayCategory[] {
  const written = correction.annotations.filter(({ comment: remark }) => remark.trim() !== '');
  const annotated = new Set(written.map(({ category }) => category));
  return essayCategories.filter(
    (category) =>
      !annotated.has(category) && (correction.category_comments[category] ?? '').trim() === '',
  );
}

/** A mark in steps of a tenth from 0 to `maximum` [VALID-064, VALID-065, VALID-066, VALID-067]. */
function mark(maximum: number) {
  return typedNumber().check(
    z.minimum(0, 'negative'),
    z.maximum(maximum, 'aboveMaximum'),
    z.refine(hasOneDecimal, 'oneDecimal'),
    z.meta({ decimals: 1 }),
  );
}

/** Whether what is typed as a mark is more than can be given. */
export const isAboveMaximum = (typed: string, maximum: number): boolean => {
  const value = numberTyped(typed);
  return typeof value === 'number' && value > maximum;
};

/** A star rating, 1 to 5. */
const stars = typedWhole(1, 5);

/** Grades a subjective question [VALID-061, VALID-062, VALID-063, ENTITY-018]. */
export const subjectiveGrading = z.strictObject({
  central_material: mark(subjectiveCaps.centralMaterial),
  language: mark(subjectiveCaps.language),
  structure: mark(subjectiveCaps.structure),
  stars,
  comment: cleanText(0, essayLimits.comment),
});
export type SubjectiveGrading = z.output<typeof subjectiveGrading>;

/** The grading of a subjective question as it is typed: the form holds the marks as text. */
export function typedSubjectiveGrading() {
  const typed = z.transform(
    (
      values: Record<'central_material' | 'language' | 'structure' | 'stars' | 'comment', string>,
    ) => ({
      central_material: numberTyped(values.central_material),
      language: numberTyped(values.language),
      structure: numberTyped(values.structure),
      stars: numberTyped(values.stars),
      comment: values.comment,
    }),
  );
  return z.pipe(typed, subjectiveGrading);
}

/** A mark as it is typed, and the most that it may be. */
export interface TypedMark {
  readonly typed: string;
  readonly maximum: number;
}

/** The sum of marks as they are typed, what is not typed yet as 0; null where one of them cannot be given. */
export function sumTyped(marks: readonly TypedMark[]): number | null {
  const given = marks
    .filter(({ typed }) => typed.trim() !== '')
    .map(({ typed, maximum }) => z.safeParse(mark(maximum), numberTyped(typed)));
  const tenths = given.map(({ data }) => (data === undefined ? NaN : Math.round(data * 10)));
  const sum = tenths.reduce((total, tenth) => total + tenth, 0) / 10;
  return Number.isNaN(sum) ? null : sum;
}

/** What an English essay is marked on, with each item's maximum [VALID-068]. One table. */
export const englishItems = [
  { item: 'content', maximum: 6 },
  { item: 'language', maximum: 6 },
  { item: 'coherence', maximum: 5 },
  { item: 'mechanics', maximum: 3 },
] as const;

/**
 * The sum of the items of an English essay as they are typed, null where one cannot be given, and whether the
 * total that is chosen is as much as a mark away from it.
 */
export function englishSum(
  values: Record<(typeof englishItems)[number]['item'] | 'total', string>,
) {
  const sum = sumTyped(englishItems.map(({ item, maximum }) => ({ typed: values[item], maximum })));
  const isApart = sum !== null && values.total !== '' && Math.abs(Number(values.total) - sum) >= 1;
  return { sum, isApart };
}

/** The most that an English essay can have: all items at their maximum. */
export const englishTotalMaximum = englishItems.reduce((sum, { maximum }) => sum + maximum, 0);

/** A remark on a stretch of an English essay; it needs a selected text [VALID-070]. */
export const englishAnnotation = z
  .strictObject({
    id: z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/, 'format')),
    start: count,
    end: count,
    comment: cleanText(1, essayLimits.annotationComment),
  })
  .check(z.refine(({ start, end }) => start < end, { path: ['end'], message: 'selection' }));

/** Grades an English essay [VALID-067 … VALID-070, ENTITY-019]. */
export const englishGrading = z.strictObject({
  total: typedWhole(0, englishTotalMaximum),
  items: z.strictObject({
    content: mark(englishItems[0].maximum),
    language: mark(englishItems[1].maximum),
    coherence: mark(englishItems[2].maximum),
    mechanics: mark(englishItems[3].maximum),
  }),
  annotations: z.array(englishAnnotation).check(z.maxLength(essayLimits.annotations, 'tooMany')),
  comment: cleanText(0, essayLimits.comment),
});
export type EnglishGrading = z.output<typeof englishGrading>;

const { total, items: itemMarks, annotations: englishAnnotations, comment } = englishGrading.shape;

/** The same flat, as a form holds it, with numbers. */
const englishForm = z.strictObject({
  ...{ total, comment, annotations: englishAnnotations },
  ...itemMarks.shape,
});
type TypedEnglish = Readonly<
  Record<Exclude<keyof z.output<typeof englishForm>, 'annotations'>, string>
> & { readonly annotations: readonly Readonly<z.output<typeof englishAnnotation>>[] };

/** The grading of one English essay as it is typed; its remarks lie within the essay's text. */
export function typedEnglishGrading(essay: string) {
  const typed = z.transform(({ annotations, comment: written, ...marks }: TypedEnglish) => ({
    total: numberTyped(marks.total),
    content: numberTyped(marks.content),
    language: numberTyped(marks.language),
    coherence: numberTyped(marks.coherence),
    mechanics: numberTyped(marks.mechanics),
    comment: written,
    annotations: annotations.map(({ id, start, end, comment: remark }) => ({
      ...{ id, start, end },
      comment: remark,
    })),
  }));
  const sent = z.transform(
    ({ content, language, coherence, mechanics, ...rest }: z.output<typeof englishForm>) => ({
      ...rest,
      items: { content, language, coherence, mechanics },
    }),
  );
  return z.pipe(z.pipe(typed, englishForm.check(within(essay))), sent);
}

/** What a written answer has in all: the total that was chosen for an English one, else the sum of its marks. */
export function scoreOf(grading: SubjectiveGrading | EnglishGrading): number {
  if ('total' in grading) return grading.total;
  const { central_material: material, language, structure } = grading;
  return toTenth(material + language + structure);
}

/** From so many scores on their spread says something. */
const fewest = 5;

/** Mean and range of scores, the mean to a tenth; null where there are none. */
export function agreementOf(scores: readonly number[]) {
  const count = scores.length;
  if (count === 0) return null;
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / count;
  return {
    count,
    mean: toTenth(mean),
    lowest: Math.min(...scores),
    highest: Math.max(...scores),
    /** Whether a score is more than two standard deviations from the mean of these. */
    isFar: (score: number) => count >= fewest && Math.abs(score - mean) > 2 * Math.sqrt(variance),
  };
}
