import { homeworkByStudent, homeworkHistory } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const as = { as: 'zhou' };
const subject_id = 3;

for (const language of seenIn('en')) {
  test(`[ROUTE-011] a student’s past homework stands on a sheet outside the frame, and prints without controls, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const client = createClient(world.address);
    const corrected = { subject_id, status: ['corrected' as const], page: 1, page_size: 1 };
    const [someone] = (await client.ask(homeworkByStudent, corrected, as)).list;
    if (someone === undefined) throw new Error('nobody has corrected homework');
    const { student_id, name } = someone;
    const address = `/student/detail?subject_id=${String(subject_id)}&student_id=${String(student_id)}`;
    await comeBack(page, world, 'zhou', `${address}&view=homework`, language);
    await page.getByRole('link', { name: say('homework:history.open') }).click();
    await expect(page).toHaveURL(/\/student\/historywork\?.*student_id=/);
    const title = say('homework:history.title', { name: toldName(name, language) });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: say('shell:sidebar.report'), exact: true }),
    ).toHaveCount(0);
    const history = { subject_id, student_id, page: 1, page_size: 200 } as const;
    const { counts, average_score: score } = await client.ask(homeworkHistory, history, as);
    if (score !== null) {
      await expect(page.getByRole('main')).toContainText(score.toFixed(1));
    }
    await expect(page.getByRole('main')).toContainText(say('shell:subject.3'));
    const print = page.getByRole('button', { name: say('parts:print') });
    await expect(print).toBeVisible();
    await look(page, `history-work-${language}`);
    await page.getByRole('tab', { name: say('homework:status.corrected') }).click();
    await expect(page).toHaveURL(/status=corrected/);
    await expect(page.getByRole('row')).toHaveCount(Math.min(counts.corrected, 20) + 1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(print).toBeHidden();
    // The paper says which are shown and what is left out, and each has its deadline; no tabs are on it.
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: say('homework:status.expired') })).toBeHidden();
    await expect(page.getByText(say('homework:history.leftOut'))).toBeVisible();
    const [due = '?'] = say('homework:history.due', { at: '@' }).split('@');
    await expect(page.getByRole('row').nth(1)).toContainText(due.trim());
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: say('homework:history.back') }).click();
    await expect(page).toHaveURL(/\/student\/detail\?.*view=homework/);
  });
}
