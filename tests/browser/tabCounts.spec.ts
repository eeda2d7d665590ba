import { homeworkSummary } from '../../src/contract/homework';
import { createClient } from '../server/rig/client';
import { seenIn } from './words';
import { comeBack, expect, test } from './world';

// The first of the tabs that count has all rows, and says how many.

for (const language of seenIn('en')) {
  test(`the tab that has all counts them as its neighbours do [${language}]`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const asked = { subject_id: 3, page: 1, page_size: 20 };
    const { list } = await client.ask(homeworkSummary, asked, { as: 'zhou' });
    const homework = `/homework/list?subject_id=3&homework_id=${String(list[0]?.homework_id)}`;
    await comeBack(page, world, 'zhou', homework, language);
    for (const address of [
      homework,
      '/courseTimeApply/list?subject_id=2',
      '/errorbook/info?subject_id=2&student_id=10022',
      '/classEvaluation/index?subject_id=2',
      '/student/customized?subject_id=2',
      '/student/detail?subject_id=2&student_id=10015&view=behaviour',
      '/student/historywork?subject_id=3&student_id=10015',
    ]) {
      await page.goto(address);
      const all = page.getByRole('tab', { selected: true });
      await expect(all, address).toHaveText(/\d$/);
      const rows = await page.locator('table[aria-rowcount]').getAttribute('aria-rowcount');
      await expect(all, address).toHaveText(new RegExp(`\\D${String(Number(rows) - 1)}$`));
    }
  });
}
