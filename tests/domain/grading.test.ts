import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreementOf,
  correctionOf,
  englishAnnotation,
  englishGrading,
  englishItems,
  englishTotalMaximum,
  essayCategories,
  essayCorrection,
  liesWithin,
  scoreOf,
  subjectiveGrading,
  uncoveredCategories,
} from '../../src/domain/grading';
import { errorsOf } from './errors';

const correction = {
  rating: 80,
  tags: [],
  comment: '很好',
  category_comments: {},
  annotations: [],
};
const annotation = { id: 'a', start: 0, end: 2, category: 'language', comment: '好' };
const subjective = { central_material: 30, language: 30, structure: 15, stars: 4, comment: '' };
const english = {
  total: 15,
  items: { content: 5, language: 5, coherence: 3, mechanics: 2 },
  annotations: [],
  comment: '',
};

describe('essay rating', () => {
  it.each([undefined, null, ''])('[VALID-058] %j is no rating', (rating) => {
    expect(errorsOf(essayCorrection, { ...correction, rating })).toEqual(['rating: required']);
  });

  it.each([
    [0, ['rating: range']],
    [1, []],
    [2, []],
    [99, []],
    [100, []],
    [101, ['rating: range']],
    [50.5, ['rating: whole']],
    [Number.NaN, ['rating: numeric']],
    ['80', ['rating: numeric']],
  ])('[VALID-059] [CONST-015] %j: %j', (rating, errors) => {
    expect(errorsOf(essayCorrection, { ...correction, rating })).toEqual(errors);
  });

  it.each(['', '   ', '\u200b'.repeat(10)])('[VALID-060] %j is no comment', (comment) => {
    expect(errorsOf(essayCorrection, { ...correction, comment })).toEqual(['comment: required']);
  });
});

describe('essay review', () => {
  it('[ENTITY-017] has six categories, each of which may have a comment', () => {
    expect(essayCategories).toEqual([
      ...['topicReview', 'contentMaterials', 'descriptiveTechniques'],
      ...['detailCharacterization', 'language', 'structuralLayout'],
    ]);
    const category_comments = Object.fromEntries(essayCategories.map((name) => [name, '好']));
    expect(errorsOf(essayCorrection, { ...correction, category_comments })).toEqual([]);
    expect(
      errorsOf(essayCorrection, { ...correction, category_comments: { spelling: '好' } }),
    ).toHaveLength(1);
  });

  it('[ENTITY-017] annotations may overlap, nest and touch', () => {
    const spans = [
      [0, 10],
      [5, 15],
      [6, 8],
      [15, 16],
      [0, 10],
    ] as const;
    const annotations = spans.map(([start, end], index) => ({
      ...annotation,
      id: `a${index}`,
      start,
      end,
    }));
    expect(errorsOf(correctionOf('字'.repeat(16)), { ...correction, annotations })).toEqual([]);
  });

  it.each([
    [0, 0, false],
    [0, 1, true],
    [2, 1, false],
    [3, 3, false],
    [-1, 2, false],
    [0.5, 2, false],
  ])('[VALID-070] from %d to %d has text selected: %s', (start, end, isGood) => {
    const annotations = [{ ...annotation, start, end }];
    expect(essayCorrection.safeParse({ ...correction, annotations }).success).toBe(isGood);
  });

  it.each([
    [9, []],
    [10, []],
    [11, ['annotations: beyondText']],
  ])('[ENTITY-017] an annotation that ends at %i in an essay of 10: %j', (end, errors) => {
    const annotations = [{ ...annotation, end }];
    expect(errorsOf(correctionOf('a'.repeat(10)), { ...correction, annotations })).toEqual(errors);
  });

  it('counts an essay in UTF-16 units, as a browser selects', () => {
    const annotations = [{ ...annotation, end: 2 }];
    expect(errorsOf(correctionOf('😀'), { ...correction, annotations })).toEqual([]);
  });

  it('two annotations do not share an id', () => {
    const annotations = [annotation, annotation];
    expect(errorsOf(essayCorrection, { ...correction, annotations })).toEqual([
      'annotations: twice',
    ]);
  });

  it('lies within exactly when no annotation ends behind the text', () => {
    const spans = fc.array(
      fc.record({
        id: fc.constant('a'),
        start: fc.nat(50),
        end: fc.nat(50),
        category: fc.constantFrom(...essayCategories),
        comment: fc.constant('a'),
      }),
    );
    fc.assert(
      fc.property(spans, fc.nat(50), (annotations, length) => {
        const furthest = Math.max(0, ...annotations.map(({ end }) => end));
        expect(liesWithin(annotations, length)).toBe(furthest <= length);
      }),
    );
  });

  it('knows which categories still lack a word', () => {
    const category_comments = { topicReview: '好', structuralLayout: ' ' };
    expect(
      uncoveredCategories({
        category_comments,
        annotations: [
          { ...annotation, category: 'language' },
          // One that says nothing covers nothing.
          { ...annotation, category: 'structuralLayout', comment: ' ' },
        ],
      }),
    ).toEqual([
      'contentMaterials',
      'descriptiveTechniques',
      'detailCharacterization',
      'structuralLayout',
    ]);
  });
});

describe('subjective grading', () => {
  it.each([
    ['VALID-061', 'central_material', 40],
    ['VALID-062', 'language', 40],
    ['VALID-063', 'structure', 20],
  ])('[%s] [CONST-016] %s is at most %i', (_, field, maximum) => {
    const errors = (value: unknown) =>
      errorsOf(subjectiveGrading, { ...subjective, [field]: value });
    expect(errors(maximum - 1)).toEqual([]);
    expect(errors(maximum - 0.1)).toEqual([]);
    expect(errors(maximum)).toEqual([]);
    expect(errors(maximum + 0.1)).toEqual([`${field}: aboveMaximum`]);
    expect(errors(maximum + 1)).toEqual([`${field}: aboveMaximum`]);
  });

  it.each(['central_material', 'language', 'structure'])(
    '[VALID-064] [VALID-065] [VALID-066] %s',
    (field) => {
      const errors = (value: unknown) =>
        errorsOf(subjectiveGrading, { ...subjective, [field]: value });
      for (const words of [Number.NaN, 'abc', '10', true, Number.POSITIVE_INFINITY]) {
        expect(errors(words)).toEqual([`${field}: numeric`]);
      }
      for (const nothing of [undefined, null, ''])
        expect(errors(nothing)).toEqual([`${field}: required`]);
      expect(errors(-0.1)).toEqual([`${field}: negative`]);
      expect(errors(-1)).toEqual([`${field}: negative`]);
      expect(errors(0)).toEqual([]);
      expect(errors(0.1)).toEqual([]);
      expect(errors(0.15)).toEqual([`${field}: oneDecimal`]);
    },
  );

  it.each([
    [0, ['stars: range']],
    [1, []],
    [5, []],
    [6, ['stars: range']],
    [2.5, ['stars: whole']],
  ])('[ENTITY-018] %d stars: %j', (stars, errors) => {
    expect(errorsOf(subjectiveGrading, { ...subjective, stars })).toEqual(errors);
  });
});

describe('English grading', () => {
  it('[VALID-068] every item goes from 0 to its own maximum', () => {
    for (const { item, maximum } of englishItems) {
      const errors = (value: unknown) =>
        errorsOf(englishGrading, { ...english, items: { ...english.items, [item]: value } });
      expect(errors(-1)).toEqual([`items.${item}: negative`]);
      expect(errors(0)).toEqual([]);
      expect(errors(maximum)).toEqual([]);
      expect(errors(maximum + 0.1)).toEqual([`items.${item}: aboveMaximum`]);
      expect(errors(maximum + 1)).toEqual([`items.${item}: aboveMaximum`]);
    }
  });

  it('[VALID-067] every item is numeric', () => {
    for (const { item } of englishItems) {
      const items = { ...english.items, [item]: 'two' };
      expect(errorsOf(englishGrading, { ...english, items })).toEqual([`items.${item}: numeric`]);
    }
  });

  it.each([
    [undefined, ['total: required']],
    [null, ['total: required']],
    [-1, ['total: range']],
    [0, []],
    [englishTotalMaximum, []],
    [englishTotalMaximum + 1, ['total: range']],
  ])('[VALID-069] a total of %j: %j', (total, errors) => {
    expect(errorsOf(englishGrading, { ...english, total })).toEqual(errors);
  });

  it('[VALID-068] the maxima add up to the total', () => {
    expect(englishTotalMaximum).toBe(20);
  });

  it('[VALID-070] an annotation needs a selected text', () => {
    const remark = { id: 'a', start: 3, end: 3, comment: 'tense' };
    expect(errorsOf(englishAnnotation, remark)).toEqual(['end: selection']);
    expect(errorsOf(englishAnnotation, { ...remark, end: 4 })).toEqual([]);
  });
});

describe('agreement with one’s own last scores', () => {
  it('has mean and range, and tells a score beyond two standard deviations once there are five', () => {
    expect(agreementOf([])).toBeNull();
    const own = agreementOf([70, 75, 80, 85, 90]);
    expect(own).toMatchObject({ count: 5, mean: 80, lowest: 70, highest: 90 });
    expect([65, 66, 94, 95].map((score) => own?.isFar(score))).toEqual([true, false, false, true]);
    expect(agreementOf([70, 80])?.isFar(0)).toBe(false);
  });

  it('[ENTITY-018, ENTITY-019] counts the sum of three marks, and the total of an English essay', () => {
    expect(scoreOf({ ...subjective, central_material: 30.1, language: 30.2 })).toBe(75.3);
    expect(scoreOf(english)).toBe(15);
  });
});
