import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { selectSubjectId } from '../../machines/shell/portalSelectors';
import { splitAddress } from './address';
import { routeOf } from './routes';
import { usePortal } from '../world/portalContext';

/**
 * The subject id in the browser's address, or null. Read from the window: the router's location may be one
 * update behind.
 */
const subjectNow = () => new URLSearchParams(window.location.search).get('subject_id');

/**
 * The address of the same page in another subject, without its query; null where it names that subject
 * [ROUTE-076].
 */
export function pageInSubject(subjectId: number): string | null {
  const subject_id = String(subjectId);
  if (subjectNow() === subject_id) return null;
  const { pathname, search } = window.location;
  const { key } = splitAddress(search, routeOf(pathname)?.key ?? []);
  return `${pathname}?${new URLSearchParams({ ...key, subject_id }).toString()}`;
}

/**
 * Takes the subject from the address [ROUTE-076]: one that names another of the person's subjects switches to it;
 * one without takes the portal's.
 */
export function useSubjectAddress(): void {
  const { portal } = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const location: { readonly pathname: string; readonly state: unknown } = useLocation();
  const { pathname, state } = location;
  const subjectId = useSelector(portal, selectSubjectId);
  const shown = parameters.get('subject_id');

  useEffect(() => {
    // The router writes relative to the rendered page: an effect that runs late would lead back to it.
    if (window.location.pathname !== pathname) return;
    // Reads the current subject: the rendered one may be stale, and would undo a choice made since.
    const current = String(selectSubjectId(portal.getSnapshot()));
    const named = subjectNow();
    if (named === current) return;
    const choice = { type: 'subject.chosen', subjectId: Number(named) } as const;
    if (named !== null && portal.getSnapshot().can(choice)) {
      portal.send(choice);
      return;
    }
    // What the window shows, too: whoever has followed a link of the page meanwhile would be led back.
    const others = Object.fromEntries(new URLSearchParams(window.location.search));
    setParameters({ ...others, subject_id: current }, { replace: true, state });
  }, [portal, pathname, state, shown, setParameters, subjectId]);
}
