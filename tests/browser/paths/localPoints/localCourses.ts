import { localCourseRows } from '../../../../src/machines/localPoints/localCourseRows';
import { localCourseRowsPaths } from '../../../../src/machines/localPoints/localCourseRows.paths';
import { localCourses } from '../../../../src/machines/localPoints/localCourses';
import { localCoursesPaths } from '../../../../src/machines/localPoints/localCourses.paths';
import { localRestore } from '../../../../src/machines/localPoints/localRestore';
import { localRestorePaths } from '../../../../src/machines/localPoints/localRestore.paths';
import { localSummaryRecord } from '../../../../src/machines/localPoints/localSummaryRecord';
import { localSummaryRecordPaths } from '../../../../src/machines/localPoints/localSummaryRecord.paths';
import { expect, password } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { button, dialogButton } from '../controls';
import { formAdapter } from '../form';
import { recordAdapter } from '../record';

const open = (walk: Walk) => come(walk, '/localManager/index?subject_id=2');

async function openRestore(walk: Walk): Promise<void> {
  await open(walk);
  await button('localPoints:restore.open').find(walk).click();
  await expect(walk.page.getByRole('dialog')).toBeVisible();
}

/** Gives username and password. */
const restore: Answer = async (_, { page, say }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('localPoints:restore.uname')).fill('zhou');
  await dialog.getByLabel(say('localPoints:restore.password'), { exact: true }).fill(password);
  await dialog.locator('button[type=submit]').click();
};

/** The courses. */
export const localCourseRowsAdapter = collectionAdapter({
  chart: localCourseRows,
  catalogue: localCourseRowsPaths,
  words: 'localPoints',
  async enter(walk) {
    // More than a page of them.
    await walk.world.control('lessons/courses', { uname: 'zhou', subject_id: '2' });
    await open(walk);
  },
  search: { text: '数学' },
});

/** The page, with the dialog that restores. */
export const localCoursesAdapter: ScreenAdapter = {
  chart: localCourses,
  catalogue: localCoursesPaths,
  enter: open,
  events: {
    'restore.requested': button('localPoints:restore.open'),
    'restore.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { localRestore: { done: [restore] } },
};

/** Username and password. */
export const localRestoreAdapter = formAdapter({
  chart: localRestore,
  catalogue: localRestorePaths,
  words: 'localPoints:restore',
  drafts: false,
  enter: openRestore,
  submit: { find: ({ page }: Walk) => page.getByRole('dialog').locator('button[type=submit]') },
  errors: [lost, sending({ password: 'wrong' })],
});

/** What is marked in all. */
export const localSummaryAdapter = recordAdapter({
  chart: localSummaryRecord,
  catalogue: localSummaryRecordPaths,
  enter: open,
  message: 'localPoints.changed',
  answers: { load: { done: [really, really], error: [lost] } },
});
