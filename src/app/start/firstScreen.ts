import { selectAllowedPath, selectGuard, selectPage } from '../../machines/shell/portalSelectors';
import type { PortalParts } from '../world/portalContext';
import { routeOf } from '../routing/routes';

/** Has the screen that the portal is opened at run before anything is rendered, if the guard lets in at once. */
export function beginFirstScreen(parts: PortalParts): void {
  const { pathname, search } = window.location;
  const snapshot = parts.portal.getSnapshot();
  if (selectAllowedPath(selectGuard(snapshot)?.getSnapshot()) !== pathname) return;
  const address = Object.fromEntries(new URLSearchParams(search));
  routeOf(pathname)
    ?.content?.known()
    ?.Screen.begin?.(parts, { ...selectPage(snapshot), address });
}
