import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { stored } from '../../services/storage';

/** How long a page may take to become as long as it was, in ms. */
const patience = 5000;

/** How far each entry of the tab's history was scrolled, in px, by router key, path and page number. */
const positions: Record<string, number> = { ...stored.scrollPositions.read() };

/** Input that cancels the restoring of a scroll position. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to where the entry was as soon as the page is long enough; a person who scrolls meanwhile wins. */
function restore(position: number, done: () => void): () => void {
  const root = document.documentElement;
  const grown = new ResizeObserver(() => {
    if (root.scrollHeight - window.innerHeight < position) return;
    window.scrollTo(0, position);
    stop();
  });
  const late = setTimeout(stop, patience);
  function stop(): void {
    grown.disconnect();
    clearTimeout(late);
    for (const move of ownMoves) window.removeEventListener(move, stop);
    done();
  }
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}

/** The page number that a list's address holds: another one begins at its first row. */
const pageOf = (search: string) => new URLSearchParams(search).get('page') ?? '1';

let last = { pathname: '', page: '' };

/**
 * Keeps where each page was scrolled to: Back and reload lead there again, once the rows are back; another page, and
 * another page of a list, begin at the top.
 */
export function useScrollPosition(): void {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = { pathname, page: pageOf(search) };
    const isOther = place.pathname !== last.pathname || place.page !== last.page;
    last = place;
    // Each full load of a page has the same router key.
    const entry = `${key} ${place.pathname} ${place.page}`;
    const known = positions[entry];
    let isRestoring = isBack && known !== undefined && known > 0;
    if (!isRestoring && isOther) window.scrollTo(0, 0);
    const stop = isRestoring
      ? restore(known ?? 0, () => {
          isRestoring = false;
        })
      : undefined;
    const keep = () => {
      if (!isRestoring) positions[entry] = Math.round(window.scrollY);
    };
    const write = () => {
      stored.scrollPositions.write(positions);
    };
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', write);
    return () => {
      stop?.();
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', write);
    };
    // The address alone may change without another entry, when a chart replaces it.
  }, [key, pathname, search, isBack]);
}
