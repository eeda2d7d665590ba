import { brokenWords } from './brokenWords';
import { comeBack, expect, test } from './world';

for (const language of ['zh', 'en'] as const) {
  test(`no word is broken and no label covers another in what students did, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home?subject_id=2', language);
    for (const address of [
      '/layingFoundation/index?subject_id=2',
      '/layingFoundation/index?subject_id=1&view=courses',
      '/layingFoundation/index?subject_id=2&view=courses',
      '/layingFoundation/index?subject_id=3&view=courses',
      '/layingFoundation/index?subject_id=2&view=weeks',
      '/layingFoundation/index?subject_id=2&view=rounds&student_id=10010',
      '/learningAnalysis?subject_id=2',
      '/answerHistoryEntry/index?subject_id=2',
    ]) {
      await page.goto(address);
      await expect(page.locator('main tbody tr[data-index]').first()).toBeVisible();
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // What the width leaves out is gone, and formulas are typeset.
        await expect
          .soft(
            async () => {
              expect(await page.evaluate(brokenWords)).toEqual([]);
            },
            `${address} at ${String(width)}`,
          )
          .toPass({ timeout: 5000 });
      }
    }
  });
}
