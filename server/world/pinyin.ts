import { pinyin } from 'pinyin-pro';

/** Marks above letters, the two dots of ü aside, which is a letter of its own. */
const accents = /[\u0300-\u0307\u0309-\u036f]/g;

/** Small letters without tones and accents, words and syllables separated by blanks. */
function spell(name: string): string[] {
  const spelled = pinyin(name, { toneType: 'none', surname: 'head', nonZh: 'consecutive' });
  const plain = spelled.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();
  return plain.split(/[^a-zü]+/u).filter((word) => word !== '');
}

/** How many syllables the first word of a hint has: two for `Ouyang Jingshu`. */
function surnameLength(syllables: readonly string[], hint: string): number {
  const [surname] = hint.toLowerCase().split(' ');
  return syllables.findIndex((_, at) => syllables.slice(0, at + 1).join('') === surname) + 1;
}

/**
 * How a name is searched and sorted: `zhang zi han`. A compound surname, which `hint` tells, is one word,
 * and the name follows once more by syllable, for its initials: `ouyang jing shu | ou yang jing shu`.
 */
export function pinyinOf(name: string, hint = ''): string {
  const syllables = spell(name);
  const spelled = syllables.join(' ');
  const length = surnameLength(syllables, hint);
  if (length < 2) return spelled;
  const whole = [syllables.slice(0, length).join(''), ...syllables.slice(length)].join(' ');
  return `${whole} | ${spelled}`;
}
