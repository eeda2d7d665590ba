import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { z } from 'zod';
import {
  localMarkList,
  localPointList,
  localSummary,
  restoreLocalPoints,
} from '../../src/contract/localPoints';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { asZhou, comeBack, expect, password, test } from './world';

// Local content: what a campus says of knowledge points, beside headquarters' version.

const subject_id = 3;

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const inZh = language === 'zh' ? '[SIDE-020] [ROUTE-073] [SCREEN-146] ' : '';

  test(`${inZh}[ROLE-025] [ROUTE-074] [SCREEN-147] [SCREEN-148] [ENTITY-026] [LOC-02] [VALID-095] [VALID-096] [VALID-097] [VALID-098] [VALID-099] points are marked, pasted and reverted, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const summed = () => client.ask(localSummary, { subject_id }, asZhou);
    const before = await summed();
    // The English sidebar has no entry for it.
    const start = inZh === '' ? '/localManager/index' : '/home';
    await comeBack(page, world, 'zhou', `${start}?subject_id=${String(subject_id)}`, language);
    if (inZh !== '') {
      const entry = say('shell:sidebar.localManager');
      await page.getByRole('link', { name: entry, exact: true }).click();
    }
    await expect(
      page.getByRole('heading', { level: 1, name: say('localPoints:title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/localManager\/index\?/);
    const sum = say('localPoints:summary.outOf', {
      marked: before.marked_count,
      of: before.point_count,
    });
    await expect(page.getByText(sum)).toBeVisible();
    await look(page, `local-courses-${language}`);
    await page.locator('tbody tr').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/localManager\/localManagerInfo\?.*course_id=/);
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toBeVisible();

    const course_id = Number(new URL(page.url()).searchParams.get('course_id'));
    const stored = async () =>
      (await client.ask(localPointList, { subject_id, course_id }, asZhou)).list;
    const [first, second, third] = await stored();
    const { name, mark } = z.object({ name: z.string(), mark: z.unknown() }).parse(first);
    const difficultyOf = (point: string) =>
      page.getByLabel(say('localPoints:of.difficulty', { name: point }), { exact: true });
    expect(mark ?? null).toEqual(first?.mark ?? null);
    const degrees = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((degree) => {
      const band = degree <= 30 ? 'low' : degree <= 60 ? 'medium' : 'high';
      return say('localPoints:degree', { degree, band: say(`localPoints:band.${band}`) });
    });
    for (const of of ['frequency', 'difficulty']) {
      const select = page.getByLabel(say(`localPoints:of.${of}`, { name }), { exact: true });
      await expect(select.getByRole('option')).toHaveText(degrees);
    }
    // What is not examined would keep its degrees.
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').last().setChecked(true);
    await difficultyOf(name).selectOption('90');
    await expect(rows.first()).toContainText(say('localPoints:standing.staged'));
    await look(page, `local-points-${language}`);

    await page.getByRole('button', { name: say('localPoints:paste.open') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('localPoints:paste.text')).fill('20\n95');
    await dialog.getByRole('button', { name: say('localPoints:paste.verb') }).click();
    await expect(
      dialog.getByText(say('localPoints:paste.error.text.degree', { line: 2, written: '95' })),
    ).toBeVisible();
    await dialog.getByLabel(say('localPoints:paste.text')).fill('20\n80');
    // Marks and column outlast the page.
    await page.reload();
    await page.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await page.getByRole('button', { name: say('localPoints:paste.open') }).click();
    await dialog.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(dialog.getByLabel(say('localPoints:paste.text'))).toHaveValue('20\n80');
    await look(page, `local-paste-${language}`);
    await dialog.getByRole('button', { name: say('localPoints:paste.verb') }).click();
    await page.getByRole('button', { name: say('localPoints:submit', { count: 2 }) }).click();
    await expect(page.getByText(say('localPoints:chosen', { chosen: 0, staged: 0 }))).toBeVisible();
    const [one, two, three] = await stored();
    expect(one?.mark).toMatchObject({ frequency: 20, difficulty: 90 });
    expect(two?.mark).toMatchObject({ frequency: 80 });
    expect(three).toEqual(third);
    expect((await summed()).marked_count - before.marked_count).toBe(
      [first, second].filter((point) => point?.mark === null).length,
    );
  });
}

test('[ROLE-101] [SCREEN-149] [LOC-01] [LOC-03] [LOC-04] [LOC-05] [LOC-06] [LOC-07] [LOC-08] all marks are taken back behind username and password, after they were shown, and marking begins anew', async ({
  page,
  freshWorld: world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', `/localManager/index?subject_id=${String(subject_id)}`);
  const open = () => page.getByRole('button', { name: say('localPoints:restore.open') }).click();
  await open();
  const dialog = page.getByRole('dialog');
  const verb = dialog.locator('button[type=submit]');
  const client = createClient(world.address);
  const page_size = 1;
  const { total } = await client.ask(localMarkList, { subject_id, page: 1, page_size }, asZhou);
  await expect(verb).toHaveText(say('localPoints:restore.verb', { count: total }));
  await look(page, 'local-restore');
  const before = await client.ask(localSummary, { subject_id }, asZhou);
  const isMarked = (marked: number) =>
    expect(
      page.getByText(say('localPoints:summary.outOf', { marked, of: before.point_count })),
    ).toBeVisible();
  await dialog.getByRole('button', { name: say('parts:dialog.cancel') }).click();
  await expect(dialog).toBeHidden();
  await isMarked(before.marked_count);
  await open();
  await dialog.getByLabel(say('localPoints:restore.uname')).fill('zhou');
  await dialog.getByLabel(say('localPoints:restore.password'), { exact: true }).fill('wrong');
  await verb.click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  const marked = async () => (await client.ask(localSummary, { subject_id }, asZhou)).marked_count;
  expect(await marked()).toBeGreaterThan(0);
  await dialog.getByLabel(say('localPoints:restore.password'), { exact: true }).fill(password);
  const message = say('shell:failure.default');
  const fault = { path: restoreLocalPoints.path, kind: 'code', code: '5000', message };
  await world.control('fail', fault);
  await verb.click();
  await expect(dialog).toContainText(message);
  await isMarked(before.marked_count);
  // The page has not heard yet what a colleague has marked: what was seen is no more.
  const late = (call: Route) => {
    const seen = call.request().postData() ?? '';
    return call.continue({ postData: seen.replace(/version=\w+/, 'version=earlier') });
  };
  await page.route(`**${restoreLocalPoints.path}`, late, { times: 1 });
  await verb.click();
  await expect(dialog).toContainText(say('server:localPoints.changed'));
  await isMarked(before.marked_count);
  await verb.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('localPoints:restore.done', { count: total }))).toBeVisible();
  await isMarked(0);
  expect(await marked()).toBe(0);

  await page.locator('tbody tr').first().getByRole('link').click();
  const first = page.locator('tbody tr').first();
  await first.getByRole('combobox').last().selectOption('90');
  await page.getByRole('button', { name: say('localPoints:submit', { count: 1 }) }).click();
  await expect(page.getByText(say('localPoints:marked', { count: 1 }))).toBeVisible();
  await page.goto(`${world.address}/localManager/index?subject_id=${String(subject_id)}`);
  await isMarked(1);
});

for (const language of seenIn('en')) {
  test(`[SCREEN-148] [ENTITY-026] what is not examined keeps its degrees among others, and discarding asks first, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width: 1024, height: 800 });
    const address = `/localManager/index?subject_id=${String(subject_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    await page.locator('tbody tr').first().getByRole('link').click();
    const rows = page.locator('tbody tr');
    await rows.first().getByRole('checkbox').last().setChecked(false);
    await rows.nth(1).getByRole('checkbox').last().setChecked(true);
    for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').first().check();
    const degreeIn = (at: number) => rows.nth(at).getByRole('combobox').first();
    const before = await degreeIn(0).inputValue();
    const other = before === '90' ? '80' : '90';
    const bar = page.getByRole('group', { name: say('localPoints:ofChosen.label') });
    await expect(page.getByText(say('localPoints:chosenFixed', { count: 1 }))).toBeVisible();
    await bar.getByRole('combobox').first().selectOption(other);
    await expect(degreeIn(1)).toHaveValue(other);
    await expect(degreeIn(0)).toHaveValue(before);
    await look(page, `local-points-${language}-fixed`);

    await page.getByRole('button', { name: say('localPoints:paste.open') }).click();
    const fixed = say('localPoints:paste.fixed', { count: 1 });
    await expect(page.getByRole('dialog').getByText(fixed)).toBeVisible();
    await page.keyboard.press('Escape');

    const discard = page.getByRole('button', { name: say('localPoints:discard'), exact: true });
    const question = page.getByRole('alertdialog');
    await discard.click();
    await expect(question).toBeVisible();
    await look(page, `local-points-${language}-discarding`);
    const keep = say('localPoints:discarding.keep');
    await question.getByRole('button', { name: keep, exact: true }).click();
    await expect(degreeIn(1)).toHaveValue(other);
    await discard.click();
    await question.getByRole('button', { name: say('localPoints:discard'), exact: true }).click();
    await expect(page.getByText(say('localPoints:chosen', { chosen: 0, staged: 0 }))).toBeVisible();
  });

  test(`[SCREEN-149] [ROLE-101] the file before a restore holds every mark with its degrees, whatever is searched for, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width: 1440, height: 900 });
    const client = createClient(world.address);
    const asked = { subject_id, page: 1, page_size: 200 };
    const { list } = await client.ask(localMarkList, asked, asZhou);
    const fixed = list.find(({ mark }) => !mark.is_examined);
    const address = `/localManager/index?subject_id=${String(subject_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    await page.getByRole('button', { name: say('localPoints:restore.open') }).click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByRole('searchbox').fill('no such point');
    await expect(dialog.locator('tbody tr')).toHaveCount(0);
    await dialog.getByRole('button', { name: say('parts:export.open') }).click();
    const exporting = page.getByRole('dialog', { name: say('parts:export.title') });
    await expect(exporting).toContainText(say('parts:export.countedAll', { count: list.length }));
    await look(page, `local-restore-${language}-file`);
    const download = page.waitForEvent('download');
    await exporting.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(list.length + 1);
    const degrees = (['frequency', 'difficulty'] as const).map((name) => String(fixed?.mark[name]));
    const line = lines[list.findIndex((one) => one === fixed) + 1] ?? '';
    expect(line).toContain(say('localPoints:isExamined.false'));
    for (const degree of degrees) expect(line).toMatch(new RegExp(`${degree} ?[(（]`));
    await look(page, `local-restore-${language}`);
  });
}
