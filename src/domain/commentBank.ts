import type { writtenTypes } from './grading';
import { subjectIds } from './subjects';

/**
 * What the bank has phrases for: essays by category, those in English apart, worked answers of the sciences, answers in
 * words, and English ones.
 */
export type BankKind = 'essay' | 'englishEssay' | 'worked' | 'language' | 'english';

/** Subjects whose written answers are worked out step by step. */
const workedSubjects: readonly number[] = [
  subjectIds.mathematics,
  subjectIds.physics,
  subjectIds.chemistry,
];

/** Which phrases suit the answers to a subject's written questions of a type, and what their marks are called there. */
export function subjectiveBank(subjectId: number, type: (typeof writtenTypes)[number]) {
  if (type === 'essay') return 'essay';
  return workedSubjects.includes(subjectId) ? 'worked' : 'language';
}
export type SubjectiveBank = ReturnType<typeof subjectiveBank>;

/** Which phrases and tags suit the essays of a subject: in the language that the essay is written in. */
export const essayBank = (subjectId: number) =>
  subjectId === subjectIds.english ? 'englishEssay' : 'essay';

/** How often somebody has used a phrase; `{name}` in it stands for the student. */
export interface UsedPhrase {
  readonly text: string;
  readonly times: number;
}

/** The same of a comment, with the place that it stood at: a category of an essay, or `comment`. */
export interface UsedComment extends UsedPhrase {
  readonly place: string;
}

/** The comments of one graded work, by their places. */
export interface CommentedWork {
  readonly student: string;
  readonly comments: Readonly<Record<string, string | undefined>>;
}

/** A phrase with the student's name in its place. */
export const withName = (phrase: string, name: string) => phrase.replaceAll('{name}', name);

/** How often each line of comments was written at a place, whoever it was written to; most used first. */
export function usesOf(written: readonly CommentedWork[], most: number): UsedComment[] {
  const uses = new Map<string, UsedComment>();
  for (const { student, comments } of written) {
    for (const [place, comment = ''] of Object.entries(comments)) {
      for (const line of comment.split('\n')) {
        const text = line.trim().replaceAll(student, '{name}');
        const key = `${place} ${text}`;
        const times = (uses.get(key)?.times ?? 0) + 1;
        if (text !== '') uses.set(key, { place, text, times });
      }
    }
  }
  return [...uses.values()].toSorted((one, other) => other.times - one.times).slice(0, most);
}

/** From how many uses on a comment of somebody's own is a phrase, and how many such are offered. */
const ownPhrases = { times: 2, most: 8 } as const;

/**
 * The phrases of the bank with how often each was used at a place, and what else was written there more than once; most
 * used first, else in the bank's order.
 */
export function byUse(
  phrases: readonly string[],
  used: readonly UsedComment[],
  at: string,
): UsedPhrase[] {
  const here = used.filter(({ place }) => place === at);
  const times = new Map(here.map((one) => [one.text, one.times]));
  const own = here
    .filter((one) => one.times >= ownPhrases.times && !phrases.includes(one.text))
    .slice(0, ownPhrases.most)
    .map((one) => ({ text: one.text, times: one.times }));
  return [...phrases.map((text) => ({ text, times: times.get(text) ?? 0 })), ...own].toSorted(
    (one, other) => other.times - one.times,
  );
}

function pairsOf(text: string): Map<string, number> {
  const plain = text.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');
  const pairs = new Map<string, number>();
  for (let at = 1; at < plain.length; at += 1) {
    const pair = plain.slice(at - 1, at + 1);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const sizeOf = (pairs: ReadonlyMap<string, number>) =>
  [...pairs.values()].reduce((sum, count) => sum + count, 0);

/** The share of pairs of neighbouring letters that two texts have in common, from 0 to 1 (Dice). */
function nearness(one: string, other: string): number {
  const [own, others] = [pairsOf(one), pairsOf(other)];
  const common = [...own].reduce((sum, [pair, n]) => sum + Math.min(n, others.get(pair) ?? 0), 0);
  return (2 * common) / Math.max(sizeOf(own) + sizeOf(others), 1);
}

/** From here on a typed line is nearly a phrase of the bank. */
const isNearFrom = 0.7;

/** The phrase that the last line of a comment nearly equals; null where it is one, or is near to none. */
export function nearestPhrase(comment: string, phrases: readonly string[]): string | null {
  const line = comment.split('\n').at(-1)?.trim() ?? '';
  if (line === '' || phrases.includes(line)) return null;
  const [nearest] = phrases
    .map((phrase) => ({ phrase, near: nearness(line, phrase) }))
    .toSorted((one, other) => other.near - one.near);
  return nearest !== undefined && nearest.near >= isNearFrom ? nearest.phrase : null;
}

/** A comment whose last line is put in a phrase's words. */
export const withLastLine = (comment: string, phrase: string) =>
  [...comment.split('\n').slice(0, -1), phrase].join('\n');
