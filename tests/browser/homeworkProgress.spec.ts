import { homeworkByStudent } from '../../src/contract/homework';
import { personStatuses } from '../../src/domain/homework';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const [language, width] of [
  ['en', 1024],
  ['zh', 1440],
] as const) {
  test(`[SCREEN-079] [ENTITY-015] tabs count where assignments are and lead to them, beside their type, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width, height: 800 });
    await comeBack(page, world, 'zhou', '/homework/list?subject_id=3', language);
    const words = say('homework:progress.overdue');
    const tab = page.getByRole('tab', { name: words });
    await expect(tab).toHaveText(/\d/);
    const count = Number((await tab.textContent())?.replace(words, ''));
    expect(count).toBeGreaterThan(0);
    await tab.click();
    await expect(page).toHaveURL(/progress=overdue/);
    // Where essays wait as well, the row says so first, and then that it is overdue, too.
    const cells = page.getByRole('cell', { name: words });
    await expect(cells).toHaveCount(count);
    const both = say('homework:progress.also', { also: words });
    await expect(cells.filter({ hasText: both })).not.toHaveCount(0);
    await expect(page.getByText(say('homework:progress.several'))).toBeVisible();
    // Each assignment counts once there.
    const all = new RegExp(`^${say('homework:progress.all')}\\s*\\d+$`);
    await expect(page.getByRole('tab', { name: all })).toBeVisible();
    const head = page.getByRole('columnheader', { name: say('homework:column.type'), exact: true });
    await expect(head).toBeVisible();
    const size = await head.boundingBox();
    expect(size?.width).toBeGreaterThan(size?.height ?? 0);
    await look(page, `homework-progress-${language}`);
  });
}

const statuses = ['all', ...personStatuses] as const;

for (const [language, width] of [
  ['en', 1024],
  ['zh', 1440],
] as const) {
  test(`[SCREEN-080] [SCREEN-040] tabs count the students at each status, and the homework of one student, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width, height: 800 });
    const tab = (status: string) =>
      page.getByRole('tab', { name: new RegExp(`^${say(`homework:status.${status}`)} \\d+$`) });
    const rows = page.locator('table[aria-rowcount]');
    /** Goes through the tabs, each with as many rows as it says; answers these counts. */
    const walkTabs = async () => {
      const counts: number[] = [];
      for (const status of statuses.toReversed()) {
        await tab(status).click();
        await expect(tab(status)).toHaveAttribute('aria-selected', 'true');
        await expect(page).toHaveURL(
          status === 'all' ? /^((?!status=).)*$/ : new RegExp(`status=${status}`),
        );
        const count = Number(/\d+$/.exec(await tab(status).innerText())?.[0]);
        counts.push(count);
        if (count > 0) await expect(rows).toHaveAttribute('aria-rowcount', String(count + 1));
        else await expect(page.getByText(say('parts:nothingForFilter.title'))).toBeVisible();
      }
      return counts;
    };
    await comeBack(page, world, 'zhou', '/homework/list?subject_id=3&view=student', language);
    expect((await walkTabs()).filter((count) => count > 0).length).toBeGreaterThan(2);
    await expect(page.getByText(say('homework:status.several'))).toBeVisible();
    await look(page, `homework-students-${language}`);

    const asked = {
      subject_id: 3,
      page: 1,
      page_size: 1,
      sort: 'completed',
      order: 'desc',
    } as const;
    const { list } = await createClient(world.address).ask(homeworkByStudent, asked, {
      as: 'zhou',
    });
    const [student] = list;
    if (student === undefined) throw new Error('nobody has homework');
    await page.goto(
      `/student/detail?subject_id=3&student_id=${String(student.student_id)}&view=homework`,
    );
    const counts = await walkTabs();
    expect(counts.toReversed()).toEqual([
      student.total_count,
      ...personStatuses.map((status) => student.counts[status]),
    ]);
    await look(page, `homework-student-${language}`);
    await tab('completed').click();
    await page.reload();
    await expect(tab('completed')).toHaveAttribute('aria-selected', 'true');
  });
}
