import { studentList } from '../../src/contract/students';
import { boardTeacherScoreList } from '../../src/contract/boards';
import { createClient } from '../server/rig/client';
import { exportedLines } from './exportedLines';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

/** Each list, with the ids of the requirements that name it, and the tab that it is on. */
const lists: readonly (readonly [string, string, string?])[] = [
  ['SCREEN-097', '/feedback?subject_id=2', 'feedback:headquarters.sent'],
  ['SCREEN-127', '/courseTimeApply/list?subject_id=2'],
  ['SCREEN-133', '/score/index?subject_id=2&view=unsubmitted'],
  ['SCREEN-119', '/crystal/list?subject_id=2&choiceTab=coins'],
  ['SCREEN-119', '/crystal/list?subject_id=2&choiceTab=crystals'],
  ['SCREEN-120', '/crystal/list?subject_id=2&choiceTab=props'],
  ['SCREEN-122', '/crystal/list?subject_id=2&choiceTab=excellent'],
  ['SCREEN-172', '/workOrders/list?subject_id=2'],
  ['SCREEN-029', '/lesson/list?subject_id=2'],
  ['SCREEN-193', '/classes/list?subject_id=2'],
  ['SCREEN-117', '/seasonPlate/index?subject_id=2'],
  ['SCREEN-170', '/InfoCenter/index?subject_id=2'],
  ['SCREEN-155', '/prepare/list?subject_id=2'],
  ['CALL-182', '/examAnalysis/paperInformationEntry?subject_id=2'],
  ['SCREEN-147', '/localManager/index?subject_id=2'],
  ['SCREEN-168', '/sqtrain/myTrain?subject_id=2'],
];

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  for (const [id, address, tab] of lists) {
    test(`[${id}] ${address} is exported as it is on screen, all pages, in ${language}`, async ({
      page,
      world,
    }) => {
      await comeBack(page, world, 'zhou', address, language);
      if (tab !== undefined) await page.getByRole('tab', { name: say(tab) }).click();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const name = (await page.locator('tbody tr th').first().innerText()).split('\n')[0] ?? '';
      const [heads = '', ...rows] = await exportedLines(page, say);
      expect(heads).not.toMatch(/column|undefined/);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows[0]).toContain(name);
    });
  }

  test(`[SCREEN-168] [SCREEN-147] a part and its whole are two columns of a file, in ${language}`, async ({
    page,
    world,
  }) => {
    for (const [address, ...heads] of [
      ['/sqtrain/myTrain', 'training:column.lessonsDone', 'training:column.lessons'],
      ['/localManager/index', 'localPoints:column.pointsMarked', 'localPoints:column.points'],
    ] as const) {
      await comeBack(page, world, 'zhou', `${address}?subject_id=2`, language);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const row = await page.locator('tbody tr').first().innerText();
      const [, part, whole] = /(\d+) \/ (\d+)/.exec(row) ?? [];
      const [head, first] = await exportedLines(page, say);
      expect(head).toContain(heads.map((key) => say(key)).join(','));
      expect(first).toContain(`,${String(part)},${String(whole)},`);
    }
  });

  test(`[CALL-062] [CALL-061] the customer record opens from the student’s page, and a board ranks the analysts, in ${language}`, async ({
    page,
    world,
  }) => {
    const { ask } = createClient(world.address);
    const asked = { subject_id: 2, page: 1, page_size: 50 };
    const { list } = await ask(studentList, { ...asked, list: 'responsible' }, { as: 'zhou' });
    const id = String(list[0]?.student_id ?? 0);
    await comeBack(page, world, 'zhou', `/student/detail?subject_id=2&student_id=${id}`, language);
    const tab = page.context().waitForEvent('page');
    await page.getByRole('button', { name: say('students:act.customerRecord') }).click();
    expect((await tab).url()).toContain(`student=${id}`);
    const board = { ...asked, board: 'foundation' } as const;
    const analysts = await ask(boardTeacherScoreList, board, { as: 'zhou' });
    await page.goto(`${world.address}/seasonPlate/index?subject_id=2`);
    const ranked = page.getByRole('region', { name: say('foundation:board.analysts.title') });
    for (const { name } of analysts.list)
      await expect(ranked.getByText(name).first()).toBeVisible();
  });
}
