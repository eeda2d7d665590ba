import { reminderOutlook } from '../../src/contract/home';
import { courseOptions, studentOptions } from '../../src/contract/options';
import { studentList } from '../../src/contract/students';
import type { ReminderOutcome } from '../../src/domain/home';
import { createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const address = '/student/list?subject_id=3';

// What is done with ticked students, or one, from their list.
for (const [language, width] of [
  ['en', 1024],
  ['zh', 1440],
] as const) {
  const say = wordsIn(language);

  test(`ticked students are reminded, and each has a result, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await comeBack(page, world, 'zhou', address, language);
    await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeVisible();
    const all = page.getByRole('checkbox', { name: say('parts:table.selectAll') });
    await all.focus();
    await page.keyboard.press('Space');
    const count = (await page.getByRole('row').count()) - 1;
    const bar = page.getByRole('region', { name: say('parts:selection.count', { count }) });
    await expect(bar).toBeVisible();
    await look(page, `students-acts-${language}`);
    const remind = bar.getByRole('button', { name: say('students:act.remind'), exact: true });
    const ended = page.getByRole('dialog', { name: say('students:reminding.done') });
    const question = page.getByRole('alertdialog');
    const { ask } = createClient(world.address);
    const asked = { subject_id: 3, list: 'responsible', page: 1, page_size: 20 } as const;
    const { list } = await ask(studentList, asked, { as: 'zhou' });
    const student_ids = list.map(({ student_id }) => student_id);
    const outlook = async () =>
      (await ask(reminderOutlook, { subject_id: 3, student_ids }, { as: 'zhou' })).results;
    const counted = async (outcome: ReminderOutcome['outcome']) => ({
      count: (await outlook()).filter((one) => one.outcome === outcome).length,
    });
    const sent = await counted('sent');
    const rest = await counted('notNeeded');
    expect([sent.count, rest.count].every((one) => one > 0)).toBe(true);
    await remind.click();
    await expect(question).toContainText(say('students:reminding.title', sent));
    await expect(question).toContainText(say('students:reminding.leftOut.notNeeded', rest));
    await expect(question).toContainText(say('parts:dialog.irreversible'));
    await expect(question).toContainText(say('students:reminding.once'));
    await look(page, `students-reminding-${language}`);
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    await expect(ended).toContainText(say('students:reminding.outcome.sent', sent));
    await expect(ended).toContainText(say('students:reminding.outcome.notNeeded', rest));
    await look(page, `students-reminded-${language}`);
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    // Nobody is reminded again today: that is said, and nothing is asked.
    await all.click();
    await remind.click();
    await expect(ended).toContainText(
      say('students:reminding.outcome.already', await counted('already')),
    );
    await expect(ended).toContainText(say('students:reminding.outcome.notNeeded', rest));
    await expect(question).toHaveCount(0);
  });

  test(`homework and coins begin with the students of the list, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const asked = { subject_id: 3, list: 'responsible', page: 1, page_size: 50 } as const;
    const { ask } = createClient(world.address);
    const { list } = await ask(studentList, asked, { as: 'zhou' });
    const taught = await ask(courseOptions, { subject_id: 3 }, { as: 'zhou' });
    const pairs = await Promise.all(
      taught.list.map(async ({ id: course }) => {
        const options = await ask(
          studentOptions,
          { subject_id: 3, course_id: course },
          { as: 'zhou' },
        );
        const ids = options.list.map(({ id }) => id);
        return { course, rows: list.filter(({ student_id }) => ids.includes(student_id)) };
      }),
    );
    const { course, rows } = pairs.find((pair) => pair.rows.length > 1) ?? { course: 0, rows: [] };
    const [one, other] = rows;
    if (one === undefined || other === undefined) throw new Error('two students are needed');
    await comeBack(page, world, 'zhou', address, language);
    // Sorted: that stays, too.
    await page.getByRole('button', { name: say('students:column.name'), exact: true }).click();
    await expect(page).toHaveURL(/sort=/);
    const here = page.url();
    const tick = async () => {
      for (const { name } of [one, other]) {
        await page
          .getByRole('checkbox', {
            name: say('parts:table.select', { name: toldName(name, language) }),
          })
          .first()
          .click();
      }
    };
    await tick();
    await page.getByRole('button', { name: say('students:act.homework'), exact: true }).click();
    const assigning = new AssignDialog(page, say);
    await assigning.field('course').selectOption(String(course));
    await expect(assigning.box.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await look(page, `students-assign-${language}`);
    await assigning.button('cancel').click();
    // The list is found as it was left, those ticked who were: several things can be done for them one after the other.
    await expect(page).toHaveURL(here);
    const bar = page.getByRole('region', { name: say('parts:selection.count', { count: 2 }) });
    await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(2);
    await bar.getByRole('button', { name: say('students:act.reward'), exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(one.username);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(here);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: say('parts:selection.clear') }).click();

    await page
      .getByRole('button', {
        name: say('parts:table.actionsFor', { name: toldName(one.name, language) }),
      })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say('students:act.reward') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      say('rewards:reward.to', { name: toldName(one.name, language), username: one.username }),
    );
    await dialog.getByLabel(say('rewards:reward.coins'), { exact: true }).fill('5');
    await dialog.getByLabel(say('rewards:reward.remark'), { exact: true }).fill('ok');
    await look(page, `students-reward-${language}`);
    await dialog
      .getByRole('button', { name: say('rewards:reward.verb.sure', { count: 5 }) })
      .click();
    await expect(
      page.getByRole('dialog', { name: say('rewards:reward.given', { count: 5 }) }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(here);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
