import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import type { LeaveGuard } from './leaving';

/** What the router keeps with an entry of the tab's history: its place among those of the portal. */
const entry = z.object({ idx: z.int() });
const placeHere = () => entry.safeParse(window.history.state).data?.idx ?? null;

/** A page and its subject: filters and pages of a list lie within it. */
const pageOf = (pathname: string, search: string) =>
  `${pathname} ${new URLSearchParams(search).get('subject_id') ?? ''}`;

/**
 * Asks before Back or Forward leads to another page or subject. The browser is there by the time that it says so: it is
 * led back, and neither the router nor the page hears of it.
 */
export function useBackGuard(asks: LeaveGuard): void {
  const { pathname, search, key } = useLocation();
  const place = useRef<number | null>(null);
  const move = useRef<'none' | 'returning' | 'leaving'>('none');
  useEffect(() => {
    place.current = placeHere();
  }, [key]);

  const hear = useEffectEvent((event: PopStateEvent) => {
    const there = placeHere();
    if (move.current === 'leaving' || there === null || place.current === null) return;
    const steps = there - place.current;
    if (steps === 0) {
      if (move.current === 'returning') event.stopImmediatePropagation();
      move.current = 'none';
      return;
    }
    const { location } = window;
    if (pageOf(location.pathname, location.search) === pageOf(pathname, search)) return;
    const leave = () => {
      move.current = 'leaving';
      window.history.go(steps);
    };
    if (!asks(leave)) return;
    event.stopImmediatePropagation();
    move.current = 'returning';
    window.history.go(-steps);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => hear(event);
    // Captured, so that it comes before the router's listener and the page's own.
    window.addEventListener('popstate', listener, { capture: true });
    return () => {
      window.removeEventListener('popstate', listener, { capture: true });
    };
  }, []);
}
