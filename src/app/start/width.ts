import type { PortalActor } from '../world/portalContext';

/** Window width in px up to which the sidebar folds [SIDE-025]. */
const narrow = '(max-width: 1024px)';

/**
 * Tells the portal how wide the window is, now and when that changes. Once before anything is seen: a sidebar that
 * folds later moves the page, and takes its links from under the pointer.
 */
export function followWidth(portal: Pick<PortalActor, 'send'>): void {
  const query = window.matchMedia(narrow);
  const tell = () => {
    portal.send({ type: query.matches ? 'viewport.narrowed' : 'viewport.widened' });
  };
  tell();
  query.addEventListener('change', tell);
}
