import type { Page } from '@playwright/test';
import {
  dialogueList,
  dialogueOverview,
  dialogueStudents,
  judgeFlag,
} from '../../src/contract/dialogues';
import { flagLimits, type FlagKind } from '../../src/domain/dialogues';
import { createClient } from '../server/rig/client';
import { exportedLines } from './exportedLines';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const list = '/aiSupervisorAssistant/aiSupervisorAssistantList';

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  /** Whatever the moment is, a judgement of a flag in words. */
  const judged = (state: 'handled' | 'falseAlarm') =>
    new RegExp(say(`supervision:flag.${state}`, { name: '周明远', at: '#' }).replace('#', '.+'));
  const tab = (page: Page, view: string) =>
    page
      .getByRole('navigation', { name: say('supervision:detail.views') })
      .getByRole('link', { name: say(`supervision:detail.view.${view}`) });

  test(`[SCREEN-145] a colleague’s verdict is taken back after a question that names the colleague, and the keyboard stays at the flag, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const asZhou = { as: 'zhou' } as const;
    const asked = { subject_id: 2, standing: 'judged', page: 1, page_size: 50 } as const;
    const { list: students } = await client.ask(dialogueStudents, asked, asZhou);
    const judgedByOthers = async (student_id: number) => {
      const { list: dialogues } = await client.ask(
        dialogueList,
        { subject_id: 2, student_id },
        asZhou,
      );
      const flags = dialogues.flatMap((one) => one.flags);
      return flags.find(({ state, is_own_judgement: own }) => state !== 'open' && !own);
    };
    const found = await Promise.all(
      students.map(async ({ student_id: id }) => ({ id, flag: await judgedByOthers(id) })),
    );
    const { id = 0, flag } = found.find((one) => one.flag !== undefined) ?? {};
    const query = `subject_id=2&student_id=${String(id)}&view=dialogues&flag=${String(flag?.flag_id)}`;
    await comeBack(
      page,
      world,
      'zhou',
      `/aiSupervisorAssistant/aiSupervisorAssistantDetail?${query}`,
      language,
    );
    const card = page.locator('[data-selected]');
    const name = flag?.judged_by ?? '?';
    const back = card.getByRole('button', { name: say('supervision:flag.judge.open') });
    await back.press('Enter');
    const dialog = page.getByRole('alertdialog', {
      name: say('supervision:takingBack.title', { name }),
    });
    await expect(dialog).toContainText(say('supervision:takingBack.forgets', { name }));
    await look(page, `ai-taking-back-${language}`);
    await dialog.getByRole('button', { name: say('parts:dialog.cancel') }).click();
    await expect(back).toBeFocused();
    await back.press('Enter');
    await dialog.getByRole('button', { name: say('supervision:takingBack.verb') }).click();
    const handled = card.getByRole('button', { name: say('supervision:flag.judge.handled') });
    await expect(handled).toBeFocused();
    // One's own verdict is taken back at once.
    await handled.press('Enter');
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(handled).toBeFocused();
  });

  test(`[SCREEN-140] the students of the assistant are exported as they are listed, all pages of them, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', `${list}?subject_id=2&standing=judged`, language);
    const asked = { subject_id: 2, standing: 'judged', page: 1, page_size: 50 } as const;
    const client = createClient(world.address);
    const { list: students } = await client.ask(dialogueStudents, asked, { as: 'zhou' });
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const lines = await exportedLines(page, say);
    expect(lines).toHaveLength(1 + students.length);
    for (const { username } of students) expect(lines.join('\n')).toContain(username);
  });

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
    await expect(page).toHaveURL(/\/aiSupervisorAssistantList\?.*standing=open/);
    const client = createClient(freshWorld.address);
    const asked = { subject_id: 2, standing: 'open', page: 1, page_size: 10 } as const;
    const { list: students } = await client.ask(dialogueStudents, asked, { as: 'zhou' });
    const [student] = students;
    const kind: FlagKind = student?.kinds[0] ?? 'idle';
    const tallyOf = async () =>
      (await client.ask(dialogueOverview, { subject_id: 2 }, { as: 'zhou' })).tallies.find(
        (one) => one.kind === kind,
      );
    expect([kind, await tallyOf()]).toEqual([
      ...['distress', { kind: 'distress', open: 1, handled: 3, falseAlarm: 1 }],
    ]);
    const tally = page
      .getByRole('region', { name: say('supervision:tally.title') })
      .getByRole('row')
      .filter({ hasText: say('supervision:kind.distress') });
    const numbers = (...cells: readonly string[]) =>
      expect(tally.getByRole('cell').filter({ hasText: /^\d+%?$/ })).toHaveText([...cells]);
    await numbers('1', '3', '1', '25%');
    await expect(page.getByRole('row').nth(1)).toContainText(say(`supervision:kind.${kind}`));
    await look(page, `ai-supervisor-${language}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    const detail = '/aiSupervisorAssistant/aiSupervisorAssistantDetail';
    const flag = `view=dialogues&flag=${String(student?.flag_id)}`;
    await expect(page).toHaveURL(new RegExp(`${detail}\\?.*${flag}`));
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
    await numbers('0', '4', '1', '20%');
  });

  test(`[SCREEN-142] [SCREEN-143] [SCREEN-144] [CONST-022] [CONST-023] the views of a student warn, analyse the errors and compare before with after, in ${language}`, async ({
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
    // Of seven answers under 15 s three took up to 5 s, three up to 10 s, and one longer.
    const bands = { count: 7, upTo5: 3, upTo10: 3, under15: 1 };
    await expect(row).toContainText(say('students:behaviour.proof.tooFast', bands));
    await look(page, `ai-warnings-${language}`);
    await tab(page, 'effect').click();
    await expect(page.getByRole('columnheader')).toHaveCount(6);
    await expect(page.getByRole('row').filter({ hasText: /%.*%/ }).first()).toBeVisible();
    await look(page, `ai-effect-${language}`);
    await tab(page, 'errors').click();
    const wrong = row.getByRole('link');
    const times = Number(await wrong.innerText());
    expect(times).toBeGreaterThan(1);
    const listed = new URL((await wrong.getAttribute('href')) ?? '', page.url()).searchParams;
    const ids = listed.get('answers')?.split(',') ?? [];
    await look(page, `ai-errors-${language}`);
    await wrong.click();
    await expect(page).toHaveURL(/view=history&answers=/);
    const counted = page.getByRole('main').locator('header p > span').first();
    await expect
      .poll(async () => Number(/\d+/.exec(await counted.innerText())?.[0]))
      .toBe(ids.length);
    expect(ids).toHaveLength(times);
    await page.goto(`${detail}?subject_id=2&student_id=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('supervision:detail.absent.title'),
    );
  });
}
