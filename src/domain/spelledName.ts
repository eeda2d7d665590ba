import { pinyin } from 'pinyin-pro';

/** Surnames of two syllables; all others have one. */
const longSurnames = [
  ...['欧阳', '诸葛', '尉迟', '司马', '上官', '夏侯', '皇甫', '公孙', '慕容', '长孙', '宇文'],
  ...['司徒', '司空', '令狐', '东方', '南宫', '端木', '独孤', '澹台', '濮阳', '申屠', '钟离'],
  ...['赫连', '鲜于', '呼延', '闻人', '轩辕', '百里', '东郭', '西门', '拓跋', '公冶'],
];

const chinese = /^[\p{Script=Han}·•]+$/u;

const word = (syllables: readonly string[]) => {
  const [first = '', ...rest] = syllables.join('');
  return first.toUpperCase() + rest.join('');
};

const syllablesOf = (name: string) =>
  pinyin(name, { toneType: 'none', surname: 'head', type: 'array' });

/**
 * A Chinese name in Latin letters: `Ouyang Jingshu`, `Ayiguli Maimaiti`. Null for a name that has other letters.
 * A surname that is read in two ways is read as a surname; the given name by its most common sound.
 */
export function spelledName(name: string): string | null {
  if (!chinese.test(name)) return null;
  const parts = name.split(/[·•]/u).filter((part) => part !== '');
  if (parts.length > 1) return parts.map((part) => word(syllablesOf(part))).join(' ');
  const syllables = syllablesOf(name);
  const surname = longSurnames.some((one) => name.startsWith(one) && name.length > 2) ? 2 : 1;
  const given = syllables.slice(surname);
  return [syllables.slice(0, surname), ...(given.length === 0 ? [] : [given])].map(word).join(' ');
}
