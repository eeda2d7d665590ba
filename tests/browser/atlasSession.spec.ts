import type { Page } from '@playwright/test';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// A portal in one tab, the atlas in another: live, and afterwards from a record.

const say = wordsIn('zh');
const aside = (atlas: Page) => atlas.getByRole('complementary', { name: say('atlas:side.label') });
const chartLink = (atlas: Page, name: string) =>
  aside(atlas).getByRole('link', { name: say(`paths:chart.${name}`), exact: true });

test('the atlas follows a portal in another tab, and plays the record that it saved', async ({
  page,
  context,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const atlas = await context.newPage();
  await atlas.goto('/statecharts.html?chart=headquartersFeedback&tab=live');
  const status = aside(atlas).getByRole('status');
  await expect(status).toContainText(
    say('atlas:live.elsewhere', { chart: say('paths:chart.headquartersFeedback') }),
  );
  await expect(chartLink(atlas, 'students')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell:top.feedback') })
    .click();
  await expect(status).toContainText(say('paths:state.editing'));
  await page.getByRole('textbox', { name: say('feedback:field.content') }).fill('密语');
  await page.getByRole('button', { name: say('feedback:draft.save'), exact: true }).click();
  await expect(status).toContainText(say('paths:state.draft'));
  await expect(chartLink(atlas, 'students')).toHaveCount(0);
  await expect(aside(atlas)).not.toContainText('密语');
  await chartLink(atlas, 'recordOffer').click();
  await expect(atlas).toHaveURL(/chart=recordOffer/);
  await expect(status).toContainText(say('paths:state.recordOffer.offered.choice.left'));

  await page.getByRole('button', { name: say('feedback:draft.open'), exact: true }).click();
  await page.getByRole('radio', { name: say('feedback:type.portal') }).click();
  await page.getByRole('button', { name: say('feedback:switch.verb'), exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say('feedback:record.save'), exact: true }).click();
  const file = await (await downloading).path();

  await aside(atlas)
    .getByRole('link', { name: say('atlas:side.record'), exact: true })
    .click();
  await atlas.getByLabel(say('atlas:record.open')).setInputFiles(file);
  await expect(status).toContainText(say('atlas:record.agrees'));
  const move = aside(atlas)
    .getByRole('button')
    .filter({ hasText: say('paths:chart.navigationGuard') });
  await move.last().click();
  const show = say('atlas:record.show', { chart: say('paths:chart.navigationGuard') });
  await aside(atlas).getByRole('link', { name: show }).click();
  await expect(atlas).toHaveURL(/chart=navigationGuard/);
  // The record stays open while one goes from chart to chart.
  await expect(move.last()).toHaveAttribute('aria-current', 'step');
});
