import { examClass, examReports } from '../../src/contract/exams';
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
      '/workOrders/list?subject_id=2',
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

for (const language of seenIn('zh')) {
  test(`[SCREEN-139] [ROLE-007] tabs count those that are searched for, in the table of a class and in an error book [${language}]`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const as = { as: 'zhou' };
    const paging = { subject_id: 2, page: 1, page_size: 50 };
    const [report] = (await client.ask(examReports, { ...paging, exam_type: 'midterm' }, as)).list;
    const paper_id = report?.paper.paper_id ?? 0;
    const { total } = await client.ask(examClass, { ...paging, paper_id }, as);
    expect(total).toBeGreaterThan(1);
    const table = `/examAnalysis/index?subject_id=2&paper_id=${String(paper_id)}`;
    await comeBack(page, world, 'zhou', `${table}&search=${report?.username ?? '?'}`, language);
    const tabs = page.getByRole('tab');
    await expect(page.locator('tbody tr').first()).toContainText(report?.username ?? '?');
    await expect(tabs).toHaveText([/\D1$/, /\D1$/, /\D0$/]);
    await page.goto('/errorbook/info?subject_id=2&student_id=10024');
    const all = page.getByRole('tab', { selected: true });
    await expect(all).toHaveText(/\d$/);
    const whole = await all.innerText();
    const stem = await page.locator('tbody tr').first().locator('td').first().innerText();
    await page.goto(
      `/errorbook/info?subject_id=2&student_id=10024&search=${encodeURIComponent(stem)}`,
    );
    await expect(all).toHaveText(/\d$/);
    await expect(all).not.toHaveText(whole);
    const rows = await page.locator('table[aria-rowcount]').getAttribute('aria-rowcount');
    await expect(all).toHaveText(new RegExp(`\\D${String(Number(rows) - 1)}$`));
  });
}
