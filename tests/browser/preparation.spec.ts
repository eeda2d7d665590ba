import { practiceInfo, preparedPoints, savePracticeAnswer } from '../../src/contract/preparation';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { asZhou, comeBack, expect, test } from './world';

// Lesson preparation: courses as graphs of their points, their questions, and practice with test accounts.

const subject_id = 2;
const course_id = 204;
/** It builds on four points, one behind the other. */
const point = '二次根式';

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const inZh = language === 'zh' ? '[SIDE-011] ' : '';
  const heading = (key: string, values = {}) => ({ level: 1, name: say(key, values) }) as const;

  test(`${inZh}[ROLE-027] [ROUTE-053] [ROUTE-054] [SCREEN-155] [SCREEN-156] [SCREEN-157] [CALL-093] a course is prepared by the graph of its points, in ${language}`, async ({
    page,
    world,
  }) => {
    // The English sidebar has no entry for it.
    const start = inZh === '' ? '/prepare/list' : '/home';
    await comeBack(page, world, 'zhou', `${start}?subject_id=${String(subject_id)}`, language);
    if (inZh !== '') {
      const entry = say('shell:sidebar.prepare');
      await page.getByRole('link', { name: entry, exact: true }).click();
    }
    await expect(page.getByRole('heading', heading('preparation:title'))).toBeVisible();
    const row = page.getByRole('row', { name: '初中数学打基础' });
    await expect(row).toContainText(say('preparation:state.started'));
    await look(page, `prepare-list-${language}`);
    await row.getByRole('link', { name: '初中数学打基础' }).click();
    await expect(page).toHaveURL(/\/prepare\/detail\?.*course_id=204/);

    const graph = page.getByRole('group', { name: say('preparation:graph.label') });
    const node = graph.getByRole('button', { name: point });
    await page.getByRole('searchbox', { name: say('preparation:graph.search') }).fill('根式');
    await expect(page.getByText(say('preparation:graph.found', { count: 1 }))).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(node).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/point=2010305/);
    // What it builds on says so in words, and so does the class's mastery.
    const before = graph.getByRole('button', { name: say('preparation:graph.before') });
    await expect(before).toHaveCount(4);
    await expect(node).toContainText(/\d+ \/ \d+/);
    const legend = page.getByRole('list', { name: say('preparation:legend.title') });
    await expect(legend.getByRole('listitem')).toHaveCount(4);
    await look(page, `prepare-graph-${language}`);
    // The list does the same with the keyboard.
    await page.getByRole('searchbox', { name: say('preparation:graph.search') }).fill('');
    const other = page.getByRole('button', {
      name: say('preparation:choose', { name: '分数的乘除法' }),
    });
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/point=2010104/);
    // Its questions are a page of their own; Back comes to the graph as it was left.
    await page.getByRole('link', { name: say('preparation:toQuestions', { count: 1 }) }).click();
    await expect(page).toHaveURL(/view=questions/);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.goBack();
    await expect(graph.getByRole('button', { name: '分数的乘除法' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // Along prerequisites the keyboard stays with the chosen point.
    const chosenOf = (name: string) =>
      page.getByRole('heading', { name: say('preparation:chosen', { name }) });
    const ways = page.getByRole('region', {
      name: say('preparation:chosen', { name: '分数的乘除法' }),
    });
    const way = ways.getByRole('definition').getByRole('button').first();
    const next = await way.innerText();
    await way.press('Enter');
    await expect(chosenOf(next)).toBeFocused();
    await page.getByRole('button', { name: say('preparation:clear') }).press('Enter');
    await expect(graph.getByRole('button', { name: next })).toBeFocused();
    await graph.getByRole('button', { name: '分数的乘除法' }).press('Enter');
    await page.getByRole('button', { name: say('preparation:clear') }).click();
    await expect(before).toHaveCount(0);
  });

  test(`[ROUTE-055] [SCREEN-158] the lessons of a course lead to their points, in ${language}`, async ({
    page,
    world,
  }) => {
    const address = `/prepare/detail?subject_id=2&course_id=${String(course_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    await page.getByRole('link', { name: say('preparation:toLessons') }).click();
    await expect(page).toHaveURL(/\/prepare\/lessonlist/);
    await expect(page.locator('h1')).toContainText(say('preparation:lessons.of', { name: '' }));
    const lesson = page.getByRole('row', { name: '整数与小数' });
    await expect(lesson).toBeVisible();
    await look(page, `prepare-lessons-${language}`);
    await lesson.getByRole('link', { name: '小数的意义与运算' }).click();
    await expect(
      page.getByRole('heading', { name: say('preparation:chosen', { name: '小数的意义与运算' }) }),
    ).toBeVisible();
  });

  test(`[ROUTE-039] [ROUTE-040] a new course is polished by the same graph, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/prepare/list?subject_id=2', language);
    await page.getByRole('link', { name: say('preparation:polishing.title') }).click();
    await expect(page).toHaveURL(/\/grindingClass\/list/);
    await expect(page.getByRole('heading', heading('preparation:polishing.title'))).toBeVisible();
    const row = page.getByRole('row', { name: '高一数学' });
    await expect(row).toContainText(say('preparation:type.polishing'));
    await row.getByRole('link', { name: '高一数学' }).click();
    await expect(page).toHaveURL(/\/grindingClass\/detail/);
    // The sidebar says where one is; the English one has no entry for it.
    const entry = page
      .getByRole('navigation')
      .getByRole('link', { name: say('shell:sidebar.prepare'), exact: true });
    if (language === 'zh') await expect(entry).toHaveAttribute('aria-current', 'true');
    const graph = page.getByRole('group', { name: say('preparation:graph.label') });
    await expect(graph.getByRole('button')).toHaveCount(4);
    await graph.getByRole('button', { name: '平面向量的数量积' }).click();
    await expect(graph.getByRole('button', { name: say('preparation:graph.before') })).toHaveCount(
      1,
    );
    // A course that is taught is not there.
    await page.goto(`${world.address}/grindingClass/detail?subject_id=2&course_id=204`);
    await expect(page.getByText(say('preparation:absent.title'))).toBeVisible();
  });

  test(`[SCREEN-159] [SCREEN-160] [CONST-057] [CALL-094] the questions of a course are found and read, 60 to a page, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await world.control('preparation/questions', { question_id: '20002' });
    const address = `/prepare/detail?subject_id=2&course_id=204&view=questions`;
    await comeBack(page, world, 'zhou', address, language);
    await expect(page.locator('tbody tr')).toHaveCount(60);
    await look(page, `prepare-questions-${language}`);
    await page.goto(`${address}&point=2010104`);
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.getByRole('link', { name: say('preparation:toCourse') })).toHaveAttribute(
      'href',
      /[?&]point=2010104/,
    );
    await page.locator('tbody tr').getByRole('link').first().click();
    await expect(page).toHaveURL(/view=question&question_id=20004/);
    await expect(page.getByText('一根绳子长')).toBeVisible();
    await expect(page.getByRole('heading', { name: say('preparation:solution') })).toBeVisible();
    await expect(page.locator('.katex').first()).toBeVisible();
    await look(page, `prepare-question-${language}`);
  });

  test(`[SCREEN-161] [VALID-100] [CALL-095] a test account answers, sees the solution, and starts anew, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const counted = async () =>
      (await client.ask(preparedPoints, { subject_id, course_id }, asZhou)).points.map(
        ({ answering_count, proficient_count }) => [answering_count, proficient_count],
      );
    const before = await counted();
    const address = `/prepare/detail?subject_id=2&course_id=204&point=2010203`;
    await comeBack(page, world, 'zhou', address, language);
    await page.getByRole('link', { name: say('preparation:practise') }).click();
    // Account A has answered, account C has not.
    await expect(page.getByText(say('preparation:outcome.right'), { exact: true })).toBeVisible();
    await page
      .getByRole('link', { name: say('preparation:practice.account', { account: 'C' }) })
      .click();
    await expect(
      page.getByRole('heading', heading('preparation:practice.title', { account: 'C' })),
    ).toBeVisible();
    await expect(page.getByText(say('preparation:practice.test'))).toBeVisible();
    const submit = page.getByRole('button', { name: say('preparation:answer.verb') });
    await submit.click();
    await expect(page.getByText(say('preparation:answer.error.required'))).toBeVisible();
    await expect(page.getByRole('heading', { name: say('preparation:solution') })).toHaveCount(0);
    await page.getByRole('textbox', { name: say('preparation:answer.answer') }).fill('99999');
    await look(page, `practice-open-${language}`);
    await submit.press('Enter');
    await expect(page.getByText(say('preparation:outcome.wrong'), { exact: true })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: say('preparation:outcome.title') }),
    ).toBeFocused();
    await expect(
      page.getByText(say('preparation:practice.standing', { answered: 1, right: 0, wrong: 1 })),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: say('preparation:solution') })).toBeVisible();
    const one = { subject_id, course_id, question_id: 20_009, test_account: 'C' } as const;
    expect((await client.ask(practiceInfo, one, asZhou)).given).toMatchObject({ answer: '99999' });
    // It counts for no student.
    expect(await counted()).toEqual(before);
    await page.getByRole('link', { name: say('preparation:practice.next') }).click();
    await page.getByRole('radio', { name: 'A', exact: true }).check();
    await submit.click();
    await expect(
      page.getByRole('heading', { name: say('preparation:outcome.title') }),
    ).toBeVisible();
    await look(page, `practice-answered-${language}`);

    await page.getByRole('button', { name: say('preparation:restart.open') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(
      dialog.getByText(say('preparation:restart.effect', { count: 2, account: 'C' })),
    ).toBeVisible();
    await dialog.getByRole('button', { name: say('preparation:restart.verb') }).click();
    await expect(submit).toBeVisible();
    expect((await client.ask(practiceInfo, one, asZhou)).answered_count).toBe(0);
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);
  test(`[SCREEN-161] [CALL-095] an answer in doubt that was deleted by practising again is not taken for kept, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const one = { subject_id, course_id, question_id: 20_009, test_account: 'C' } as const;
    const kept = () => client.ask(practiceInfo, one, asZhou);
    await client.ask(savePracticeAnswer, { ...one, question_id: 20_010, answer: 'A' }, asZhou);
    await comeBack(
      page,
      world,
      'zhou',
      `/prepare/detail?subject_id=2&course_id=204&view=practice&question_id=20009&test_account=C`,
      language,
    );
    const field = page.getByRole('textbox', { name: say('preparation:answer.answer') });
    const submit = page.getByRole('button', { name: say('preparation:answer.verb') });
    // The server keeps the answer, and nobody hears of it.
    await page.route('**/prepareLesson/saveAnswer', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await field.fill('36');
    await submit.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.unroute('**/prepareLesson/saveAnswer');
    const then = (await kept()).as_of;
    await expect.poll(async () => (await kept()).as_of).not.toBe(then);

    await page.getByRole('button', { name: say('preparation:restart.open') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: say('preparation:restart.verb') }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: say('parts:draft.restore') }).click();
    await submit.click();
    await expect(page.getByText(say('preparation:answer.removed'))).toBeVisible();
    expect((await kept()).given).toBeNull();
    await expect(field).toHaveValue('36');
    await submit.click();
    await expect(
      page.getByRole('heading', { name: say('preparation:outcome.title') }),
    ).toBeVisible();
    expect((await kept()).given).toMatchObject({ answer: '36' });
  });

  test(`[SCREEN-161] what nobody judges counts as neither right nor wrong, until the person does, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const practised = { view: 'practice', question_id: '20011', test_account: 'C' };
    const address = new URLSearchParams({ subject_id: '2', course_id: '204', ...practised });
    await comeBack(page, world, 'zhou', `/prepare/detail?${address.toString()}`, language);
    await page.getByRole('textbox', { name: say('preparation:answer.answer') }).fill('x');
    await page.getByRole('button', { name: say('preparation:answer.verb') }).click();
    const counts = { answered: 1, right: 0, wrong: 0, unjudged: 1 };
    await expect(
      page.getByText(say('preparation:practice.standingUnjudged', counts)),
    ).toBeVisible();
    // The person compares it with the solution, and may think better of it.
    const press = (verdict: string) =>
      page.getByRole('button', { name: say(`preparation:judge.${verdict}`), exact: true });
    for (const [verdict, right, wrong] of [
      ['right', 1, 0],
      ['wrong', 0, 1],
    ] as const) {
      await press(verdict).click();
      const judged = say('preparation:practice.standing', { answered: 1, right, wrong });
      await expect(page.getByText(judged)).toBeVisible();
      await expect(press(verdict)).toHaveAttribute('aria-pressed', 'true');
    }
    await look(page, `practice-judged-${language}`);
  });
}

test('[ROLE-075] a self-study centre prepares no lessons: neither page nor entry', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'type6', '/prepare/list?subject_id=2', 'zh');
  const say = wordsIn('zh');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('preparation:title'));
  await expect(
    page.getByRole('link', { name: say('shell:sidebar.prepare'), exact: true }),
  ).toHaveCount(0);
});
