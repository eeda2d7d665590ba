import { comeBack, expect, test } from './world';

/** Words of a table that are cut off, without a tooltip that says all of them. */
const cutWords = () =>
  [...document.querySelectorAll<HTMLElement>('main tbody :is(td, th, td *, th *)')]
    .filter((one) => {
      const { textOverflow, overflowX } = getComputedStyle(one);
      const isCut = textOverflow === 'ellipsis' && overflowX !== 'visible';
      return isCut && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    })
    .filter((one) => one.closest('[title]') === null)
    .map(({ textContent }) => textContent);

// Who reads English on a narrow screen has the longest words in the narrowest columns.
test('no word of a table is cut at 1024 px in English', async ({ page, world }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await comeBack(page, world, 'zhou', '/home?subject_id=3', 'en');
  for (const address of [
    '/report/list',
    '/classEvaluation/index',
    '/crystal/list',
    '/crystal/list?choiceTab=excellent',
    '/layingFoundation/index?view=rounds',
    '/courseTimeApply/list',
    '/homework/list?view=student',
    '/student/detail?student_id=10040&view=behaviour',
  ]) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}subject_id=3`);
    await expect(page.locator('main tbody tr[data-index]').first()).toBeVisible();
    expect.soft(await page.evaluate(cutWords), address).toEqual([]);
  }
});
