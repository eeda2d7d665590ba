import { useEffect, useState } from 'react';
import { getI18n } from 'react-i18next';
import { haveCome } from '../words/words';
import type { Fetched } from './fetched';
import { usePortal } from '../world/portalContext';

/** How long the screen's requests may delay the load, in ms. */
const longest = 1_500;

function hasCome({ known, words }: Fetched<unknown>): boolean {
  return known() !== null && haveCome(getI18n(), words);
}

/**
 * Loads an optional module after the screen's requests are answered, since both share the connection. Null until
 * then, and if the load fails.
 */
export function useDeferred<Thing>(thing: Fetched<Thing>): Thing | null {
  const { answered } = usePortal();
  const [isHere, setIsHere] = useState(() => hasCome(thing));
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((end) => {
      timer = setTimeout(end, longest);
    });
    const fetch = async () => {
      await Promise.race([answered(), patience]);
      await Promise.all([thing.fetch(), getI18n().loadNamespaces([...thing.words])]);
      if (!isLeft) setIsHere(hasCome(thing));
    };
    fetch().catch(() => undefined);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [thing, answered]);
  return isHere ? thing.known() : null;
}
