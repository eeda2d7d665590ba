import { expect, it } from 'vitest';
import { persist, restore } from '../../../src/machines/parts/reload';
import { auditionMark } from '../../../src/machines/students/auditionMark';
import { auditionMarkPaths } from '../../../src/machines/students/auditionMark.paths';
import { listing } from '../../../src/machines/students/listing';
import { listingPaths } from '../../../src/machines/students/listing.paths';
import { studentDetail } from '../../../src/machines/students/studentDetail';
import { studentDetailPaths } from '../../../src/machines/students/studentDetail.paths';
import { studentRows } from '../../../src/machines/students/studentRows';
import { studentRowsPaths } from '../../../src/machines/students/studentRows.paths';
import { students } from '../../../src/machines/students/students';
import { studentsPaths } from '../../../src/machines/students/students.paths';
import { proveChart } from '../../../src/paths';
import { findingsOf, proven } from '../proof';

it.each([
  ['students', students, studentsPaths],
  ['listing', listing, listingPaths],
  ['auditionMark', auditionMark, auditionMarkPaths],
])(
  '%s takes every transition on generated paths, which notice every mistake',
  (_, chart, paths) => {
    expect(findingsOf(chart, paths)).toEqual(proven);
  },
);

it('studentDetail takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(studentDetail, studentDetailPaths)).toEqual({
    ...proven,
    unnoticed: [
      // It leads on at once to loading: who failed to load has an id.
      'retarget studentDetail.loadFailed|load.retried|0',
      // No tab is both: their order makes no difference.
      'swap branches studentDetail.ready.tab.choosing|always|0',
      // Only who is shown is new, which the chart's own test looks at.
      'drop actions studentDetail.ready.identity.refreshing|xstate.done.actor.0.studentDetail.ready.identity.refreshing|0',
    ],
  });
});

// That paths notice every mistake of such a list is shown where lists are made.
it('studentRows takes every transition on generated paths', () => {
  const proof = proveChart(studentRows, studentRowsPaths, { reload: { persist, restore } });
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
