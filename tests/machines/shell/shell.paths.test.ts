import { expect, it } from 'vitest';
import { persist, restore } from '../../../src/machines/parts/reload';
import { portal } from '../../../src/machines/shell/portal';
import { portalPaths } from '../../../src/machines/shell/portal.paths';
import { studentSearch } from '../../../src/machines/shell/studentSearch';
import { studentSearchPaths } from '../../../src/machines/shell/studentSearch.paths';
import { toasts } from '../../../src/machines/shell/toasts';
import { toastsPaths } from '../../../src/machines/shell/toasts.paths';
import { topBar } from '../../../src/machines/shell/topBar';
import { topBarPaths } from '../../../src/machines/shell/topBar.paths';
import { onlinePoll, unreadPoll } from '../../../src/machines/shell/topBarPolls';
import { onlinePollPaths, unreadPollPaths } from '../../../src/machines/shell/topBarPolls.paths';
import { proveChart } from '../../../src/paths';
import { findingsOf, proven } from '../proof';

it('portal takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(portal, portalPaths)).toEqual({
    ...proven,
    // Restoring leads on at once to where these lead: no one can tell the difference.
    unnoticed: [
      'retarget portal.session|session.opened|0',
      'retarget portal.session|session.closed|0',
      'retarget portal.language|language.chosen|0',
      'retarget portal.language.chosen|storage.cleared|0',
    ],
  });
});

it('toasts take every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(toasts, toastsPaths)).toEqual(proven);
});

it('topBar takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(topBar, topBarPaths)).toEqual(proven);
});

it('studentSearch takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(studentSearch, studentSearchPaths)).toEqual({
    ...proven,
    // The chart's own test looks at what is asked for then.
    unnoticed: [
      'drop actions studentSearch.closed|search.typed|0',
      'retarget studentSearch.open.failed|search.retried|0',
      'retarget studentSearch.open.failed|search.submitted|0',
    ],
  });
});

// That paths notice every mistake of such a poll is shown where polls are made.
it.each([
  ['unreadPoll', unreadPoll, unreadPollPaths],
  ['onlinePoll', onlinePoll, onlinePollPaths],
])('%s takes every transition on generated paths', (_, chart, paths) => {
  const proof = proveChart(chart, paths, { reload: { persist, restore } });
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
