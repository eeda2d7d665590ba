import { describe, expect, it } from 'vitest';
import { depthsOf, paragraphsOf, sentencesOf } from '../../src/domain/segments';

describe('the paragraphs of an essay', () => {
  it('are indented in Chinese, but where the text brings an indent of its own', () => {
    expect(paragraphsOf('雨停了。\n　　我们笑了。\n')).toEqual([
      { start: 0, end: 5, isIndented: true, isSpaced: false },
      { start: 5, end: 13, isIndented: false, isSpaced: false },
    ]);
  });

  it('are set apart in English, but where blank lines do so already', () => {
    const spaced = (text: string) =>
      paragraphsOf(text).map(({ isIndented, isSpaced }) => [isIndented, isSpaced]);
    expect(spaced('It rained.\nWe laughed.')).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(spaced('It rained.\n\nWe laughed.').flat()).not.toContain(true);
  });
});

describe('the sentences of an essay', () => {
  it('have their closing mark and no spaces around them', () => {
    const text = '  It rained. We laughed!\n　　雨停了。 \n';
    const said = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
    expect(said).toEqual(['It rained.', 'We laughed!', '雨停了。']);
  });
});

describe('the lines under annotated words', () => {
  it('lie on one another only where the words do not overlap', () => {
    const depths = depthsOf([
      { id: 'second', start: 4, end: 12 },
      { id: 'first', start: 0, end: 6 },
      { id: 'after', start: 6, end: 9 },
    ]);
    expect([...depths]).toEqual([
      ['first', 0],
      ['second', 1],
      ['after', 0],
    ]);
  });
});
