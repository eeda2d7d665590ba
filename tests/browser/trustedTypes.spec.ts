import type { BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { openAtlas } from './atlas/opened';
import { comeBack, expect, test } from './world';

/** The violations of the pages' policy from now on, as they are reported; the list grows. */
async function violationsOf(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => {
    violations.push(text);
  });
  await context.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, sample, sourceFile, lineNumber } = event;
      reportViolation([violatedDirective, sample, sourceFile, lineNumber].join(' '));
    });
  `);
  return violations;
}

const pages = [
  '/student/list',
  '/todo/list',
  '/homework/list',
  '/courseTimeApply/list',
  '/information/index',
  '/feedback',
  '/welcome',
  '/downloadCenter',
];

test('[SEC] no page of the portal makes markup or a script of a text, and none may', async ({
  page,
  context,
  world,
}) => {
  const violations = await violationsOf(context);
  await comeBack(page, world, 'zhou', '/home?subject_id=2', 'zh');
  // The week's chart measures its words by an element that it empties.
  await expect(page.locator('main svg').first()).toBeVisible();
  for (const path of pages) {
    await page.goto(`${path}?subject_id=2`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // KaTeX writes the width of a tall brace as an attribute.
  await page.goto('/prepare/detail?subject_id=2&course_id=204&view=questions&page=2');
  await expect(page.locator('.katex svg[style]').first()).toBeAttached();
  expect(violations).toEqual([]);
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=alert(1)>';
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(z.string().parse(refused)).toContain('TrustedHTML');
});

test('[SEC] the atlas draws its charts under the same policy', async ({ page, context }) => {
  const violations = await violationsOf(context);
  await openAtlas(page, '/statecharts.html?chart=lessonLock', 'en');
  await expect(
    page.getByRole('region', { name: 'Statechart: Lesson lock' }).getByRole('group').first(),
  ).toBeVisible({ timeout: 60_000 });
  expect(violations).toEqual([]);
});
