import type { Locator } from '@playwright/test';
import {
  localCourseList,
  localPointList,
  submitLocalMarks,
} from '../../../../src/contract/localPoints';
import { localCoursePoints } from '../../../../src/machines/localPoints/localCoursePoints';
import { localCoursePointsPaths } from '../../../../src/machines/localPoints/localCoursePoints.paths';
import { localMarking } from '../../../../src/machines/localPoints/localMarking';
import { localMarkingPaths } from '../../../../src/machines/localPoints/localMarking.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really, sending } from '../answers';
import { button, dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { recordAdapter } from '../record';

const subject_id = 3;

/** A course with points of which the first is as at headquarters. */
async function courseOf({ world }: Walk) {
  const client = createClient(world.address);
  const asked = { subject_id, page: 1, page_size: 200 };
  const { list } = await client.ask(localCourseList, asked, asZhou);
  for (const { course_id } of list) {
    const { list: points } = await client.ask(localPointList, { subject_id, course_id }, asZhou);
    const [point] = points;
    if (point?.mark === null) return { course_id, point };
  }
  throw new Error('every first point is marked');
}

const addressOf = (course_id: number) =>
  `/localManager/localManagerInfo?subject_id=${String(subject_id)}&course_id=${String(course_id)}`;

const firstRow = ({ page }: Walk) => page.locator('tbody tr').first();

async function enter(walk: Walk): Promise<void> {
  const { page, world, language } = walk;
  await comeBack(page, world, 'zhou', addressOf((await courseOf(walk)).course_id), language);
}

/** Another degree than the course's points may have by then, whose mark would not be staged. */
const paste: Answer = async (_, { page, say }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('localPoints:paste.text')).fill('90');
  await dialog.getByRole('button', { name: say('localPoints:paste.verb') }).click();
};

/**
 * A colleague marks the point before the person's own mark arrives, and again before a second one does: otherwise than
 * the person, who says 30 or pastes 90, since the same mark overtakes nobody.
 */
async function faster({ page, world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const course_id = Number(new URL(page.url()).searchParams.get('course_id'));
  const asked = { subject_id, course_id };
  const [point] = (await client.ask(localPointList, asked, asZhou)).list;
  if (point === undefined) throw new Error('the course has points');
  const { point_id, difficulty, mark: seen } = point;
  const frequency = seen?.frequency === 80 ? 70 : 80;
  const mark = { point_id, is_examined: true, frequency, difficulty, seen };
  await client.ask(submitLocalMarks, { ...asked, marks: [mark] }, asZhou);
}

/** Marking in the rows, by a pasted column, and submitting. */
export const localMarkingAdapter: ScreenAdapter = {
  chart: localMarking,
  catalogue: localMarkingPaths,
  async enter(walk) {
    const { course_id, point } = await courseOf(walk);
    const { point_id, difficulty } = point;
    const key = `localMarks.${String(course_id)}`;
    const content = {
      marks: [{ point_id, is_examined: true, frequency: 30, difficulty, seen: null }],
    };
    // One that is restored first, and others for after each submit and each time that marks are discarded.
    const places = [1, 2, 3].map((place) => `${key}.beside.${String(place)}`);
    const drafts = [key, ...places].map((place) => ({ key: place, content }));
    await comeBackToDraft(walk, 'zhou', addressOf(course_id), ...drafts);
  },
  events: {
    'points.marked': {
      find: (walk: Walk) => firstRow(walk).getByRole('combobox').first(),
      use: (box: Locator) => box.selectOption('30').then(() => undefined),
    },
    'points.reverted': {
      find: (walk: Walk) => firstRow(walk).getByRole('button'),
    },
    'points.toggled': { find: (walk: Walk) => firstRow(walk).getByRole('checkbox').first() },
    'narrowing.switched': {
      find: ({ page, say }: Walk) =>
        page.getByRole('checkbox', {
          name: new RegExp(say('localPoints:narrow', { count: 0 }).replace(/.0./, '.\\d+.')),
        }),
    },
    'paste.requested': button('localPoints:paste.open'),
    'paste.cancelled': dialogButton('parts:dialog.cancel'),
    'discard.requested': {
      // The dialog that asks has a button of the same name.
      find: ({ page, say }: Walk) =>
        page
          .getByRole('main')
          .getByRole('button', { name: say('localPoints:discard'), exact: true }),
    },
    'discard.confirmed': dialogButton('localPoints:discard'),
    'discard.cancelled': dialogButton('localPoints:discarding.keep'),
    'content.restored': {
      find: (walk: Walk) => button('parts:draft.restore').find(walk).first(),
    },
    'marks.insisted': dialogButton('localPoints:overtaken.insist'),
    'marks.yielded': dialogButton('localPoints:overtaken.yield'),
    'overtaken.closed': dialogButton('localPoints:overtaken.back'),
    'submit.requested': {
      find: ({ page, say }: Walk) =>
        page.getByRole('button', { name: say('localPoints:submit', { count: 1 }) }),
    },
  },
  answers: {
    submit: { done: [really], error: [lost, once(faster)] },
    localPaste: { done: [paste] },
    draft: { done: [really] },
  },
  atOnce: ['draft'],
};

/** The points themselves. */
export const localCoursePointsAdapter = recordAdapter({
  chart: localCoursePoints,
  catalogue: localCoursePointsPaths,
  async enter(walk, start) {
    if (start !== 'none') return enter(walk);
    const { page, world, language } = walk;
    await comeBack(page, world, 'zhou', addressOf(0), language);
  },
  message: 'localPoints.changed',
  answers: { load: { done: [really, really], error: [sending({ course_id: '999999' }), lost] } },
});
