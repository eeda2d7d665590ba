import { expect, it } from 'vitest';
import { portal } from '../../../src/machines/shell/portal';
import { portalPaths } from '../../../src/machines/shell/portal.paths';
import { toasts } from '../../../src/machines/shell/toasts';
import { toastsPaths } from '../../../src/machines/shell/toasts.paths';
import { findingsOf, proven } from '../proof';

it('portal takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(portal, portalPaths)).toEqual({
    ...proven,
    // Restoring leads on at once to where these lead: no one can tell the difference.
    unnoticed: [
      'retarget portal.session|session.opened|0',
      'retarget portal.session|session.closed|0',
    ],
  });
});

it('toasts take every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(toasts, toastsPaths)).toEqual(proven);
});
