import { homeworkPersons, homeworkSummary, remindOfHomework } from '../../src/contract/homework';
import { withdrawalRefusal } from '../../src/domain/homework';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

const subject_id = 3;

// Several who have not handed in are ticked and reminded in one act.
for (const language of seenIn('en')) {
  test(`[ROUTE-056] [HWP-03] ticked students are reminded together, and whoever gets no reminder is named with the reason before and after, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    const client = createClient(world.address);
    const all = { subject_id, type: 'composition', page: 1, page_size: 200 } as const;
    const { list } = await client.ask(homeworkSummary, all, asZhou);
    const given = list.find((row) => withdrawalRefusal(row) === null && row.counts.incomplete > 2);
    if (given === undefined) throw new Error('fewer than three are missing');
    const { homework_id } = given;
    const found = await client.ask(
      homeworkPersons,
      { subject_id, homework_id, status: ['incomplete'], page: 1, page_size: 3 },
      asZhou,
    );
    const [first, second, third] = found.list;
    if (first === undefined || second === undefined || third === undefined) {
      throw new Error('fewer than three are missing');
    }
    const student_ids = [first.student_id];
    await client.ask(remindOfHomework, { subject_id, homework_id, student_ids }, asZhou);

    const address = `/homework/list?subject_id=${String(subject_id)}&homework_id=${String(homework_id)}`;
    await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', address, language);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(remindOfHomework.path)) asked.push(request.postData() ?? '');
    });
    const boxOf = ({ student_username: username }: typeof first) =>
      page.getByRole('grid').getByRole('row').filter({ hasText: username }).getByRole('checkbox');
    const tick = (one: typeof first) => boxOf(one).check();
    const open = page.getByRole('button', { name: say('homework:reminder.open'), exact: true });
    const question = page.getByRole('alertdialog');
    const outcome = page.getByRole('dialog', { name: say('students:reminding.done') });
    const namedUnder = (key: string, count: number) =>
      question
        .or(outcome)
        .locator('dt', { hasText: say(key, { count }) })
        .locator('+ dd');

    for (const one of [first, second, third]) await tick(one);
    await look(page, `homework-remind-several-ticked-${language}`);
    await open.click();
    await expect(question).toContainText(say('students:reminding.title', { count: 2 }));
    await expect(question).toContainText(second.student_username);
    await expect(question).toContainText(third.student_username);
    const before = namedUnder('students:reminding.leftOut.already', 1);
    await expect(before).toContainText(first.student_username);
    await expect(before).not.toContainText(second.student_username);
    await look(page, `homework-remind-several-${language}`);

    // One of them hands in before it is confirmed.
    await world.control('homework/hand-in', {
      title: given.essay_title ?? given.name,
      text: '我的花园里有三棵树。',
      username: third.student_username,
    });
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    await expect(namedUnder('students:reminding.outcome.sent', 1)).toContainText(
      second.student_username,
    );
    await expect(namedUnder('homework:reminder.notReminded', 1)).toContainText(
      third.student_username,
    );
    await look(page, `homework-reminded-several-${language}`);
    expect(asked).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(outcome).toBeHidden();
    // Who was reminded, or has handed in, is not ticked any more; whoever had a reminder before still is.
    await expect(boxOf(second)).not.toBeChecked();
    await expect(boxOf(third)).not.toBeChecked();
    await expect(boxOf(first)).toBeChecked();
    await look(page, `homework-unticked-several-${language}`);

    // Where none of the ticked can be reminded, nothing is asked and nothing is sent.
    await page.getByRole('button', { name: say('parts:selection.clear') }).click();
    for (const one of [first, second]) await tick(one);
    await open.click();
    const already = namedUnder('students:reminding.outcome.already', 2);
    await expect(already).toContainText(first.student_username);
    await expect(already).toContainText(second.student_username);
    await expect(question).toBeHidden();
    expect(asked).toHaveLength(1);
  });
}
