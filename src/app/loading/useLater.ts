import { useEffect, useState } from 'react';
import { getI18n } from 'react-i18next';
import type { Fetched } from './fetched';
import { usePortal } from '../world/portalContext';

/** How long what the screen asks for may keep the rest waiting, in ms. */
const longest = 1_500;

function hasCome({ known, words }: Fetched<unknown>): boolean {
  return known() !== null && words.every((area) => getI18n().hasLoadedNamespace(area));
}

/**
 * What nobody waits for: fetched when the screen has what it asked the server for, since both share one line. Null
 * until then, and where it could not be fetched: the page is whole without it.
 */
export function useLater<Thing>(thing: Fetched<Thing>): Thing | null {
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
      if (!isLeft) setIsHere(true);
    };
    fetch().catch(() => undefined);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [thing, answered]);
  return isHere ? thing.known() : null;
}
