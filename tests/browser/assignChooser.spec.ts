import { courseOptions, studentOptions } from '../../src/contract/options';
import { spelledName } from '../../src/domain/spelledName';
import { createClient } from '../server/rig/client';
import { AssignDialog } from './assigning';
import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test, type World } from './world';

const subject_id = 3;
const as = 'zhou';

/** Two students of one name in a course. */
async function twinsOf(world: World) {
  const client = createClient(world.address);
  const courses = await client.ask(courseOptions, { subject_id }, { as });
  for (const { id: course_id } of courses.list) {
    const { list } = await client.ask(studentOptions, { subject_id, course_id }, { as });
    const twins = list.filter(({ name }) => list.filter((one) => one.name === name).length > 1);
    const [first, second] = twins.filter(({ name }) => name === twins[0]?.name);
    if (first && second) return { course_id, first, second };
  }
  throw new Error('the world has no two students of one name in a course');
}

for (const language of ['zh', 'en'] as const) {
  const say = wordsIn(language);

  test(`the right one of two students of one name is found and chosen, in ${language}`, async ({
    page,
    world,
  }) => {
    const { course_id, first, second } = await twinsOf(world);
    await comeBack(page, world, as, `/homework/list?subject_id=${String(subject_id)}`, language);
    const dialog = new AssignDialog(page, say);
    await dialog.open();
    await dialog.field('course').selectOption(String(course_id));
    const search = dialog.box.getByRole('searchbox', { name: say('homework:assign.search') });
    const students = dialog.box.getByRole('group', {
      name: say('homework:field.students', { count: 0 }),
    });
    await expect(students).toContainText(say('homework:field.studentsWhy'));
    const syllables = first.pinyin.replace(/ ?\|.*/, '').split(' ');
    await search.fill(syllables.map((syllable) => syllable.charAt(0)).join(''));
    for (const { name, username, grade } of [first, second]) {
      const identity = say('students:identity', {
        account: username,
        grade: say(`students:grade.${String(grade)}`),
      });
      // Who reads English has the name in letters, too.
      const told = language === 'en' ? [name, spelledName(name), identity] : [name, identity];
      await expect(students.getByRole('checkbox', { name: told.join(' ') })).toBeVisible();
    }
    await look(page, `assign-students-${language}`);

    await search.fill(second.username);
    const found = dialog.box.getByRole('checkbox', { name: second.username });
    await expect(dialog.box.getByRole('checkbox', { name: first.username })).toHaveCount(0);
    await found.check();
    await search.fill('nobody');
    const chosen = dialog.box.getByRole('list', {
      name: say('homework:assign.chosen', { count: 1 }),
    });
    await expect(chosen.getByRole('listitem')).toContainText(second.username);
    await expect(dialog.box.getByRole('status').filter({ hasText: 'nobody' })).toBeVisible();
    await search.fill('');
    await expect(found).toBeChecked();
    await expect(dialog.box.getByRole('checkbox', { checked: true })).toHaveCount(1);
    // Whom the search hides stays chosen when another is chosen under it.
    await search.fill(first.username);
    await dialog.box.getByRole('checkbox', { name: first.username }).check();
    await search.fill('');
    await expect(found).toBeChecked();
    await expect(dialog.box.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });
}
