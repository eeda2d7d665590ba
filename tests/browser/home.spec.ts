import type { Locator } from '@playwright/test';
import { homeSummary, schedules, studyWeek, todoList } from '../../src/contract/home';
import { mistakeDays, type TodoKind } from '../../src/domain/home';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, openWithKey, test } from './world';

// Home: what it shows, and that each number leads to a list of as many rows as it says.

/** The number that stands in a place. */
const numberIn = async (place: Locator) =>
  Number(/\d+/.exec((await place.innerText()).replaceAll(',', ''))?.[0]);

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`[ROUTE-029] [SCREEN-002] [SCREEN-003] [SCREEN-004] [SCREEN-005] [SCREEN-006] [SCREEN-007] [SCREEN-008] [SCREEN-009] [SCREEN-010] [SCREEN-011] [SCREEN-013] each number of home leads to as many rows, in ${language}`, async ({
    page,
    world,
  }) => {
    const subject_id = 3;
    const client = createClient(world.address);
    const numbers = await client.ask(homeSummary, { subject_id }, { as: 'zhou' });
    // Without a page of its own in the address, home is the page.
    await comeBack(page, world, 'zhou', `/?subject_id=${subject_id}`, language);
    await expect(page).toHaveURL(/\/home\?/);
    await page.goto(`/home?subject_id=${subject_id}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('home:title'));
    const block = (name: string) => page.getByRole('region', { name: say(`home:${name}.title`) });
    const week = await client.ask(studyWeek, { subject_id }, { as: 'zhou' });
    for (const [at, { active_count, answer_count }] of week.list.entries()) {
      const row = block('week')
        .getByRole('row')
        .nth(at + 1);
      await expect(row.locator('[data-column=active]')).toHaveText(String(active_count));
      await expect(row.locator('[data-column=answers]')).toHaveText(String(answer_count));
    }
    const day = { subject_id, from: '2026-11-18', to: '2026-11-18' };
    const meetings = await client.ask(schedules, day, { as: 'zhou' });
    await expect(block('schedule').getByRole('listitem')).toHaveCount(meetings.total);
    await expect(block('schedule').getByRole('listitem')).not.toHaveCount(0);
    const shown = block('schedule').locator('[aria-live]');
    const isOn = (date: number) =>
      expect(shown).toContainText(language === 'zh' ? `11月${date}日` : `${date} Nov`);
    await isOn(18);
    for (const [way, date] of [
      ['previous', 17],
      ['next', 18],
      ['next', 19],
      ['today', 18],
    ] as const) {
      await block('schedule')
        .getByRole('button', { name: say(`home:schedule.${way}`) })
        .click();
      await isOn(date);
    }
    const missing = numbers.score_warning?.missing_count ?? 0;
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(numbers.student_count);
    await expect(page.getByText(say('home:warning.midterm', { count: missing }))).toBeVisible();
    const enter = page.getByRole('link', { name: say('home:warning.verb') });
    await expect(enter).toHaveAttribute('href', /\/score\/index\?.*view=unsubmitted/);
    await look(page, `home-${language}`);

    const press = async (link: Locator, count: number, words: string, values = {}) => {
      await link.click();
      await expect(title).not.toHaveText(say('home:title'));
      const said = say(words, { count, ...values });
      await expect(page.getByRole('main').getByText(said, { exact: true }).first()).toBeVisible();
      await page.goBack();
      await expect(block('numbers')).toBeVisible();
    };
    const tile = (words: string, options = {}) =>
      block('numbers').getByRole('link', { name: say(`home:${words}`, options) });
    await press(tile('numbers.students'), numbers.student_count, 'students:count');
    await press(tile('numbers.active'), numbers.active_today_count, 'students:count');
    await press(tile('health.unhealthy'), numbers.health.unhealthy, 'students:count');
    const mistakes = tile('numbers.mistakes', { count: mistakeDays });
    await expect(mistakes).toContainText(say('home:figure', { value: numbers.mistake_count }));
    await press(mistakes, numbers.mistake_count, 'answers:count');
    const waiting = tile('homework.toBeCorrected');
    await press(waiting, numbers.homework.toBeCorrected, 'homework:pieces.count', {
      status: say('homework:status.toBeCorrected'),
    });

    // What does not come first opens on a press.
    await block('todo').locator('summary').click();
    const things = block('todo').getByRole('list', { name: say('home:kind.essayToCorrect') });
    const thing = things.getByRole('listitem').first();
    const cut = await block('todo')
      .locator('li *')
      .evaluateAll((all) => {
        const isCut = (each: Element) => each.scrollWidth > each.clientWidth;
        return all.filter((each) => getComputedStyle(each).overflowX !== 'visible' && isCut(each))
          .length;
      });
    expect(cut, 'what waits is told whole').toBe(0);
    const waits = await numberIn(thing.getByText(/^\d+ (items?|项)$/));
    await press(thing.getByRole('link'), waits, 'homework:count.student');
    // A tab of its own shows the same subject, also where another tab has chosen another one since.
    await page.evaluate(() => {
      localStorage.setItem('subject-data', JSON.stringify({ subjectId: 1, isSpecial: false }));
    });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      block('lessons')
        .getByRole('link')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/subject_id=3/);
    await tab.close();
    const why = block('attention').locator('a[href*="overdue="]').first();
    await press(why, await numberIn(why), 'homework:count.assignment');
    const lesson = block('lessons').getByRole('listitem').first();
    const learners = await numberIn(lesson.getByText(/^\d+ (students?|名学生)/));
    await press(lesson.getByRole('link'), learners, 'students:count');
    await block('reports').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/report\/stuInfo\?student_id=\d+&from=(\S{10})&to=\1/);
  });

  test(`[ROLE-046] [ROLE-047] [ROLE-048] [ROLE-049] whoever is assigned nothing reads who assigns what, and whom to ask, in ${language}`, async ({
    page,
    world,
  }) => {
    await openWithKey(page, world, 'newcomer', { from: 'agent_account' });
    // The upgrade is offered first, in the language of the country.
    const upgrade = page.getByRole('dialog');
    await upgrade.getByRole('button', { name: wordsIn('zh')('account:upgrade.skip') }).click();
    await upgrade
      .getByRole('button', { name: wordsIn('zh')('account:upgrade.done.enter') })
      .click();
    await expect(upgrade).toHaveCount(0);
    await page.evaluate((chosen) => {
      localStorage.setItem('select-language', JSON.stringify(chosen));
    }, language);
    await page.goto('/home');
    const notice = page.getByRole('status').filter({ hasText: say('home:unassigned.all') });
    await expect(notice).toContainText(say('home:unassigned.who'));
    await expect(notice).toContainText(say('home:unassigned.ask'));
    await look(page, `home-unassigned-${language}`);
    for (const [path, words] of [
      ['/student/list', 'students:nothing.text'],
      ['/lesson/list', 'lessons:nothing.text'],
      ['/classes/list', 'lessons:class.nothing.text'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(say(words))).toBeVisible();
    }
    // Whoever has students sees of each who is responsible, and where that is set.
    await comeBack(page, world, 'zhou', '/student/list?subject_id=3', language);
    await expect(page.getByText(say('home:unassigned.all'))).toHaveCount(0);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const facts = page.getByRole('region', { name: say('students:detail.label') });
    for (const role of ['synchronous', 'foundation'])
      await expect(facts).toContainText(say(`students:role.${role}`));
    await expect(facts).toContainText(say('students:detail.setBy'));
    await look(page, `student-responsible-${language}`);
  });
}

for (const language of seenIn('en')) {
  test(`[SCREEN-007] [SCREEN-090] a thing to do about students leads to as many as it counts, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const subject_id = 2;
    const { list } = await createClient(world.address).ask(
      todoList,
      { subject_id },
      { as: 'zhou' },
    );
    const first = (kind: TodoKind) => {
      const found = list.find((thing) => thing.kind === kind);
      if (found === undefined) throw new Error(`no ${kind} waits`);
      return found;
    };
    await comeBack(page, world, 'zhou', `/todo/list?subject_id=${String(subject_id)}`, language);
    await look(page, `todos-${language}`);
    const open = async ({ url }: { readonly url: string }) => {
      await page.goto(`/todo/list?subject_id=${String(subject_id)}`);
      await page.locator(`a[href^="${url}"]`).first().click();
    };

    const feedback = first('feedbackMissing');
    await open(feedback);
    const due = page.getByRole('list', {
      name: say('feedback:class.due', { count: feedback.count }),
    });
    await expect(due.getByRole('listitem')).toHaveCount(feedback.count);
    const ofAll = page.getByText(say('feedback:class.dueAll'));
    await expect(ofAll).toHaveCount(0);
    await look(page, `feedback-due-${language}`);
    await page.goto(`/classFeedback/index?subject_id=${String(subject_id)}&view=write`);
    await expect(ofAll).toBeVisible();

    const application = first('applicationPending');
    await open(application);
    await expect(page.locator('tbody tr')).toHaveCount(application.count);

    const level = first('levelChoice');
    await open(level);
    const [before = ''] = say('lessons:level.title', { course: level.name, level: '\n' }).split(
      '\n',
    );
    await expect(page.getByRole('dialog')).toContainText(before);
    await expect(page).toHaveURL(/view=lockUnlock/);
  });
}
