import { correctSubjective, subjectiveInfo, subjectiveList } from '../../src/contract/grading';
import { createClient } from '../server/rig/client';
import { openAnswer } from './answering';
import { look } from './looks';
import { keptPlaces } from './paths/drafts';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const marks = { central_material: 30, language: 30, structure: 10, stars: 3, comment: '' };

for (const language of seenIn('zh')) {
  test(`[SCREEN-087] (${language}) gradings that are put aside are submitted together after one question, each with its result`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const client = createClient(freshWorld.address);
    const asked = { subject_id: 3, page: 1, page_size: 3 } as const;
    const { list } = await client.ask(subjectiveList, asked, { as: 'zhou' });
    const isGraded = async (answer_id: number) =>
      (await client.ask(subjectiveInfo, { subject_id: 3, answer_id }, { as: 'zhou' })).grading !==
      null;
    const visit = { page, world: freshWorld, language } as const;
    const dialog = page.getByRole('dialog');
    for (const { answer_id } of list) {
      await openAnswer(visit, 3, answer_id);
      for (const [name, typed] of [
        ['central_material', '35'],
        ['language', '36'],
        ['structure', '18'],
      ] as const) {
        await page
          .getByRole('textbox', { name: say(`grading:subjective.${name}_language`) })
          .fill(typed);
      }
      await page.getByRole('radio', { name: say('grading:answer.stars', { count: 4 }) }).check();
      await page.getByRole('textbox', { name: say('grading:subjective.comment') }).fill('条理清楚');
      await page.getByRole('button', { name: say('grading:answer.open') }).click();
      await dialog.getByRole('button', { name: say('grading:ready.aside') }).click();
      await expect(page.getByText(say('grading:ready.is'), { exact: true })).toBeVisible();
    }
    await look(page, `aside-${language}`);
    const [first, second] = list.map(({ answer_id }) => answer_id);
    // After a reload the scores stand as they were put aside, and the answer is still marked so.
    await page.reload();
    await expect(page.getByLabel(say('grading:subjective.central_material_language'))).toHaveValue(
      '35',
    );
    await expect(page.getByText(say('grading:ready.is'), { exact: true })).toBeVisible();
    // The answers list marks what was put aside, and home leads to all of it.
    const aside = page.getByRole('link', { name: say('parts:aside.count', { count: 3 }) });
    await page.goto('/homework/list?subject_id=3');
    await expect(aside).toBeVisible();
    await page.goto('/todo/list?subject_id=3');
    await expect(aside.first()).toBeVisible();
    await look(page, `ready-home-${language}`);
    await aside.first().click();
    // The head, and each grading with the question and the answer that it is about.
    const rows = page.getByRole('table').getByRole('rowgroup');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('35 + 36 + 18');
    for (const key of ['stem', 'answer'] as const) {
      await expect(rows.nth(1).getByText(say(`grading:answers.${key}`))).toBeVisible();
    }
    await look(page, `ready-list-${language}`);
    const change = say('grading:ready.change', { name: '\n' }).split('\n')[1] ?? '';
    await rows.nth(1).getByRole('link', { name: change }).click();
    await expect(page.getByLabel(say('grading:subjective.central_material_language'))).toHaveValue(
      '35',
    );
    await page.getByRole('link', { name: say('parts:back'), exact: true }).click();
    await expect(rows).toHaveCount(4);
    expect(await isGraded(first ?? 0)).toBe(false);
    // One is graded otherwise in another window, and the network fails for all but that.
    const graded = { subject_id: 3, answer_id: second ?? 0, revision: 0, ...marks } as const;
    await client.ask(correctSubjective, graded, { as: 'zhou' });
    const failing = `**${correctSubjective.path}`;
    await page.route(failing, (route) =>
      (route.request().postData() ?? '').includes(String(second))
        ? route.continue()
        : route.abort(),
    );
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: say('grading:ready.submit', { count: 3 }) }).click();
    await expect(question).toContainText(say('grading:answer.forGood'));
    await question.getByRole('button', { name: say('grading:ready.verb', { count: 3 }) }).click();
    await expect(question).toBeHidden();
    const lost = say('shell:unsure.network');
    await expect(rows.filter({ hasText: lost })).toHaveCount(2);
    await look(page, `ready-${language}`);
    await page.unroute(failing);
    const submitted = rows.filter({
      has: page.getByText(say('grading:ready.submitted'), { exact: true }),
    });
    // Nobody knows whether they were submitted; one is submitted again without the other.
    const unsure = say('grading:ready.unsure', { why: lost });
    await rows
      .filter({ hasText: unsure })
      .first()
      .getByRole('button', { name: say('grading:ready.again') })
      .click();
    await expect(question.getByRole('listitem').filter({ hasText: /qh\d{5}/ })).toHaveCount(1);
    await look(page, `ready-again-${language}`);
    await question.getByRole('button', { name: say('grading:ready.verb', { count: 1 }) }).click();
    await expect(submitted).toHaveCount(1);
    await expect(rows.filter({ hasText: unsure })).toHaveCount(1);
    await page.getByRole('button', { name: say('grading:ready.submit', { count: 1 }) }).click();
    await question.getByRole('button', { name: say('grading:ready.verb', { count: 1 }) }).click();
    await expect(submitted).toHaveCount(2);
    // The drafts of what is submitted are gone, and no other.
    await expect
      .poll(async () => (await keptPlaces(page)).map((place) => Number(place.split('.').at(-1))))
      .toEqual([second]);
    // It was oneself, in another window: no colleague is named.
    await expect(rows.filter({ hasText: say('grading:ready.own') })).toHaveCount(1);
    await expect(rows.filter({ hasText: '明远' })).toHaveCount(0);
    expect(await isGraded(first ?? 0)).toBe(true);
    // What was submitted is gone; what was overtaken stays to be read.
    await comeBack(page, freshWorld, 'zhou', '/homework/list?subject_id=3&view=ready', language);
    await expect(rows).toHaveCount(2);
    // Both gradings are read before the second one is removed for good.
    await page.getByRole('button', { name: say('grading:ready.remove'), exact: true }).click();
    await expect(question).toContainText('35 + 36 + 18 = 89');
    await expect(question).toContainText('30 + 30 + 10 = 70');
    await look(page, `ready-remove-${language}`);
    await question.getByRole('button', { name: say('grading:ready.removeVerb') }).click();
    await expect(page.getByText(say('grading:ready.nothing'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(say('grading:ready.nothing'))).toBeVisible();
  });
}
