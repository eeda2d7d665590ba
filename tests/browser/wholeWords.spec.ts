import { look } from './looks';
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

/** Heads of a table that break within a word, take more than two lines, or clip their sign; a bracket may begin a line. */
const brokenHeads = () =>
  [...document.querySelectorAll('main thead th')].flatMap((head) => {
    const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node);
    const { left, right } = head.getBoundingClientRect();
    const clipped = [...head.querySelectorAll('[data-sort] svg')].filter((sign) => {
      const box = sign.getBoundingClientRect();
      return box.width > 0 && (box.left < left || box.right > right);
    });
    const clippedHeads = clipped.map(() => `${head.textContent} clips its sign`);
    const brokenWords = texts.flatMap((text) => {
      const all = text.textContent ?? '';
      const linesOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      };
      const broken = [...all.matchAll(/（[^）]*）|[^\s（]+/g)]
        .filter(({ index, 0: word }) => linesOf(index, index + word.length) > 1)
        .map(([word]) => word);
      return linesOf(0, all.length) > 2 ? [...broken, all] : broken;
    });
    return [...clippedHeads, ...brokenWords];
  });

for (const language of ['zh', 'en'] as const) {
  test(`no head of a table breaks within a word, and foundation shows what has room, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    for (const [width, address] of [
      [1024, '/layingFoundation/index'],
      [1024, '/layingFoundation/index?view=courses'],
      [1024, '/classEvaluation/index'],
      [1024, '/report/list'],
      [1440, '/homework/list?view=student'],
      [1440, '/crystal/list?choiceTab=records'],
      [1440, '/localManager/index'],
      [1440, '/layingFoundation/index'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}subject_id=3`);
      await expect(page.locator('main tbody tr[data-index]').first()).toBeVisible();
      expect.soft(await page.evaluate(brokenHeads), address).toEqual([]);
    }
    await expect(page.locator('th[data-column=yesterday]')).toBeVisible();
    await look(page, `foundation-heads-${language}`);
  });

  test(`a student's name and account take two lines at most in the answer history, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // One of them has the longest name.
      for (const whose of ['', '&student_id=10006']) {
        await page.goto(`/answerHistoryEntry/index?subject_id=3${whose}`);
        const names = page.locator('main tbody [data-wrapped]');
        await expect(names.first()).toBeVisible();
        const lines = await names.evaluateAll((all) =>
          all.map(({ children }) => {
            const parts = [...children].map((part) => part.getBoundingClientRect());
            // What begins below the part before it begins a line.
            const begun = parts.filter(({ top }, place) => {
              const before = parts[place - 1];
              return before === undefined || top >= before.bottom - 4;
            });
            return begun.length;
          }),
        );
        expect(Math.max(...lines)).toBeLessThanOrEqual(2);
      }
      await look(page, `answers-names-${String(width)}-${language}`);
    }
  });
}
