import { useEffect, useState } from 'react';
import { getI18n } from 'react-i18next';
import type { Fetched } from './fetched';

/** How long the first look at a page may take, in ms, before what nobody waits for comes as well. */
const firstLook = 1_500;

/**
 * What nobody waits for: null while the first look at the portal is on its way, and where it could not be fetched,
 * since the page is whole without it.
 */
export function useLater<Thing>(thing: Fetched<Thing>): Thing | null {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      Promise.all([thing.fetch(), getI18n().loadNamespaces([...thing.words])]).then(
        () => {
          if (!isLeft) setIsHere(true);
        },
        () => undefined,
      );
    }, firstLook);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [thing]);
  return isHere ? thing.known() : null;
}
