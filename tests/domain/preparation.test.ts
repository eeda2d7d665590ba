import { describe, expect, it } from 'vitest';
import { groundOf, pointGraph } from '../../src/domain/pointGraph';
import {
  classMastery,
  givenParts,
  isRightAnswer,
  preparationState,
  preparedAnswer,
} from '../../src/domain/preparation';

describe('answers of a test account', () => {
  const choice = { type: 'multipleChoice', options: ['A', 'B', 'C'], answer: ['A', 'C'] };
  const blanks = { type: 'fillInTheBlank', options: [], answer: [String.raw`$\frac13$`, '12'] };

  it.each([
    ['letters in another order', choice, 'C, a', true],
    ['a letter too few', choice, 'A', false],
    ['a formula as it is written by hand', blanks, '1/3；12', true],
    ['spaces around', blanks, ' 1/3 ; 12 ', true],
    ['a blank a line', blanks, '1/3\n12', true],
    ['blanks with a comma between', blanks, '1/3，12', true],
    ['an index', { ...blanks, answer: ['$\\mathrm{Ca(OH)_2}$'] }, 'Ca(OH)2', true],
    ['an apostrophe', { ...blanks, answer: ['haven’t'] }, "haven't", true],
    ['a separator behind the last', blanks, '1/3; 12;', true],
    ['a typeset minus', { ...blanks, answer: ['$-4$'] }, '−4', true],
    ['the other sign', { ...blanks, answer: ['$-4$'] }, '4', false],
    ['words that are written as one', { ...blanks, answer: ['a lot of'] }, 'alot of', false],
    ['words with two spaces', { ...blanks, answer: ['a lot of'] }, 'A  lot of', true],
    ['a term without its spaces', { ...blanks, answer: ['2 x y + 1'] }, '2xy+1', true],
    ['another number', blanks, '1/3; 21', false],
    ['true or false', { type: 'trueOrFalse', options: [], answer: ['false'] }, 'false', true],
    ['a calculation', { type: 'calculation', options: [], answer: ['3'] }, '3', null],
    [
      'a passage without choices',
      { ...choice, type: 'readingComprehension', options: [] },
      'A',
      null,
    ],
  ])('judges %s', (_, question, given, isRight) => {
    expect(isRightAnswer(question, given)).toBe(isRight);
  });

  it('tells the letters of choices apart', () => {
    expect(givenParts(choice, 'ca')).toEqual(['A', 'C']);
    expect(givenParts(blanks, '1/3; 12')).toEqual(['1/3; 12']);
  });

  it('[VALID-100] is required', () => {
    expect(preparedAnswer.safeParse(' \n ').error?.issues[0]?.message).toBe('required');
    expect(preparedAnswer.safeParse('A').success).toBe(true);
  });
});

describe('the state of a preparation, and of a class', () => {
  it.each([
    [0, 0, 'notStarted'],
    [4, 0, 'notStarted'],
    [4, 3, 'started'],
    [4, 4, 'prepared'],
  ])('of %i questions %i practised', (question_count, practised_count, state) => {
    expect(preparationState({ question_count, practised_count })).toBe(state);
  });

  it.each([
    [0, 0, 'none'],
    [21, 14, 'good'],
    [21, 13, 'watch'],
    [21, 7, 'watch'],
    [21, 6, 'act'],
  ])('of %i students %i proficient', (answering_count, proficient_count, sign) => {
    expect(classMastery({ answering_count, proficient_count })).toBe(sign);
  });
});

describe('the graph of a course', () => {
  const point = (point_id: number, ...prerequisites: number[]) => ({ point_id, prerequisites });

  it('a point stands right of its prerequisites', () => {
    const points = [point(1), point(2, 1), point(3, 1), point(4, 2, 3), point(5), point(6, 99)];
    const { nodes, lines, columns, rows } = pointGraph(points);
    expect(nodes.map((node) => [node.point.point_id, node.column, node.row])).toEqual([
      ...[
        [1, 0, 0],
        [2, 1, 0],
        [3, 1, 1],
        [4, 2, 0],
        [5, 0, 1],
        [6, 0, 2],
      ],
    ]);
    expect(lines).toHaveLength(4);
    expect([columns, rows]).toEqual([3, 3]);
    expect(pointGraph([]).columns).toBe(0);
  });

  it('ends where prerequisites go in a circle', () => {
    expect(pointGraph([point(1, 2), point(2, 1)]).nodes).toHaveLength(2);
    expect([...groundOf([point(1, 2), point(2, 1)], 1)]).toEqual([2]);
  });

  it('has all that a point builds on, directly or through others', () => {
    const points = [point(1), point(2, 1), point(3), point(4, 2, 99)];
    expect([...groundOf(points, 4)].sort()).toEqual([1, 2]);
    expect(groundOf(points, Number.NaN).size).toBe(0);
  });
});
