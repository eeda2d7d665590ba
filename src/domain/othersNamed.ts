import type { PostClassDraft } from './feedback';

const isLatin = (name: string) => /^[\p{Script=Latin} .'’-]+$/u.test(name);
const letter = /\p{Script=Latin}/u;

/** Whether a text has a name; a Latin one as words of its own. */
function hasName(text: string, name: string): boolean {
  if (name === '') return false;
  return text.split(name).some((before, index, parts) => {
    const after = parts[index + 1];
    if (after === undefined) return false;
    return !isLatin(name) || !(letter.test(before.slice(-1)) || letter.test(after.slice(0, 1)));
  });
}

/**
 * The names of other students that a feedback has: their parents would not want them read by others. A longer name is
 * looked for first, and what it takes of the text is no shorter name any more.
 */
export function othersNamed(
  { content, evaluation, homework }: PostClassDraft,
  own: string,
  others: readonly string[],
): string[] {
  const names = [...new Set([own, ...others])];
  const found = new Set<string>();
  let text = [content, evaluation, homework].join('\n');
  for (const name of names.toSorted((one, other) => other.length - one.length)) {
    if (!hasName(text, name)) continue;
    text = text.replaceAll(name, '\n');
    found.add(name);
  }
  return names.filter((name) => name !== own && found.has(name));
}
