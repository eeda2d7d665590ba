import { editScore, scoreList } from '../../src/contract/scores';
import { typedOf } from '../../src/domain/scores';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

// What is entered waits until somebody has compared it with its proof.

const asked = { subject_id: 2, state: 'entered', page: 1, page_size: 20 } as const;

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[SCREEN-128] [ROLE-020] scores that wait are confirmed together, and one that has changed is left out and named, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const waiting = () => client.ask(scoreList, asked, asZhou);
    const before = await waiting();
    await comeBack(page, world, 'zhou', '/score/index?subject_id=2&state=entered', language);
    const boxes = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .getByRole('checkbox');
    const dialog = page.getByRole('alertdialog');
    const confirm = page.getByRole('button', {
      name: say('scores:confirmation.open'),
      exact: true,
    });
    const verb = say('scores:confirmation.verbSeveral', { count: 2 });
    const open = async () => {
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await confirm.click();
      await expect(dialog).toContainText(say('scores:confirmation.titleSeveral', { count: 2 }));
    };

    // Somebody changes one of them while the question is read.
    await open();
    for (const { username } of before.list.slice(0, 2))
      await expect(dialog).toContainText(username);
    await look(page, `scores-confirmation-${language}`);
    const [first] = before.list;
    if (first === undefined) throw new Error('no score waits');
    const { student: _, ...typed } = typedOf(first);
    const { score_id, version } = first;
    await client.ask(editScore, { ...typed, subject_id: 2, score_id, version, score: '1' }, asZhou);
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    const report = page.getByRole('dialog', {
      name: say('scores:confirmation.result', { count: 1, left: 1 }),
    });
    await expect(report).toContainText(say('scores:confirmation.left.changed'));
    await expect(report).toContainText(first.username);
    await look(page, `scores-left-out-${language}`);
    expect((await waiting()).total).toBe(before.total - 1);
    await page.keyboard.press('Escape');
    await open();
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    const done = say('scores:confirmation.doneSeveral', { count: 2 });
    await expect(page.getByText(done).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect((await waiting()).total).toBe(before.total - 3);
    // What is confirmed cannot be ticked.
    await page.goto(`${world.address}/score/index?subject_id=2&state=confirmed`);
    await expect(boxes.first()).toBeDisabled();
  });
}
