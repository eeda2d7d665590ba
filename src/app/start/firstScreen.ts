import { selectAllowedPath, selectGuard, selectPage } from '../../machines/shell/portalSelectors';
import type { PortalParts } from '../world/portalContext';
import { splitAddress } from '../routing/address';
import { routeOf } from '../routing/routes';

/** Starts the first screen's chart before anything is rendered, if the guard has allowed the page already. */
export function beginFirstScreen(parts: PortalParts): void {
  const { pathname, search } = window.location;
  const snapshot = parts.portal.getSnapshot();
  if (selectAllowedPath(selectGuard(snapshot)?.getSnapshot()) !== pathname) return;
  const route = routeOf(pathname);
  const address = splitAddress(search, route?.key ?? []);
  route?.content?.known()?.Screen.begin?.(parts, { ...selectPage(snapshot), ...address });
}
