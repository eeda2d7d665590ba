import { seenIn } from './words';
import type { Page } from '@playwright/test';
import { comeBack, expect, test } from './world';

const student = (view: string) => `/student/detail?student_id=10022&view=${view}`;

/** Pages of every area, and their tabs. */
const addresses = [
  ...['/home', '/todo/list', '/student/list', '/lesson/list', '/classes/list', '/lockunlock/list'],
  ...['overview', 'homework', 'behaviour', 'foundation', 'timeline'].map(student),
  ...['/report/stuInfo?student_id=10022', '/learningAnalysis', '/answerHistoryEntry/index'],
  ...['/homework/list', '/homework/list?view=student', '/errorbook/list', '/crystal/list'],
  ...['/feedback', '/classFeedback/index', '/classEvaluation/index', '/workOrders/list'],
  ...['/layingFoundation/index', '/layingFoundation/index?view=weeks', '/localManager/index'],
  '/InfoCenter/index',
];

/** What scrolls within a page that scrolls itself: its class and text. Menus, dialogs and the sidebar may. */
const boxesThatScroll = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollHeight <= root.clientHeight) return [];
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((box) => {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
        return scrolls && box.tagName !== 'TEXTAREA' && box.scrollHeight > box.clientHeight + 1;
      })
      .map((box) => `${box.outerHTML.slice(0, 120)} ${box.innerText.slice(0, 40)}`);
  });

for (const language of seenIn('en')) {
  test(`[SCREEN-007] a page scrolls as a whole, and no list in a box of its own, in ${language}`, async ({
    page,
    world,
  }) => {
    test.slow();
    await comeBack(page, world, 'zhou', '/home?subject_id=2', language);
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      for (const [width, height] of [
        [1024, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await boxesThatScroll(page), `${address} at ${String(width)}`).toEqual([]);
      }
    }
  });
}
