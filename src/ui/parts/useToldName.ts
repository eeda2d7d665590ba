import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

let spelling: ((name: string) => string | null) | null = null;
/** The dictionary is loaded only for those who need it. */
const loadSpelling = async () =>
  (spelling ??= (await import('../../domain/spelledName')).spelledName);

/**
 * A name in a sentence, a title or a choice: for those whose interface is English a Chinese one is followed by its Latin
 * letters. Where an element can stand, `NameInLetters` says them smaller.
 */
export function useToldName() {
  const { language } = useTranslation().i18n;
  const [spell, setSpell] = useState(() => spelling);
  const isAwaited = language === 'en' && spell === null;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isGone = false;
    loadSpelling().then(
      (loaded) => {
        if (!isGone) setSpell(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAwaited]);
  return (name: string) => {
    const letters = language === 'en' ? (spell?.(name) ?? null) : null;
    return letters === null ? name : `${name} ${letters}`;
  };
}
