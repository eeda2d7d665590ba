import { readFile, writeFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { codes } from '../../src/contract/codes';
import { materialList, removeMaterial, uploadMaterial } from '../../src/contract/materials';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { showsPdf } from './pdfViewer';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// Teaching materials of the school: uploaded, found, fetched, described and deleted.

const subject_id = 2;
const list = '/management/list?subject_id=2';
const rows = (page: Page) => page.locator('tbody tr');
const file = (name: string, content = '勾股定理的三种证法') => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(content) },
});

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const inZh = language === 'zh' ? '[SIDE-013] ' : '';

  test(`${inZh}[ROUTE-046] [ROUTE-047] [SCREEN-150] [SCREEN-151] [SCREEN-152] [SCREEN-153] [SCREEN-154] [ROLE-026] [ENTITY-025] a file is uploaded into a course, found, fetched, described and deleted, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    // The English sidebar has no entry for it.
    await comeBack(page, world, 'zhou', inZh === '' ? list : '/home?subject_id=2', language);
    if (inZh !== '') {
      const entry = say('shell:sidebar.management');
      await page.getByRole('link', { name: entry, exact: true }).click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('materials:title'));
    await expect(rows(page)).toHaveCount(20);
    await expect(page).toHaveURL(/\/management\/list\?/);
    await look(page, `materials-${language}`);
    await page.getByLabel(say('materials:upload.course')).selectOption('202');
    const names = ['勾股定理 (证法)’.txt', 'words.csv'];
    await page
      .getByLabel(say('materials:upload.choose'))
      .setInputFiles(names.map((name) => file(name)));
    for (const name of names) {
      await expect(page.getByText(say('materials:upload.done', { name }))).toBeVisible();
    }
    const [name = ''] = names;
    await page.getByRole('searchbox', { name: say('materials:search') }).fill('证法');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('八年级上册数学同步课');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say('materials:action.downloadOf', { name }) }).click();
    const fetched = await download;
    expect(fetched.suggestedFilename()).toBe(name);
    expect(await readFile(await fetched.path(), 'utf8')).toBe('勾股定理的三种证法');

    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: say('materials:edit.open') }).click();
    const said = page.getByRole('textbox', { name: say('materials:edit.description') });
    await said.fill('第 9 讲用');
    // What is typed outlasts the page.
    await page.reload();
    await page.getByRole('button', { name: say('materials:edit.open') }).click();
    // It is offered in words: the course by its name.
    const offer = page.getByRole('status').filter({ hasText: '第 9 讲用' });
    await expect(offer).toContainText('八年级上册数学同步课');
    await expect(offer).not.toContainText('202');
    await page.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await expect(said).toHaveValue('第 9 讲用');
    await look(page, `material-edit-${language}`);
    await page.getByRole('button', { name: say('materials:edit.verb'), exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: '第 9 讲用' })).toBeVisible();
    await expect(page.getByText(say('materials:edit.saved'))).toBeVisible();
    await look(page, `material-${language}`);

    await page.getByRole('link', { name: say('materials:back') }).click();
    await page.getByRole('button', { name: say('materials:action.removeOf', { name }) }).click();
    const dialog = page.getByRole('alertdialog', {
      name: say('materials:removal.title', { name }),
    });
    await expect(dialog).toContainText(say('parts:dialog.irreversible'));
    await look(page, `material-removal-${language}`);
    await dialog.getByRole('button', { name: say('materials:action.remove'), exact: true }).click();
    await expect(page.getByText(say('materials:removal.done'))).toBeVisible();
    await expect(page.getByText(say('parts:nothingForFilter.title'))).toBeVisible();
    // What colleagues have uploaded is theirs to delete.
    const client = createClient(world.address);
    const asked = { subject_id, page: 1, page_size: 50 };
    const all = (await client.ask(materialList, asked, { as: 'zhou' })).list;
    const theirs = all.find(({ is_own }) => !is_own);
    await page.getByRole('searchbox').fill(theirs?.name ?? '');
    await expect(page.getByRole('link', { name: theirs?.name ?? '', exact: true })).toBeVisible();
    const removal = say('materials:action.removeOf', { name: theirs?.name });
    await expect(page.getByRole('button', { name: removal })).toHaveCount(0);
    const foreign = { subject_id, material_id: theirs?.material_id ?? 0 };
    expect((await client.send(removeMaterial, foreign, { as: 'zhou' })).code).toBe(codes.absent);
  });

  test(`[SCREEN-151] [MSG-067] [VALID-094] [CONST-011] what cannot be uploaded says why before it is sent, what fails is tried again, and what is on its way is left out, in ${language}`, async ({
    page,
    freshWorld: world,
  }, testInfo) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(uploadMaterial.path)) sent.push(request.url());
    });
    await comeBack(page, world, 'zhou', list, language);
    const area = page.getByRole('region', { name: say('materials:upload.title') });
    await expect(rows(page)).toHaveCount(20);
    // Dropped by the mouse: one byte more than 50 MB, a program, and an empty file.
    await area.evaluate((target) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'film.mp4'));
      data.items.add(new File(['MZ'], 'setup.exe'));
      data.items.add(new File([], 'blank.txt'));
      const init = { dataTransfer: data, bubbles: true, cancelable: true };
      target.dispatchEvent(new DragEvent('drop', init));
    });
    for (const rule of ['tooLarge', 'materialType', 'empty']) {
      await expect(area.getByText(say(`materials:upload.error.${rule}`))).toBeVisible();
    }
    await look(page, `materials-refused-${language}`);
    expect(sent).toEqual([]);

    const choose = page.getByLabel(say('materials:upload.choose'));
    await page.route(`**${uploadMaterial.path}`, (call) => call.abort(), { times: 1 });
    await choose.setInputFiles(file('lost.txt'));
    await expect(area.getByText(say('materials:upload.failed'))).toBeVisible();
    await expect(area.getByText(say('materials:upload.unsure'))).toBeVisible();
    await expect(area.getByText('film.mp4')).toHaveCount(0);
    await look(page, `materials-lost-${language}`);
    await area
      .getByRole('button', { name: say('materials:upload.retry', { name: 'lost.txt' }) })
      .click();
    await expect(page.getByText(say('materials:upload.done', { name: 'lost.txt' }))).toBeVisible();

    // Its answer is lost; chosen again it takes its own place, and stands in the list once.
    const path = testInfo.outputPath('twice.txt');
    await writeFile(path, 'twice');
    const answerless = async (call: Route) => {
      await call.fetch();
      await call.abort();
    };
    await page.route(`**${uploadMaterial.path}`, answerless, { times: 1 });
    await choose.setInputFiles(path);
    await expect(area.getByText(say('materials:upload.unsure'))).toBeVisible();
    await choose.setInputFiles(path);
    await expect(page.getByText(say('materials:upload.done', { name: 'twice.txt' }))).toBeVisible();
    await expect(area.getByText('twice.txt')).toHaveCount(0);
    const query = { subject_id, keyword: 'twice.txt', page: 1, page_size: 50 };
    const stored = await createClient(world.address).ask(materialList, query, { as: 'zhou' });
    expect(stored.total).toBe(1);

    // Whoever leaves while a file is on its way is asked first, in the portal and by the browser.
    await page.route(`**${uploadMaterial.path}`, () => undefined);
    await choose.setInputFiles(file('kept.txt'));
    const elsewhere = page.locator('nav a[href^="/student/list"]');
    const leaving = page.getByRole('alertdialog', { name: say('parts:uploads.title') });
    await elsewhere.click();
    await expect(leaving).toContainText(say('parts:uploads.dropped', { count: 1 }));
    await look(page, `materials-leaving-${language}`);
    await leaving.getByRole('button', { name: say('parts:uploads.stay'), exact: true }).click();
    const keptFile = say('materials:upload.progress', { name: 'kept.txt' });
    await expect(area.getByRole('progressbar', { name: keptFile })).toBeVisible();
    const asks = page.waitForEvent('dialog');
    await page.evaluate(() => {
      setTimeout(() => window.location.reload());
    });
    const asked = await asks;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    const subject = page.getByRole('combobox', { name: say('shell:subject.label') });
    await subject.selectOption('3');
    await leaving.getByRole('button', { name: say('parts:uploads.stay'), exact: true }).click();
    await expect(leaving).toBeHidden();
    await expect(area.getByRole('progressbar', { name: keptFile })).toBeVisible();
    await expect(subject).toHaveValue('2');
    await subject.selectOption('3');
    await leaving.getByRole('button', { name: say('parts:uploads.leave'), exact: true }).click();
    await expect(page).toHaveURL(/management\/list\?subject_id=3/);
    await expect(area.getByRole('progressbar')).toHaveCount(0);
    await choose.setInputFiles(file('kept.txt'));
    await elsewhere.click();
    await leaving.getByRole('button', { name: say('parts:uploads.leave'), exact: true }).click();
    await expect(page).toHaveURL(/student\/list/);
    await page.goto(`${world.address}${list}`);

    // It stands still while it is sent, and is left out.
    const held = page.waitForEvent('requestfailed');
    await page.route(`**${uploadMaterial.path}`, () => undefined);
    await choose.setInputFiles([file('slow.txt'), file('next.txt')]);
    const slow = say('materials:upload.progress', { name: 'slow.txt' });
    await expect(area.getByRole('progressbar', { name: slow })).toBeVisible();
    await expect(area.getByText(say('materials:upload.waiting'))).toBeVisible();
    await look(page, `materials-sending-${language}`);
    await area
      .getByRole('button', { name: say('materials:upload.drop', { name: 'slow.txt' }) })
      .press('Enter');
    await held;
    const next = say('materials:upload.progress', { name: 'next.txt' });
    await expect(area.getByRole('progressbar', { name: next })).toBeVisible();
    await expect(
      area.getByRole('button', { name: say('materials:upload.drop', { name: 'next.txt' }) }),
    ).toBeFocused();
  });

  test(`[ROUTE-047] [ROLE-064] pictures and PDF are seen on their page, others in the preview, and what is not there says so, in ${language}`, async ({
    page,
    world,
  }) => {
    await showsPdf(page, true);
    await comeBack(page, world, 'zhou', list, language);
    const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
    await open('二次函数 抛物线.png');
    const picture = page.getByRole('img', { name: '二次函数 抛物线.png' });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await look(page, `material-picture-${language}`);
    await page.getByRole('link', { name: say('materials:back') }).click();
    await open('二次函数 讲义.pdf');
    const source = await page.getByTitle('二次函数 讲义.pdf').getAttribute('src');
    expect((await page.request.get(source ?? '')).headers()['content-type']).toBe(
      'application/pdf',
    );
    await page.getByRole('link', { name: say('materials:back') }).click();
    await open('整式加减 讲义.md');
    await page.getByRole('link', { name: say('materials:preview.open') }).click();
    await expect(page.getByText('合并同类项：系数相加')).toBeVisible();
    await page.goto('/management/info?subject_id=2&material_id=999');
    await expect(page.getByText(say('materials:absent.title'))).toBeVisible();
    // Without the permission neither page opens.
    for (const address of ['/management/list', '/management/info?material_id=1']) {
      await comeBack(page, world, 'emily', address, language);
      await expect(page.getByText(say('shell:notAllowed.title'))).toBeVisible();
    }
  });
}
