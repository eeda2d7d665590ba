import { courseOptions, studentOptions } from '../../src/contract/options';
import { spelledName } from '../../src/domain/spelledName';
import { createClient } from '../server/rig/client';
import { seekCard } from './assignable';
import { AssignDialog } from './assigning';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
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

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-081] who cannot be given the homework is marked, not chosen and not counted, in ${language}`, async ({
    page,
    world,
  }) => {
    const client = createClient(world.address);
    const analyst = { client, as, subjectId: subject_id };
    const { courseId, lessonId, card, students } = await seekCard(
      analyst,
      'composition',
      ({ alreadyAssigned, assignable }) => alreadyAssigned.length > 0 && assignable.length > 0,
    );
    const { list: all } = await client.ask(studentOptions, { subject_id }, { as });
    const ofCourse = await client.ask(studentOptions, { subject_id, course_id: courseId }, { as });
    const isOfCourse = (id: number) => ofCourse.list.some((one) => one.id === id);
    const other = all.find(({ id }) => !isOfCourse(id));
    const [one] = students.assignable;
    const [had] = students.alreadyAssigned;
    if (!other || !one || !had) throw new Error('the course has all or none of the students');
    const ids = [one, other, had].map(({ id }) => id).join();
    await comeBack(page, world, as, `/homework/list?subject_id=3&assign=${ids}`, language);
    const dialog = new AssignDialog(page, say);
    const chosen = (count: number) =>
      dialog.box.getByRole('group', { name: say('homework:field.students', { count }) });
    const leftOut = (count: number) =>
      dialog.box.getByRole('list', { name: say('homework:copy.leftOut', { count }) });
    await dialog.field('course').selectOption(String(courseId));
    await expect(chosen(2)).toBeVisible();
    await expect(leftOut(1).getByRole('listitem')).toContainText(other.username);
    await expect(leftOut(1)).toContainText(say('homework:outcome.notInCourse'));
    await dialog.field('lesson').selectOption(String(lessonId));
    await dialog.field('card').selectOption(String(card.card_id));
    await expect(chosen(1)).toBeVisible();
    await expect(leftOut(2).getByRole('listitem')).toHaveCount(2);
    const marked = dialog.box.getByRole('checkbox', { name: had.username });
    await expect(marked).toBeDisabled();
    await expect(marked).not.toBeChecked();
    await expect(dialog.box.getByRole('checkbox', { name: one.username })).toBeChecked();
    await expect(
      dialog.box.getByText(say('homework:outcome.alreadyAssigned')).first(),
    ).toBeVisible();
    await look(page, `assign-marked-${language}`);
  });

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
