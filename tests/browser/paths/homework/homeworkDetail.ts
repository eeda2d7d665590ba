import type { Locator } from '@playwright/test';
import {
  extendDeadline,
  homeworkPersons,
  homeworkSummary,
  remindOfHomework,
} from '../../../../src/contract/homework';
import { toWallTime } from '../../../../src/domain/businessTime';
import {
  type AssignmentPersonRow,
  type PersonStatus,
  withdrawalRefusal,
} from '../../../../src/domain/homework';
import { homeworkDetail } from '../../../../src/machines/homework/homeworkDetail';
import { homeworkDetailPaths } from '../../../../src/machines/homework/homeworkDetail.paths';
import { homeworkExtension } from '../../../../src/machines/homework/homeworkExtension';
import { homeworkExtensionPaths } from '../../../../src/machines/homework/homeworkExtension.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack, expect } from '../../world';
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
  const { list } = await client.ask(homeworkSummary, all, asZhou);
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
    asZhou,
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
/** One of two has handed in meanwhile: the server is asked about such two. */
const extendTooLate: Answer = async (call, walk) => {
  const client = createClient(walk.world.address);
  const all = { subject_id, page: 1, page_size: 200 } as const;
  const { list } = await client.ask(homeworkSummary, all, asZhou);
  const given = list.find(
    ({ withdrawn_at: at, counts }) => at === null && counts.incomplete > 0 && counts.corrected > 0,
  );
  const students = { ...all, homework_id: given?.homework_id ?? 0 };
  const of = async (status: PersonStatus) =>
    (await client.ask(homeworkPersons, { ...students, status: [status] }, asZhou)).list[0]
      ?.person_id;
  const ids = [await of('incomplete'), await of('corrected')];
  const instead = sending({ person_ids: ids.join(',') });
  const address = `**/api${extendDeadline.path}`;
  await walk.page.route(address, (sent) => instead(sent, walk), { times: 1 });
  await extend(call, walk);
};
const closeExtended = ({ page, say }: Walk): Locator =>
  page
    .getByRole('dialog', { name: say('homework:extension.doneSeveral', { count: 1 }) })
    .getByRole('button', { name: say('parts:dialog.close'), exact: true });
const addressOf = (id: number | undefined) =>
  `/homework/list?subject_id=${String(subject_id)}&homework_id=${String(id)}`;

/** One assignment, which can be taken back. */
export const homeworkDetailAdapter: ScreenAdapter = {
  chart: homeworkDetail,
  // Who was ticked is seen in tests/browser/homeworkRemindSeveral.spec.ts.
  catalogue: {
    ...homeworkDetailPaths,
    // A part of the page has told the day before anybody can do something.
    inputs: { assignment: { ...homeworkDetailPaths.inputs.assignment, today: '2026-11-20' } },
    events: {
      ...homeworkDetailPaths.events,
      'reminder.requested': homeworkDetailPaths.events['reminder.requested'].filter(
        (chosen) => !('areTicked' in chosen),
      ),
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
    'extension.cancelled': {
      find: (walk: Walk): Locator =>
        cancelOf('homework:extension.verb')(walk).or(closeExtended(walk)),
    },
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
    homeworkExtension: { done: [extend, extendTooLate] },
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
    'homeworkDetail.browsing|reminder.requested|1':
      'Of those who can be pressed here all can be reminded: homeworkRemindSeveral.spec.ts ticks others',
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
      asZhou,
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
