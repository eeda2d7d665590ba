import type { Page } from '@playwright/test';
import { previewLocks, setLocks } from '../../src/contract/lessons';
import type { Language } from '../../src/domain/limits';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

/** Ids of what is reached through the sidebar, which has no entry for it in English. */
const bySidebar = (language: Language, ids: string) => (language === 'zh' ? `${ids} ` : '');

for (const language of seenIn('zh')) {
  test(`${bySidebar(language, '[SIDE-009]')}[ROLE-004] [ROUTE-033] [SCREEN-029] [SCREEN-030] [SCREEN-031] [SCREEN-032] [SCREEN-033] [SCREEN-034] [SCREEN-035] [SCREEN-036] [SCREEN-037] [SCREEN-192] My Courses, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const isChinese = language === 'zh';
    // The English sidebar has no entry for it.
    const start = isChinese ? '/home?subject_id=2' : '/lesson/list?subject_id=2';
    await comeBack(page, freshWorld, 'zhou', start, language);
    if (isChinese) await page.getByRole('link', { name: say('shell:sidebar.lesson') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('lessons:title'));
    await expect(page).toHaveURL(/\/lesson\/list\?/);
    await expect(rows(page)).not.toHaveCount(0);
    await look(page, `courses-${language}`);

    const all = await rows(page).count();
    for (const filter of ['grade', 'season', 'version'] as const) {
      const label = say(`lessons:filter.${filter}`);
      await page.getByRole('button', { name: label, exact: true, expanded: false }).click();
      const options = page.getByRole('group', { name: label, exact: true });
      const box = options.getByRole('checkbox').nth(filter === 'grade' ? 6 : 0);
      const value = await box.evaluate((input) => input.closest('label')?.textContent ?? '');
      await box.check();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`${filter}=`));
      await expect(rows(page)).not.toHaveCount(all);
      await expect(rows(page)).not.toHaveCount(0);
      // A course for all grades is one for each.
      const shown = new RegExp(`${value}|${say('lessons:grade.all')}`);
      for (const row of await rows(page).all()) await expect(row).toContainText(shown);
      await page.getByRole('button', { name: say('parts:filter.clear') }).click();
      await expect(rows(page)).toHaveCount(all);
    }

    const name = '七年级上册数学同步课';
    await rows(page).filter({ hasText: name }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: say('lessons:action.pin') }).click();
    await expect(rows(page).first()).toContainText(name);
    await rows(page).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: say('lessons:action.hide') }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    const tab = (list: string) => page.getByRole('tab', { name: say(`lessons:list.${list}`) });
    await tab('hidden').click();
    await expect(page).toHaveURL(/list=hidden/);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await page.getByRole('button', { name: say('parts:undo.undo') }).click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);

    for (const list of ['trial', 'temporary', 'polishing'] as const) {
      await tab(list).click();
      await expect(page).toHaveURL(new RegExp(`list=${list}`));
      await expect(rows(page)).not.toHaveCount(0);
    }
    await rows(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/lesson\/detail/);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('lessons:course.back') })
      .click();
    await expect(page).toHaveURL(/list=polishing/);
  });
}

test('[ROLE-075] [ROLE-080] [ROLE-081] a self-study centre has no list of courses that it can teach nobody', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  const named = (lists: readonly string[]) => lists.map((list) => say(`lessons:list.${list}`));
  const lists = page.getByRole('tab');
  await comeBack(page, world, 'type6', '/lesson/list?subject_id=3', 'zh');
  await expect(lists).toContainText(named(['formal', 'hidden']));
  await comeBack(page, world, 'zhou', '/lesson/list?subject_id=3', 'zh');
  await expect(lists).toContainText(named(['formal', 'trial', 'temporary', 'polishing', 'hidden']));
});

for (const language of seenIn('zh')) {
  test(`[SCREEN-193] class lists stand beside the students, with pin, unpin, hide and unhide, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, freshWorld, 'zhou', '/student/list?subject_id=2', language);
    const classes = { name: say('students:classes'), exact: true };
    await page.getByRole('main').getByRole('link', classes).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('lessons:class.title'));
    await expect(rows(page)).not.toHaveCount(0);
    const last = rows(page).last();
    const name = (await last.getByRole('link').textContent()) ?? '';
    const own = rows(page).filter({ hasText: name });
    const choose = async (action: string) => {
      await own.click({ button: 'right' });
      await page
        .getByRole('menuitem', { name: say(`lessons:action.${action}`), exact: true })
        .click();
    };
    const pin = own.getByRole('img', { name: say('lessons:pinned') });
    await choose('pin');
    await expect(pin).toBeVisible();
    await expect(rows(page).first()).toContainText(name);
    await look(page, `classes-${language}`);
    await choose('unpin');
    await expect(pin).toHaveCount(0);
    await choose('hide');
    await expect(own).toHaveCount(0);
    await page.getByRole('tab', { name: say('lessons:classes.hidden') }).click();
    await expect(own).toHaveCount(1);
    await choose('unhide');
    await expect(own).toHaveCount(0);
    await page.getByRole('tab', { name: say('lessons:classes.shown') }).click();
    await expect(own).toHaveCount(1);
    const back = { name: say('lessons:class.students'), exact: true };
    await page.getByRole('main').getByRole('link', back).click();
    await expect(page).toHaveURL(/\/student\/list/);
  });
}

for (const language of seenIn('zh')) {
  test(`${bySidebar(language, '[SIDE-012]')}[ROUTE-044] [ROUTE-045] [SCREEN-053] [SCREEN-055] [MSG-023] [MSG-024] [ROLE-014] a lesson is unlocked for some students after a preview, with the keyboard, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const isChinese = language === 'zh';
    const start = isChinese ? '/home?subject_id=2' : '/lockunlock/list?subject_id=2';
    await comeBack(page, freshWorld, 'zhou', start, language);
    if (isChinese) await page.getByRole('link', { name: say('shell:sidebar.lockunlock') }).click();
    await expect(page.getByText(say('lessons:pick.first'))).toBeVisible();
    await expect(page).toHaveURL(/\/lockunlock\/list\?/);
    for (const name of ['何俊杰', '罗浩宇']) await page.getByLabel(name).first().check();
    await look(page, `lock-pick-${language}`);
    await page.getByRole('main').getByRole('link', { name: '初中数学打基础' }).click();

    await expect(page).toHaveURL(/\/lockunlock\/info\?/);
    const tree = page.getByRole('tree', { name: say('lessons:locks.tree') });
    const chapter = tree.getByRole('treeitem').first();
    await chapter.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(chapter).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    const lesson = tree.getByRole('treeitem').nth(1);
    await expect(lesson).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('ArrowRight');
    await look(page, `lock-tree-${language}`);
    const told = (lock: string, ending = 'failed') =>
      page.getByRole('alert').getByText(say(`lessons:locks.${lock}.${ending}`), { exact: true });
    const opening = page.getByRole('button', { name: say('lessons:locks.unlocked.open') });
    await page.route(`**${previewLocks.path}`, (route) => route.abort());
    await opening.click();
    await expect(told('unlocked')).toBeVisible();
    await page.unroute(`**${previewLocks.path}`);
    await opening.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('何俊杰');
    await look(page, `lock-preview-${language}`);
    await page.route(`**${setLocks.path}`, (route) => route.abort());
    await dialog.getByRole('button', { name: say('lessons:locks.unlocked.verb') }).click();
    await expect(told('unlocked', 'unsure')).toBeVisible();
    await page.unroute(`**${setLocks.path}`);
    await dialog.getByRole('button', { name: say('lessons:locks.unlocked.verb') }).click();
    const done = page.getByRole('dialog', { name: say('lessons:locks.unlocked.done') });
    await expect(done).toBeVisible();
    await look(page, `lock-done-${language}`);
    await done.getByRole('button', { name: say('lessons:locks.return') }).click();
    await expect(lesson).toContainText(say('lessons:lock.unlocked'));
    await expect(lesson).toContainText('周明远');
    await lesson.focus();
    await page.keyboard.press(' ');
    await expect(lesson).toHaveAttribute('aria-checked', 'true');
    await page.route(`**${previewLocks.path}`, (route) => route.abort());
    await page.getByRole('button', { name: say('lessons:locks.locked.open'), exact: true }).click();
    await expect(told('locked')).toBeVisible();
  });
}

for (const language of seenIn('en')) {
  test(`[SCREEN-056] a card of the picked course is unlocked by itself, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, freshWorld, 'zhou', '/lockunlock/list?subject_id=2', language);
    await page.getByLabel('何俊杰').first().check();
    await page.getByRole('main').getByRole('link', { name: '初中数学打基础' }).click();
    const items = page.getByRole('tree', { name: say('lessons:locks.tree') }).getByRole('treeitem');
    await items.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    const card = items.nth(2);
    await expect(card).toHaveAttribute('aria-level', '3');
    await expect(card).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('button', { name: say('lessons:locks.unlocked.open') }).click();
    const verb = { name: say('lessons:locks.unlocked.verb') };
    await page.getByRole('alertdialog').getByRole('button', verb).click();
    const done = page.getByRole('dialog', { name: say('lessons:locks.unlocked.done') });
    await done.getByRole('button', { name: say('lessons:locks.return') }).click();
    await expect(card).toContainText(say('lessons:lock.unlocked'));
    await expect(card).toContainText('周明远');
  });
}

test('an address of a course or class that is not there says so', async ({ page, world }) => {
  const say = wordsIn('en');
  const address = '/lockunlock/info?subject_id=2&course_id=201&student_ids=999999';
  await comeBack(page, world, 'zhou', address, 'en');
  await expect(page.getByText(say('lessons:locks.absent.title'))).toBeVisible();
  for (const [path, what] of [
    ['/lesson/detail?subject_id=2&course_id=999999', 'course'],
    ['/classes/detail?subject_id=2&class_id=9999', 'class'],
  ] as const) {
    await page.goto(`${world.address}${path}`);
    await expect(page.getByText(say(`lessons:${what}.absent.title`))).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  }
});

for (const language of seenIn('zh')) {
  test(`${bySidebar(language, '[SIDE-010] [ROLE-090]')}[ROUTE-034] [ROUTE-051] [ROUTE-052] [SCREEN-042] [SCREEN-054] a course with its students, and a class with its courses, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const isChinese = language === 'zh';
    const start = isChinese ? '/home?subject_id=2' : '/classes/list?subject_id=2';
    await comeBack(page, world, 'zhou', start, language);
    if (isChinese) {
      const entry = page.getByRole('link', { name: say('shell:sidebar.classes'), exact: true });
      await expect(entry).toHaveAttribute('href', /^\/classes\/list/);
      // Whoever has no avatar yet is asked for one first.
      await page.goto('/classes/list?subject_id=2');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('lessons:class.title'));
    await look(page, `classes-${language}`);
    await rows(page).first().getByRole('link').click();
    await expect(rows(page)).toHaveCount(10);
    await look(page, `class-${language}`);
    const courses = page.getByRole('region', { name: say('lessons:class.courses') });
    await courses.getByRole('link').first().click();
    await expect(page.getByRole('tree')).toBeVisible();
    await expect(page).toHaveURL(/class_id=/);
    await look(page, `class-locks-${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: say('lessons:locks.back') })).toBeVisible();
    await main.getByRole('link', { name: say('parts:back'), exact: true }).click();
    await expect(page).toHaveURL(/classes\/detail.*class_id=/);
    await main.getByRole('link', { name: say('lessons:class.back') }).click();

    await page.goto('/lesson/list?subject_id=2');
    await page.getByRole('link', { name: '七年级上册数学同步课' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('七年级上册数学同步课');
    await expect(page).toHaveURL(/\/lesson\/detail\?/);
    await page.getByText(say('lessons:course.outline')).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(rows(page)).toHaveCount(11);
    await look(page, `course-${language}`);

    await rows(page).first().getByRole('link').click();
    const tabs = page.getByRole('navigation', { name: say('students:detail.tabs') });
    await tabs.getByRole('link', { name: say('students:detail.view.lockUnlock') }).click();
    await expect(page).toHaveURL(/view=lockUnlock/);
    await expect(page.getByRole('link', { name: '七年级上册数学同步课' })).toBeVisible();
    await look(page, `student-locks-${language}`);
    await page.getByRole('link', { name: '七年级上册数学同步课' }).click();
    await expect(page.getByRole('tree')).toBeVisible();
  });
}
