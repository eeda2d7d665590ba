/** What somebody searches for, word by word: each of them has to be found. */
export function wordsOf(keyword: string): string[] {
  return keyword.split(/\s+/u).filter((word) => word !== '');
}

const latin = /^[a-zü]+$/;
/** What a keyboard types for ü. */
const letters: Readonly<Record<string, string>> = { u: '[uü]', v: '[vü]' };

/**
 * A pattern for a name in pinyin, `zhang zi han`: after each letter the rest of the syllable may be left out.
 * So `zhangzihan`, `zihan`, `zhangz` and `zzh` find it, and `hang`, which begins no syllable, does not.
 * The browser and PostgreSQL read it alike; null for what cannot be pinyin.
 */
export function soundOf(word: string): string | null {
  const typed = word.toLowerCase();
  if (!latin.test(typed)) return null;
  return `(^| )${[...typed].map((letter) => letters[letter] ?? letter).join('([^ ]* )?')}`;
}

interface Named {
  readonly name: string;
  readonly username: string;
  readonly pinyin: string;
}

/** Whether a student is meant by a keyword: each word by name, account, pinyin or initials; everybody by none. */
export function isMeantBy(keyword: string, { name, username, pinyin }: Named): boolean {
  return wordsOf(keyword.toLowerCase()).every((word) => {
    const sound = soundOf(word);
    return (
      [name, username].some((text) => text.toLowerCase().includes(word)) ||
      (sound !== null && new RegExp(sound, 'u').test(pinyin))
    );
  });
}
