import type { Locator } from '@playwright/test';
import { lockOptions, lockTree } from '../../../../src/contract/lessons';
import { courseLocks } from '../../../../src/machines/lessons/courseLocks';
import { courseLocksPaths } from '../../../../src/machines/lessons/courseLocks.paths';
import { lessonLocks } from '../../../../src/machines/lessons/lessonLocks';
import { lessonLocksPaths } from '../../../../src/machines/lessons/lessonLocks.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack, expect } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { button, dialogButton } from '../controls';
import { tell } from '../socket';

const subject_id = 3;

/** A student with a course of which several lessons are open by its order, and may be unlocked. */
async function address({ world }: Walk): Promise<string> {
  const client = createClient(world.address);
  const { students } = await client.ask(lockOptions, { subject_id }, asZhou);
  for (const { id, course_ids } of students)
    for (const course_id of course_ids) {
      const asked = { subject_id, course_id, student_ids: [id] };
      const { chapters, students: whose } = await client.ask(lockTree, asked, asZhou);
      const open = chapters.flatMap(({ lessons }) =>
        lessons.filter(({ locks }) => locks.opened > 0),
      );
      if (whose[0]?.exempt === null && open.length > 2)
        return `course_id=${String(course_id)}&student_ids=${String(id)}`;
    }
  throw new Error('everything is unlocked');
}

async function enter(walk: Walk, query: string) {
  const { page, world, language } = walk;
  await comeBack(
    page,
    world,
    'zhou',
    `/lockunlock/info?subject_id=${String(subject_id)}&${query}`,
    language,
  );
}

/** The row of the first lesson that can be unlocked. */
const lesson = ({ page, say }: Walk) =>
  page
    .locator('[role=treeitem][aria-level="2"]')
    .filter({ hasText: say('lessons:lock.opened') })
    .first();
const unlock = 'lessons:locks.unlocked';

/** Choosing in the tree, looking at what would happen, and doing it. */
export const lessonLocksAdapter: ScreenAdapter = {
  chart: lessonLocks,
  catalogue: {
    ...lessonLocksPaths,
    // The address names somebody: nobody can ask for a change for nobody.
    events: {
      ...lessonLocksPaths.events,
      'change.requested': lessonLocksPaths.events['change.requested'].slice(0, 1),
    },
  },
  async enter(walk) {
    await enter(walk, await address(walk));
    await expect(lesson(walk)).toBeVisible();
  },
  events: {
    'choice.toggled': { find: lesson },
    'choice.cleared': button('lessons:locks.clear'),
    'node.switched': { find: lesson, use: (row: Locator) => row.press('ArrowRight') },
    'change.requested': button(`${unlock}.open`),
    'change.confirmed': dialogButton(`${unlock}.verb`),
    'change.cancelled': dialogButton('parts:dialog.cancel'),
    'outcome.closed': dialogButton('lessons:locks.return'),
  },
  answers: {
    // The server is asked about nothing, which changes nothing.
    preview: { done: [really, sending({ lesson_ids: '', card_ids: '' })], error: [lost] },
    change: { done: [really], error: [lost] },
  },
};

/** The course itself. */
export const courseLocksAdapter: ScreenAdapter = {
  chart: courseLocks,
  catalogue: courseLocksPaths,
  async enter(walk, start) {
    await enter(walk, start === 'nothing' ? 'course_id=0' : await address(walk));
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
  },
  answers: {
    load: { done: [really, really], error: [lost, sending({ student_ids: '999999' })] },
  },
};
