import type { Locator } from '@playwright/test';
import {
  homeworkPersons,
  homeworkSummary,
  remindOfHomework,
} from '../../../../src/contract/homework';
import { toWallTime } from '../../../../src/domain/businessTime';
import { type AssignmentPersonRow, withdrawalRefusal } from '../../../../src/domain/homework';
import { reachableOf } from '../../../../src/domain/reminders';
import { homeworkDetail } from '../../../../src/machines/homework/homeworkDetail';
import { homeworkDetailPaths } from '../../../../src/machines/homework/homeworkDetail.paths';
import { homeworkExtension } from '../../../../src/machines/homework/homeworkExtension';
import { homeworkExtensionPaths } from '../../../../src/machines/homework/homeworkExtension.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack, expect } from '../../world';
import { type Answer, lost, really, sending } from '../answers';
import { button, closeOutcomes, dialogButton, inReach } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import type { ScreenAdapter, Walk } from '../adapter';
import { overtake } from './assignmentAnswers';

const withdraw = button('homework:withdrawal.open');
const subject_id = 3;

/** An assignment that the analyst may take back, and that failed for one of four. */
async function failedForOne(walk: Walk): Promise<number> {
  const { second } = await overtake(walk, 1, 4);
  await walk.world.control('homework/settle');
  return second;
}

/** An assignment that the analyst may take back. */
async function ownAssignment({ world }: Walk): Promise<number | undefined> {
  const client = createClient(world.address);
  const all = { subject_id, page: 1, page_size: 200 } as const;
  const { list } = await client.ask(homeworkSummary, all, { as: 'zhou' });
  return list.find((row) => withdrawalRefusal(row) === null && row.counts.incomplete > 0)
    ?.homework_id;
}

/** The same person has just reminded them with another browser. */
const remindedElsewhere: Answer = async (call, walk) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  const student_ids = form.get('student_ids')?.split(',').map(Number);
  const homework_id = Number(form.get('homework_id'));
  await createClient(walk.world.address).ask(
    remindOfHomework,
    { subject_id, homework_id, student_ids },
    { as: 'zhou' },
  );
  await call?.continue();
};

const copy = button('homework:copy.open');
const extendOf = ({ page, say }: Walk): Locator =>
  page
    .getByRole('grid')
    .getByRole('button', { name: say('homework:extension.open') })
    .first();
const failuresOf = ({ page, say }: Walk): Locator =>
  page.getByRole('button', { name: say('homework:failures.open', { count: 1 }) });
const remindAll = ({ page, say }: Walk): Locator => {
  const all = say('homework:reminder.all', { count: 2 });
  const some = say('homework:reminder.some', { waiting: 2, missing: 2 });
  const counting = `^(${all}|${some})$`.replaceAll('2', String.raw`\d+`);
  return page.getByRole('button', { name: new RegExp(counting) });
};
const remindOne = ({ page, say }: Walk): Locator =>
  page.getByRole('grid').getByText(say('homework:reminder.open'), { exact: true }).first();
/** Cancel, of the dialog that is sent with a button. */
const cancelOf =
  (verb: string) =>
  ({ page, say }: Walk): Locator =>
    page
      .locator('[role=dialog], [role=alertdialog]')
      .filter({ has: page.getByRole('button', { name: say(verb), exact: true }) })
      .getByRole('button', { name: say('parts:dialog.cancel'), exact: true });
const extend: Answer = async (_, { page, say }) => {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(say('homework:extension.deadline'), { exact: true })
    .fill('2026-12-29T20:00');
  await dialog.getByRole('button', { name: say('homework:extension.verb') }).click();
};
const addressOf = (id: number | undefined) =>
  `/homework/list?subject_id=${String(subject_id)}&homework_id=${String(id)}`;

/** One assignment, which can be taken back. */
export const homeworkDetailAdapter: ScreenAdapter = {
  chart: homeworkDetail,
  // The outcome for several, of whom one has handed in, is seen in tests/browser/homeworkChase.spec.ts.
  // So is choosing students of whom none can be reminded, and in homeworkRemindSeveral.spec.ts who was ticked.
  catalogue: {
    ...homeworkDetailPaths,
    events: {
      ...homeworkDetailPaths.events,
      'reminder.requested': homeworkDetailPaths.events['reminder.requested'].filter(
        ({ persons, ...more }) =>
          !('areTicked' in more) && (persons === null || reachableOf(persons).length > 0),
      ),
    },
    outcomes: {
      ...homeworkDetailPaths.outcomes,
      homeworkExtension: { done: homeworkDetailPaths.outcomes.homeworkExtension.done.slice(0, 1) },
    },
  },
  async enter(walk) {
    const { page, world, language } = walk;
    const address = addressOf(await failedForOne(walk));
    await comeBack(page, world, 'zhou', address, language);
    await expect(withdraw.find(walk)).toBeVisible();
  },
  events: {
    'withdrawal.requested': { find: (walk: Walk): Locator => inReach(withdraw.find(walk), walk) },
    'withdrawal.confirmed': dialogButton('homework:withdrawal.verb'),
    'withdrawal.cancelled': { find: cancelOf('homework:withdrawal.verb') },
    'extension.requested': { find: extendOf },
    'extension.cancelled': { find: cancelOf('homework:extension.verb') },
    'reminder.requested': {
      find: (
        walk: Walk,
        { persons }: { persons: readonly AssignmentPersonRow[] | null },
      ): Locator => (persons === null ? inReach(remindAll(walk), walk) : remindOne(walk)),
    },
    'reminder.confirmed': dialogButton('students:reminding.verb'),
    'reminder.closed': {
      find: (walk: Walk): Locator =>
        cancelOf('students:reminding.verb')(walk).or(closeOutcomes.find(walk)),
    },
    'failures.requested': { find: (walk: Walk): Locator => inReach(failuresOf(walk), walk) },
    'copy.requested': { find: (walk: Walk): Locator => inReach(copy.find(walk), walk) },
  },
  answers: {
    withdraw: { done: [really], error: [lost] },
    remind: { done: [really, remindedElsewhere], error: [lost] },
    loadCopy: { done: [really], error: [lost] },
    homeworkExtension: { done: [extend] },
    homeworkAssignment: {
      done: [
        (_, walk) =>
          dialogButton('homework:assign.cancel')
            .find(walk)
            .or(dialogButton('homework:assign.close').find(walk))
            .first()
            .click(),
      ],
    },
  },
  elsewhere: {
    'homeworkDetail|scope.renewed|0': 'a part of the page tells the day',
    'homeworkDetail|scope.renewed|1': 'a part of the page tells the day',
  },
};

const { events, ...sample } = homeworkExtensionPaths;
/** It has passed in every world, whatever the deadline so far. */
const tooEarly = { field: 'deadline', value: '2026-11-19T20:00:00+08:00' };
const enough = { field: 'deadline', value: '2026-12-29T20:00:00+08:00' };
const typed = ({ page, say }: Walk, { field }: { field: string }) =>
  page.getByRole('dialog').getByLabel(say(`homework:extension.${field}`), { exact: true });

const form = formAdapter({
  chart: homeworkExtension,
  catalogue: {
    ...sample,
    events: { ...events, 'field.changed': [tooEarly, enough] },
  },
  words: 'homework:extension',
  async enter(walk) {
    const id = await ownAssignment(walk);
    const { list } = await createClient(walk.world.address).ask(
      homeworkPersons,
      { subject_id, homework_id: id ?? 0, status: ['incomplete'], page: 1, page_size: 50 },
      { as: 'zhou' },
    );
    const [first] = list;
    await comeBackToDraft(walk, 'zhou', addressOf(id), {
      key: `homeworkExtension.${String(first?.person_id)}`,
      content: { deadline: events['content.restored'][0]?.content['deadline'] },
    });
    await extendOf(walk).click();
  },
  errors: [lost, sending({ deadline: '2026-11-01T20:00:00+08:00' })],
});

/** The form that gives one student more time; a moment is typed as the clock on the wall shows it. */
export const homeworkExtensionAdapter: ScreenAdapter = {
  ...form,
  events: {
    ...form.events,
    'field.changed': {
      find: typed,
      use: (field: Locator, { value }: { value: string }) => field.fill(toWallTime(value)),
    },
  },
};
