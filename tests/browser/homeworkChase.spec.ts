import { homeworkSummary } from '../../src/contract/homework';
import { withdrawalRefusal } from '../../src/domain/homework';
import { rowHeight } from '../../src/ui/parts/DataTable/rowHeight';
import { createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// Whoever has not handed in is reminded or given more time, and an assignment is given again.
for (const [language, width] of [
  ['en', 1024],
  ['zh', 1440],
] as const) {
  test(`[ROUTE-056] [SCREEN-081] [ROLE-009] missing students are reminded and given more time, and homework is assigned again, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    const all = { subject_id: 3, type: 'composition', page: 1, page_size: 200 } as const;
    const { list } = await createClient(world.address).ask(homeworkSummary, all, { as: 'zhou' });
    const given = list.find((row) => withdrawalRefusal(row) === null && row.counts.incomplete > 1);
    if (given === undefined) throw new Error('nobody is missing');
    await page.setViewportSize({ width, height: 800 });
    await comeBack(page, world, 'zhou', '/homework/list?subject_id=3', language);
    await expect(page.getByRole('banner')).toBeVisible();
    const home = { name: say('shell:sidebar.home'), exact: true };
    await expect(page.getByRole('link', home)).toBeVisible();
    const title = given.essay_title ?? given.name;
    await page.getByRole('searchbox', { name: say('homework:search.homework') }).fill(title);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    const table = page.getByRole('grid');
    const count = `${say('homework:status.incomplete')} ${String(given.counts.incomplete)}`;
    await page.getByRole('tab', { name: count, exact: true }).click();
    await expect(table.locator('tbody tr[data-index]')).toHaveCount(given.counts.incomplete);
    await page.getByRole('tab').first().click();
    // At the least width, one column makes room for the others.
    const due = { name: say('homework:column.deadline'), exact: true };
    await expect(page.getByRole('columnheader', due)).toBeVisible();

    const more = table.getByText(say('homework:extension.open'), { exact: true }).first();
    await more.click();
    const dialog = page.getByRole('dialog');
    // Two may share a name.
    await expect(dialog).toContainText(/qh\d{5} · /);
    const deadline = dialog.getByLabel(say('homework:extension.deadline'), { exact: true });
    const move = dialog.getByRole('button', { name: say('homework:extension.verb') });
    await move.click();
    await expect(dialog.getByText(say('homework:extension.error.deadline.required'))).toBeVisible();
    await deadline.fill('2026-11-01T20:00');
    await expect(dialog.getByText(say('homework:extension.error.deadline.deadline'))).toBeVisible();
    // A year typed wrong is not taken, and too much time is made less.
    await deadline.fill('2099-12-29T20:00');
    await expect(dialog.getByText(say('homework:extension.error.deadline.tooFar'))).toBeVisible();
    await deadline.fill('2027-01-29T20:00');
    await move.click();
    await expect(dialog).toHaveCount(0);
    // The list is loaded again with what was given.
    await expect(table).toContainText(say('homework:extension.given'));
    await more.click();
    const original = say('homework:extension.assigned', { time: '' }).trim();
    await expect(dialog).toContainText(original);
    await deadline.fill('2026-12-29T20:00');
    await move.click();
    await expect(dialog).toHaveCount(0);
    const moved = table
      .getByRole('gridcell')
      .filter({ hasText: language === 'en' ? /29 Dec/ : /12月29日/ });
    await expect(moved).toContainText(say('homework:extension.given'));
    await look(page, `homework-more-time-${language}`);

    // Several are ticked, and have more time in one act.
    for (const at of [0, 1]) await table.locator('tbody input[type=checkbox]').nth(at).check();
    await page
      .getByRole('button', { name: say('homework:extension.open'), exact: true })
      .last()
      .click();
    const students = say('homework:extension.students', { count: 2 });
    await expect(dialog).toContainText(students);
    await deadline.fill('2026-12-30T20:00');
    await move.click();
    await expect(page.getByText(say('homework:extension.doneSeveral', { count: 2 }))).toBeVisible();
    const both = table
      .getByRole('gridcell')
      .filter({ hasText: language === 'en' ? /30 Dec/ : /12月30日/ });
    await expect(both).toHaveCount(2);
    // One of them hands in while the new deadline is chosen: it is left out, and named.
    for (const at of [0, 1]) await table.locator('tbody input[type=checkbox]').nth(at).check();
    await page
      .getByRole('button', { name: say('homework:extension.open'), exact: true })
      .last()
      .click();
    const [username = ''] = /qh\d{5}/.exec((await dialog.textContent()) ?? '') ?? [];
    await deadline.fill('2026-12-31T20:00');
    await world.control('homework/hand-in', { title, text: '我的花园里有三棵树。', username });
    await move.click();
    const outcome = page.getByRole('dialog', {
      name: say('homework:extension.doneSeveral', { count: 1 }),
    });
    await expect(outcome).toContainText(say('homework:extension.handedIn'));
    await expect(outcome).toContainText(username);
    await look(page, `homework-more-time-left-out-${language}`);
    await page.keyboard.press('Escape');

    const toRemind = table
      .getByRole('row')
      .filter({ has: page.getByText(say('homework:reminder.open'), { exact: true }) })
      .first();
    const student = (await toRemind.getByRole('link').first().textContent()) ?? '';
    await table.getByText(say('homework:reminder.open'), { exact: true }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say('homework:reminder.message', { count: 1 }));
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    await expect(
      page.getByText(say('students:reminding.outcome.sent', { count: 1 })),
    ).toBeVisible();
    const shown = say('students:reminding.said', {
      ...{ name: toldName('周明远', language), time: 'TIME' },
      what: say('students:reminding.kind.homework', { homework: title }),
    });
    const byMe = new RegExp(shown.replace('TIME', String.raw`\d\d:\d\d`));
    await expect(table.getByText(byMe)).toHaveCount(1);
    const missing = given.counts.incomplete - 1;
    const remindRest = page.getByRole('button', {
      name: say('homework:reminder.some', { waiting: missing - 1, missing }),
    });
    await expect(
      page.getByText(say('homework:reminder.someDone', { count: 1, last: '' }).trim()),
    ).toBeVisible();
    await remindRest.click();
    await expect(question).toContainText(say('students:reminding.title', { count: missing - 1 }));
    // Who gets none is said before it.
    const skipped = say('students:reminding.leftOut.already', { count: 1 });
    const left = question.locator('dt', { hasText: skipped }).locator('+ dd');
    await expect(left).toContainText(student);
    await expect(left).toContainText(byMe);
    await look(page, `homework-reminding-${language}`);
    await question.getByRole('button', { name: say('parts:dialog.cancel') }).click();
    await expect(question).toBeHidden();
    await expect(table.getByText(byMe)).toHaveCount(1);
    await remindRest.click();
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    const told = page.getByRole('dialog', { name: say('students:reminding.done') });
    const already = say('students:reminding.outcome.already', { count: 1 });
    await expect(told.locator('dt', { hasText: already }).locator('+ dd')).toContainText(student);
    await look(page, `homework-reminded-${language}`);
    await told
      .getByRole('button', { name: say('parts:dialog.close') })
      .first()
      .click();
    await expect(table.getByText(byMe)).toHaveCount(missing);
    const heights = table
      .locator('tbody tr[data-index]')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
    expect(await heights).toEqual([rowHeight]);
    await expect(remindRest).toHaveCount(0);
    const [before = ''] = say('homework:reminder.allDone', { last: 'LAST' }).split('LAST');
    await expect(page.getByText(before)).toBeVisible();
    await look(page, `homework-chase-${language}`);

    await page.getByRole('button', { name: say('homework:copy.open'), exact: true }).click();
    const assigning = new AssignDialog(page, say);
    // An essay is called by its title: no other name is asked for.
    await expect(assigning.field('name')).toHaveCount(0);
    await expect(assigning.field('course')).toHaveValue(String(given.course_id));
    await expect(assigning.field('lesson')).toHaveValue(String(given.lesson_id));
    await expect(assigning.field('card')).toHaveValue(String(given.card_id));
    await expect(assigning.field('essay_title')).toHaveValue(title);
    await expect(assigning.field('deadline')).not.toHaveValue('');
    // Who is not chosen is named with the reason.
    const leftOut = page
      .getByRole('dialog')
      .getByRole('group')
      .filter({ has: page.locator('summary') });
    await expect(leftOut).toBeVisible();
    await leftOut.locator('summary').click();
    const reasons = ['alreadyAssigned', 'notLearned'].map((one) => say(`homework:outcome.${one}`));
    await expect(leftOut).toContainText(new RegExp(reasons.join('|')));
    await look(page, `homework-copy-${language}`);
  });
}
