import type { Page } from '@playwright/test';
import { dialogueStudents, judgeFlag } from '../../src/contract/dialogues';
import { flagLimits, type FlagKind } from '../../src/domain/dialogues';
import { languages } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

const list = '/aiSupervisorAssistant/aiSupervisorAssistantList';

for (const language of languages) {
  const say = wordsIn(language);
  /** Whatever the moment is, a judgement of a flag in words. */
  const judged = (state: 'handled' | 'falseAlarm') =>
    new RegExp(say(`supervision:flag.${state}`, { name: '周明远', at: '#' }).replace('#', '.+'));
  const tab = (page: Page, view: string) =>
    page
      .getByRole('navigation', { name: say('supervision:detail.views') })
      .getByRole('link', { name: say(`supervision:detail.view.${view}`) });

  test(`[SCREEN-140] [SCREEN-141] [SCREEN-145] [ROUTE-071] [ROUTE-072] [SIDE-019] [ROLE-022] a flag is opened where it was raised, with its reason and threshold, and judged; its rate of false alarms follows, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, freshWorld, 'zhou', '/home?subject_id=2', language);
    const entry = page
      .getByRole('navigation', { name: /主菜单|Main menu/ })
      .getByRole('link', { name: say('shell:sidebar.aiSupervisorAssistant'), exact: true });
    if (language === 'zh') await entry.click();
    else {
      await expect(entry).toHaveCount(0);
      await page.goto(`${list}?subject_id=2`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('supervision:title'));
    await page.getByRole('tab', { name: say('supervision:standing.open') }).click();
    await expect(page).toHaveURL(/standing=open/);
    const client = createClient(freshWorld.address);
    const asked = { subject_id: 2, standing: 'open', page: 1, page_size: 10 } as const;
    const { list: students } = await client.ask(dialogueStudents, asked, { as: 'zhou' });
    const [student] = students;
    const kind: FlagKind = student?.kinds[0] ?? 'idle';
    await expect(page.getByRole('row').nth(1)).toContainText(say(`supervision:kind.${kind}`));
    await look(page, `ai-supervisor-${language}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`view=dialogues&flag=${String(student?.flag_id)}`));
    const card = page.getByRole('group', { name: say(`supervision:kind.${kind}`) }).first();
    await expect(card).toBeInViewport();
    const limit = say(`supervision:flag.limit.${kind}`, { count: flagLimits[kind] });
    await expect(card).toContainText(say('supervision:flag.threshold', { limit }));
    await look(page, `ai-dialogue-${language}`);
    await card.getByRole('button', { name: say('supervision:flag.judge.falseAlarm') }).click();
    await expect(card.getByText(judged('falseAlarm'))).toBeVisible();
    await card.getByRole('button', { name: say('supervision:flag.judge.open') }).click();

    // A colleague was faster: the page says who it was, and shows it.
    const handled = { subject_id: 2, flag_id: student?.flag_id ?? 0, verdict: 'handled' } as const;
    const judge = card.getByRole('button', { name: say('supervision:flag.judge.falseAlarm') });
    await expect(judge).toBeVisible();
    await page.route(`**${judgeFlag.path}`, async (route) => {
      await client.ask(judgeFlag, handled, { as: 'zhou' });
      await route.continue();
    });
    await judge.click();
    await expect(card.getByText(judged('handled'))).toBeVisible();
    await expect(judge).toHaveCount(0);

    await page.getByRole('link', { name: say('supervision:detail.back') }).click();
    await expect(page).toHaveURL(/standing=open/);
    const tally = page.getByRole('region', { name: say('supervision:tally.title') });
    await expect(
      tally.getByRole('row').filter({ hasText: say('supervision:kind.tooFast') }),
    ).toContainText(/\d+%/);
  });

  test(`[SCREEN-142] [SCREEN-143] [SCREEN-144] [CONST-022] [CONST-023] [CONST-024] the views of a student warn, analyse the errors and compare before with after, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const detail = list.replace('List', 'Detail');
    await comeBack(page, world, 'zhou', `${detail}?subject_id=2&student_id=10024`, language);
    await tab(page, 'warnings').click();
    await expect(page).toHaveURL(/view=warnings/);
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(say('students:kind.tooFast'));
    await look(page, `ai-warnings-${language}`);
    await tab(page, 'effect').click();
    await expect(page.getByRole('columnheader')).toHaveCount(6);
    await expect(page.getByRole('row').filter({ hasText: /%.*%/ }).first()).toBeVisible();
    await look(page, `ai-effect-${language}`);
    await tab(page, 'errors').click();
    const wrong = row.getByRole('link');
    const times = Number(await wrong.innerText());
    expect(times).toBeGreaterThan(1);
    await look(page, `ai-errors-${language}`);
    await wrong.click();
    await expect(page).toHaveURL(/view=history&answers=/);
    // Repeats within seven days count once there, and stand each for itself here.
    const counted = page.getByRole('main').locator('header p > span').first();
    await expect
      .poll(async () => Number(/\d+/.exec(await counted.innerText())?.[0]))
      .toBeGreaterThanOrEqual(times);
    await page.goto(`${detail}?subject_id=2&student_id=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('supervision:detail.absent.title'),
    );
  });
}
