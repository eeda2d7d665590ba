import type { Locator } from '@playwright/test';
import { errorBookList } from '../../../../src/contract/answers';
import { remindStudents } from '../../../../src/contract/reminders';
import { studentList } from '../../../../src/contract/students';
import { attentionLimits } from '../../../../src/domain/attention';
import { students } from '../../../../src/machines/students/students';
import { studentReminder } from '../../../../src/machines/students/studentReminder';
import { studentReminderPaths } from '../../../../src/machines/students/studentReminder.paths';
import { studentsPaths } from '../../../../src/machines/students/students.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack, expect } from '../../world';
import { type Answer, lost, once } from '../answers';
import { dialogButton } from '../controls';
import { needless } from '../needless';
import { rowMenu } from '../rows';
import type { ScreenAdapter, Walk } from '../adapter';

/** What leaves the question about marking, which has its own words, or any other dialog. */
const leavingDialog = (words: 'hasText' | 'hasNotText') => ({
  find: ({ page, say }: Walk): Locator =>
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ [words]: say('students:marking.consequence') })
      .getByRole('button', {
        name: new RegExp(`^(${say('parts:dialog.cancel')}|${say('parts:dialog.close')})$`),
      })
      .last(),
});

/** What leads from a row's menu to another page, and the way back. */
const thereAndBack = (action: string, to: string) => ({
  async trigger(walk: Walk) {
    await rowMenu(action).trigger(walk);
    await walk.page.waitForURL((url) => url.pathname === to);
    await walk.page.goBack();
    await expect(walk.page.getByRole('row').nth(1)).toBeVisible();
  },
});

/** The first student answers wrong four times in a row. */
async function getsWrong({ page, world }: Walk) {
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const student_id = /student_id=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  const { ask } = createClient(world.address);
  const asked = { subject_id: 3, student_id: 10011, page: 1, page_size: 1 } as const;
  const { list } = await ask(errorBookList, asked, { as: 'zhou' });
  const question_id = String(list[0]?.question_id ?? '');
  for (let count = 0; count < attentionLimits.wrongStreak; count += 1)
    await world.control('answer', { student_id, question_id, is_right: 'false' });
}

const listed = async ({ page, world, language }: Walk) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=3&list=audition', language);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

/** What leaves the question about a reminder, or what came of it. */
const closing = leavingDialog('hasNotText');

/** The reminder is confirmed, which is sent to another student, so that this one stays to be reminded. */
const reminds: Answer = async (_, walk) => {
  const instead = needless(3);
  await walk.page.route(`**${remindStudents.path}`, (call) => instead(call, walk), { times: 1 });
  await dialogButton('students:reminding.verb').find(walk).click();
  await walk.page.getByRole('dialog').waitFor();
  await closing.find(walk).click();
};

/** The reminder is cancelled. */
const cancels: Answer = async (_, walk) => closing.find(walk).click();

/** Reminding somebody who needs it. */
export const studentReminderAdapter: ScreenAdapter = {
  chart: studentReminder,
  catalogue: studentReminderPaths,
  async enter(walk) {
    await listed(walk);
    await rowMenu('students:act.remind').trigger(walk);
  },
  events: {
    'reminder.confirmed': dialogButton('students:reminding.verb'),
    'reminder.closed': closing,
  },
  answers: {
    findReasons: { done: [once(getsWrong), needless(3)], error: [lost] },
    remind: { done: [needless(3)], error: [lost] },
  },
};

/** The page of the student lists: those who have come for an audition, of whom one is marked. */
export const studentsAdapter: ScreenAdapter = {
  chart: students,
  catalogue: {
    ...studentsPaths,
    inputs: { list: studentsPaths.inputs.list },
    events: {
      'marking.requested': [{ ids: [1] }],
      'reminder.requested': studentsPaths.events['reminder.requested'].slice(0, 1),
      'homework.requested': [{ ids: [1] }],
      'reward.requested': studentsPaths.events['reward.requested'].slice(0, 1),
    },
  },
  enter: listed,
  events: {
    'marking.requested': rowMenu('students:action.audition'),
    'marking.confirmed': {
      ...dialogButton('students:marking.verb'),
      // Another one is first once the list has been asked for again.
      async use(verb: Locator, _: unknown, { page }: Walk) {
        const asked = page.waitForResponse((answer) => answer.url().endsWith(studentList.path));
        await verb.click();
        await asked;
      },
    },
    'reminder.requested': {
      async trigger(walk: Walk) {
        await getsWrong(walk);
        await rowMenu('students:act.remind').trigger(walk);
      },
    },
    'homework.requested': thereAndBack('students:act.homework', '/homework/list'),
    'reward.requested': thereAndBack('students:act.reward', '/crystal/list'),
    'marking.cancelled': leavingDialog('hasText'),
  },
  answers: { studentReminder: { done: [reminds, cancels] } },
};
