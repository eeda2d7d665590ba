import katex from 'katex';
import 'katex/contrib/mhchem';
import { describe, expect, it } from 'vitest';
import { commentBank } from '../../server/world/content/commentBank';
import { bandRanges, corrections, essayPrompts, essays } from '../../server/world/content/essays';
import { leafPoints } from '../../server/world/content/points';
import { questions } from '../../server/world/content/questions';
import { passages } from '../../server/world/content/questions/passages';
import type { Question } from '../../server/world/content/types';

const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90];
const leaves = new Map(leafPoints.map((point) => [point.id, point]));

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

function texts(question: Question): string[] {
  const { stem, options = [], answer, commonErrors = [], hint, analysis } = question;
  return [stem, ...options.map(({ text }) => text), ...answer, ...commonErrors, hint, analysis];
}

const formulas = (text: string): string[] => text.split('$').filter((_, at) => at % 2 === 1);

function renders(formula: string): boolean {
  try {
    return katex.renderToString(formula, { throwOnError: true, strict: 'error' }).length > 0;
  } catch {
    return false;
  }
}

describe('questions', () => {
  it('are at least two hundred, of every type, and every point has one', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(repeated(questions.map(({ id }) => id))).toEqual([]);
    expect(repeated(questions.map(({ stem }) => stem))).toEqual([]);
    expect(new Set(questions.map(({ type }) => type)).size).toBe(8);
    const asked = new Set(questions.map(({ pointId }) => pointId));
    expect(leafPoints.filter(({ id }) => !asked.has(id))).toEqual([]);
  });

  it('refer to a leaf and a passage of their subject, and say why they are asked', () => {
    for (const question of questions) {
      expect(leaves.get(question.pointId)?.subjectId).toBe(question.subjectId);
      expect(tens).toContain(question.difficulty);
      for (const key of [
        'stem',
        'hint',
        'analysis',
        'objective',
        'thought',
        'ability',
        'method',
      ] as const)
        expect(question[key]).not.toBe('');
      if (question.passageId === undefined) continue;
      const passage = passages.find(({ id }) => id === question.passageId);
      expect(passage?.subjectId).toBe(question.subjectId);
    }
    const read = new Set(questions.map(({ passageId }) => passageId));
    expect(passages.filter(({ id }) => !read.has(id))).toEqual([]);
  });

  it('have answer keys among their options', () => {
    for (const { id, type, options, answer, commonErrors = [] } of questions) {
      expect(answer.length, String(id)).toBeGreaterThan(0);
      for (const error of commonErrors) expect(error).not.toBe(answer.join('；'));
      if (!options) continue;
      const keys: readonly string[] = options.map(({ key }) => key);
      expect(keys).toEqual(expect.arrayContaining([...answer]));
      expect(repeated(answer)).toEqual([]);
      expect(repeated(options.map(({ text }) => text)), String(id)).toEqual([]);
      if (type === 'singleChoice') expect(answer).toHaveLength(1);
      if (type === 'multipleChoice') expect(answer.length).toBeGreaterThan(1);
    }
    const choices = questions.filter(({ type }) => type.endsWith('Choice'));
    expect(choices.filter(({ options = [] }) => options.length < 4)).toEqual([]);
  });

  it('have one answer, and one part of every common error, for each blank', () => {
    for (const { id, type, stem, answer, commonErrors = [] } of questions) {
      if (type === 'trueOrFalse') expect(['true', 'false']).toContain(answer.join());
      if (type !== 'fillInTheBlank') continue;
      const blanks = stem.split('____').length - 1;
      expect(answer, String(id)).toHaveLength(blanks);
      for (const error of commonErrors) expect(error.split('；'), String(id)).toHaveLength(blanks);
    }
  });

  it('render with KaTeX, every formula but the one that is broken on purpose', () => {
    for (const text of questions.flatMap(texts)) expect(text.split('$').length % 2, text).toBe(1);
    const failing = questions.flatMap((question) =>
      texts(question)
        .flatMap(formulas)
        .filter((formula) => !renders(formula))
        .map(() => question.id),
    );
    const broken = questions.filter(({ marks }) => marks?.includes('brokenFormula'));
    expect(broken).toHaveLength(1);
    expect(failing).toEqual(broken.map(({ id }) => id));
  });

  it('are marked with what the portal must cope with', () => {
    const marked = (mark: string) =>
      questions.filter(({ marks = [] }) => marks.some((own) => own === mark)).map(({ id }) => id);
    const having = (test: (text: string) => boolean) =>
      questions.filter((question) => texts(question).some(test)).map(({ id }) => id);
    expect(having((text) => text.includes('\\ce{'))).toEqual(marked('mhchem'));
    expect(having((text) => text.includes('\n|'))).toEqual(marked('table'));
    expect(having((text) => text.includes('!['))).toEqual(marked('image'));
    const long = questions.filter(({ stem }) => stem.length > 300).map(({ id }) => id);
    expect(long).toEqual(marked('long'));
    expect(passages.some(({ notes }) => notes)).toBe(true);
  });
});

describe('essays', () => {
  const chinese = essays.filter(({ id }) => id >= 3000);
  const english = essays.filter(({ id }) => id < 3000);
  const promptOf = (id: number) => essayPrompts.find((prompt) => prompt.id === id);

  it('are twenty Chinese and fifteen English ones over all bands', () => {
    expect(repeated(essays.map(({ id }) => id))).toEqual([]);
    expect(chinese).toHaveLength(20);
    expect(english).toHaveLength(15);
    for (const { text } of chinese) {
      const characters = text.replaceAll(/\s/g, '').length;
      expect(characters).toBeGreaterThanOrEqual(350);
      expect(characters).toBeLessThanOrEqual(800);
    }
    for (const { text } of english) {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(80);
      expect(words).toBeLessThanOrEqual(150);
    }
    expect(new Set(chinese.map(({ band }) => band)).size).toBe(5);
    for (const { id, promptId } of essays)
      expect(promptOf(promptId)?.subjectId).toBe(id >= 3000 ? 3 : 1);
    for (const { id } of essayPrompts)
      expect(essays.some(({ promptId }) => promptId === id)).toBe(true);
    expect(essays.filter(({ photo }) => photo)).toHaveLength(5);
  });

  it('hold the faults that they are said to hold', () => {
    for (const { text, faults } of chinese) {
      expect(text.split('然后').length - 1 >= 5).toBe(faults.includes('repeatedThen'));
      const ended = /[。！？”日]$/.test(text);
      expect(ended).toBe(!faults.includes('noEnding'));
    }
  });

  it('have eight corrections whose marks quote the text that they stand at', () => {
    expect(corrections).toHaveLength(8);
    expect(repeated(corrections.map(({ essayId }) => essayId))).toEqual([]);
    for (const { essayId, rating, annotations, categoryComments } of corrections) {
      const essay = essays.find(({ id }) => id === essayId);
      if (!essay) throw new Error(`no essay ${essayId}`);
      const [lowest, highest] = bandRanges[essay.band];
      expect(rating).toBeGreaterThanOrEqual(lowest);
      expect(rating).toBeLessThanOrEqual(highest);
      for (const { start, end, quote, comment } of annotations) {
        expect(end).toBeGreaterThan(start);
        expect(essay.text.slice(start, end)).toBe(quote);
        expect(comment).not.toBe('');
      }
      // Not all six each time: the meter of categories without a comment has something to show.
      const marked = new Set(annotations.map(({ category }) => category));
      expect(marked.size).toBeGreaterThanOrEqual(4);
      expect(Object.keys(categoryComments)).toEqual(expect.arrayContaining([...marked]));
    }
  });

  it('have annotations that overlap and annotations inside others', () => {
    const pairs = corrections.flatMap(({ annotations }) =>
      annotations.flatMap((one, at) => annotations.slice(at + 1).map((other) => ({ one, other }))),
    );
    const meeting = pairs.filter(({ one, other }) => other.start < one.end);
    expect(meeting.some(({ one, other }) => other.end <= one.end)).toBe(true);
    expect(meeting.some(({ one, other }) => other.end > one.end)).toBe(true);
  });

  it('have a bank of forty Chinese and twenty English comments over six categories', () => {
    for (const [language, count] of [
      ['zh', 40],
      ['en', 20],
    ] as const) {
      const own = commentBank.filter((phrase) => phrase.language === language);
      expect(own).toHaveLength(count);
      expect(new Set(own.map(({ category }) => category)).size).toBe(6);
      expect(own.filter(({ text }) => text.includes('{name}')).length).toBeGreaterThanOrEqual(5);
    }
    expect(repeated(commentBank.map(({ id }) => id))).toEqual([]);
    expect(repeated(commentBank.map(({ text }) => text))).toEqual([]);
    for (const { text } of commentBank) expect(text.replaceAll('{name}', '')).not.toMatch(/[{}]/);
  });
});
