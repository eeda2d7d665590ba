import { describe, expect, it } from 'vitest';
import {
  examQuestion,
  examRow,
  knowledgeMap,
  lossesBy,
  markFault,
  marksSoFar,
  masteryOf,
  questionsNumbered,
  scoreStanding,
  weakestPoints,
} from '../../src/domain/exams';
import { sampleOf } from '../../src/machines/parts/sample.paths';

const question = (number: number, point: string, full: number, mark: number) => ({
  ...{ ...sampleOf(examQuestion), number, point_name: point, full_marks: full, mark },
  ...{ chapter_name: point.startsWith('F') ? 'Functions' : 'Shapes', average: full / 2 },
});
const questions = [
  question(1, 'Fa', 3, 3),
  question(2, 'Sa', 4, 0),
  question(3, 'Fb', 10, 7.5),
  question(4, 'Sa', 12, 9.5),
  question(5, 'Sb', 14, 3),
];

describe('the analysis of a result', () => {
  it.each([
    ['', 3, 'required'],
    ['x', 3, 'numeric'],
    ['-1', 3, 'belowZero'],
    ['-2.5', 3, 'belowZero'],
    ['-', 3, 'numeric'],
    [' ', 3, 'required'],
    [' 3 ', 3, null],
    ['2. 5', 3, 'numeric'],
    ['1.25', 3, 'halves'],
    ['1.2', 3, 'halves'],
    ['3.5', 3, 'aboveFull'],
    ['3', 3, null],
    ['0', 3, null],
    ['2.5', 3, null],
    ['2.50', 3, null],
    ['2.', 3, null],
    ['2.05', 3, 'halves'],
  ])('a mark %j of %d is %j', (typed, full, fault) => {
    expect(markFault(typed, full)).toBe(fault);
  });

  it('the total so far counts what is typed and right', () => {
    expect(marksSoFar(['3 ', '', '2.5', '99'], [3, 4, 10, 12])).toEqual({ sum: 5.5, count: 2 });
  });

  it.each([
    [
      [2, 5],
      [2, 5],
    ],
    [
      [5, 99, 2],
      [2, 5],
    ],
    [[99], [1, 2, 3, 4, 5]],
    [[], [1, 2, 3, 4, 5]],
  ])('the numbers %j show the questions %j', (asked, shown) => {
    expect(questionsNumbered(questions, asked).map(({ number }) => number)).toEqual(shown);
  });

  it('ranks where marks were lost, most lost first', () => {
    expect(lossesBy(questions, 'point').map(({ name, lost }) => [name, lost])).toEqual([
      ['Sb', 11],
      ['Sa', 6.5],
      ['Fb', 2.5],
      ['Fa', 0],
    ]);
    const [, second] = lossesBy(questions, 'point');
    expect(second).toEqual({
      ...{ name: 'Sa', numbers: [2, 4], full: 16, won: 9.5, lost: 6.5, average: 8 },
      share: 9.5 / 16,
    });
  });

  it('suggests the points that cost most, but none that is mastered', () => {
    expect(weakestPoints(questions).map(({ name }) => name)).toEqual(['Sb', 'Sa', 'Fb']);
    const mastered = questions.map((one) => ({ ...one, mark: one.full_marks }));
    expect(weakestPoints(mastered)).toEqual([]);
  });

  it('maps the points by chapter, in the order of the paper', () => {
    const map = knowledgeMap(questions);
    expect(map.map(({ name, won, full }) => [name, won, full])).toEqual([
      ['Functions', 10.5, 13],
      ['Shapes', 12.5, 30],
    ]);
    expect(map.map(({ points }) => points.map(({ name }) => name))).toEqual([
      ['Fa', 'Fb'],
      ['Sa', 'Sb'],
    ]);
  });

  it('[SCREEN-139] a score with other points or other full marks is another one', () => {
    const { paper, ...row } = sampleOf(examRow);
    const result = { ...row, score: 93.5, paper: { ...paper, full_marks: 120 } };
    const standing = (score: number | null, full: number | null) =>
      scoreStanding(result, { score_id: 1, score, full_score: full });
    expect(scoreStanding(result, null)).toBe('missing');
    expect([standing(93.5, 120), standing(null, null)]).toEqual(['entered', 'entered']);
    expect([standing(65.5, 120), standing(93.5, 150)]).toEqual(['other', 'other']);
  });

  it('knows three degrees of mastery, the bounds belonging to the better one', () => {
    expect([1, 0.85, 0.84, 0.6, 0.59, 0].map(masteryOf)).toEqual([
      ...['mastered', 'mastered', 'partly', 'partly', 'weak', 'weak'],
    ]);
  });
});
