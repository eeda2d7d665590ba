import { studentList } from '../../src/contract/students';
import { createClient } from '../server/rig/client';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

/** Each list of students, the ids of the requirements that name it, and the area of its words. */
const lists = [
  ['SCREEN-080', 'homework', '/homework/list?subject_id=2&view=student'],
  ['SCREEN-119', 'rewards', '/crystal/list?subject_id=2&choiceTab=coins'],
  ['SCREEN-119', 'rewards', '/crystal/list?subject_id=2&choiceTab=crystals'],
  ['SCREEN-120', 'rewards', '/crystal/list?subject_id=2&choiceTab=props'],
] as const;

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-079] ${lists.map(([id]) => `[${id}]`).join(' ')} lists are narrowed to a class, which the address keeps, in ${language}`, async ({
    page,
    world,
  }) => {
    const { ask } = createClient(world.address);
    const asked = { subject_id: 2, list: 'responsible', page: 1, page_size: 200 } as const;
    const all = await ask(studentList, asked, { as: 'zhou' });
    const [own = { id: 0, name: '' }] = all.classes;
    const inClass = await ask(studentList, { ...asked, class_id: own.id }, { as: 'zhou' });
    const accounts = inClass.list.map(({ username }) => username);
    expect(inClass.total).toBeLessThan(all.total);
    const choose = async (area: string) => {
      await page.getByRole('button', { name: say(`${area}:filter.class_id`), exact: true }).click();
      await page.getByRole('radio', { name: own.name, exact: true }).check();
      await expect(page).toHaveURL(new RegExp(`class_id=${own.id}`));
    };
    await comeBack(page, world, 'zhou', '/home?subject_id=2', language);
    for (const [, area, address] of lists) {
      await page.goto(address);
      await choose(area);
      await page.reload();
      await expect(page.getByText(own.name).first()).toBeVisible();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      const persons = await page.locator('tbody tr th').allInnerTexts();
      expect(persons.length).toBeGreaterThan(0);
      for (const person of persons)
        expect(
          accounts.some((account) => person.includes(account)),
          person,
        ).toBe(true);
    }
    await page.goto('/homework/list?subject_id=2');
    await choose('homework');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    // The other view is narrowed to the same class.
    await page.getByRole('link', { name: say('homework:view.student'), exact: true }).click();
    await expect(page).toHaveURL(/view=student/);
    await expect(page).toHaveURL(new RegExp(`class_id=${own.id}`));
  });
}
