import { correctHomework } from '../../src/contract/grading';
import { addHomework, homeworkInfo, homeworkPersons } from '../../src/contract/homework';
import { type Client, createClient } from '../server/rig/client';
import { seekCard } from './assignable';
import { look } from './looks';
import { CorrectionDesk, openEssay, unsureOfGrading } from './correcting';
import { seeKept, seeOvertaken } from './overtaken';
import { untilListening } from './paths/socket';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test, type World } from './world';

interface Whose {
  readonly subject_id: number;
  readonly person_id: number;
}

/** Zhou corrects an essay with another browser. */
async function correctElsewhere(client: Client, whose: Whose): Promise<void> {
  const { person } = await client.ask(homeworkInfo, whose, { as: 'zhou' });
  const correction = {
    ...{ rating: 90, tags: [], comment: '写得很真诚。', category_comments: {}, annotations: [] },
  };
  const sent = { ...whose, revision: person.revision, correction };
  await client.ask(correctHomework, sent, { as: 'zhou' });
}

/** An essay that Emily has assigned, of a student of both analysts. */
async function sharedEssay(world: World, client: Client): Promise<Whose> {
  const [as, subject_id, title] = ['emily', 1, 'My grandmother'] as const;
  const { courseId, lessonId, card, students } = await seekCard(
    { client, as, subjectId: subject_id },
    'composition',
    ({ assignable }) => assignable.some(({ username }) => username === 'qh10025'),
  );
  const [student] = students.assignable.filter(({ username }) => username === 'qh10025');
  const wanted = {
    ...({ subject_id, type: 'composition', name: title, essay_title: title } as const),
    ...{ course_id: courseId, lesson_id: lessonId, card_id: card.card_id },
    ...{ student_ids: [student?.id ?? 0], deadline: '2026-11-27T20:00:00+08:00' },
  };
  const { homework_id } = await client.ask(addHomework, wanted, { as });
  await world.control('clock', { advance: '60000' });
  await world.control('homework/settle');
  const text = 'She tells stories. We listen until it is dark.';
  await world.control('homework/hand-in', { title, text, username: 'qh10025' });
  const asked = { subject_id, homework_id, page: 1, page_size: 10 };
  const { list } = await client.ask(homeworkPersons, asked, { as });
  return { subject_id, person_id: list[0]?.person_id ?? 0 };
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`what one has corrected in another window is one’s own, and what was typed can be copied, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const desk = await openEssay(page, world, 'zhou', language);
    await expect(desk.essay).toBeVisible();
    await page.getByLabel(say('grading:overall.comment'), { exact: true }).fill('写得很好');
    await untilListening(world, 'zhou');
    const id = Number(new URL(page.url()).searchParams.get('person_id'));
    await correctElsewhere(createClient(world.address), { subject_id: 3, person_id: id });

    await seeOvertaken({ page, language, picture: 'essay-own', isOwn: true });
  });

  test(`nothing is offered to be copied where nothing was typed, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const desk = await openEssay(page, world, 'zhou', language);
    await expect(desk.essay).toBeVisible();
    await untilListening(world, 'zhou');
    const id = Number(new URL(page.url()).searchParams.get('person_id'));
    await correctElsewhere(createClient(world.address), { subject_id: 3, person_id: id });
    const overtaken = page.getByRole('region', { name: say('grading:overtaken.ownTitle') });
    await expect(overtaken.getByRole('button')).toHaveText([say('grading:overtaken.open')]);
    await expect(overtaken).not.toContainText(say('grading:overtaken.kept'));
  });

  test(`who was faster is said while one still writes, and what was typed can be copied, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const whose = await sharedEssay(world, client);
    const address = `/homework/list?subject_id=1&person_id=${String(whose.person_id)}`;
    await comeBack(page, world, 'emily', address, language);
    await page.getByLabel(say('grading:overall.comment'), { exact: true }).fill('写得很好');
    await untilListening(world, 'emily');
    await correctElsewhere(client, whose);

    await seeOvertaken({ page, language, picture: 'essay-overtaken' });
  });

  test(`a correction that was left half-written can be copied after a colleague has corrected the essay, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const client = createClient(world.address);
    const whose = await sharedEssay(world, client);
    const address = `/homework/list?subject_id=1&person_id=${String(whose.person_id)}`;
    await comeBack(page, world, 'emily', address, language);
    const desk = new CorrectionDesk(page, say);
    await desk.comment.fill('写得很好');
    await desk.isKept();
    await page.goto('/home?subject_id=1');
    await page.getByRole('navigation').first().waitFor();
    await correctElsewhere(client, whose);
    await page.goto(address);

    await seeKept({ page, language, picture: 'essay-kept' });
  });

  test(`the notice that nobody knows whether it was submitted goes once the news say so, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const desk = await openEssay(page, world, 'zhou', language);
    await desk.rating.fill('88');
    await desk.comment.fill('写得很好');
    await untilListening(world, 'zhou');
    const unsure = page.getByRole('alert').getByText(unsureOfGrading(say));
    await page.route(`**${homeworkInfo.path}`, async (call) => {
      await unsure.waitFor();
      await call.continue();
    });
    await page.route(`**${correctHomework.path}`, async (call) => {
      await call.fetch();
      await call.abort();
    });
    await desk.openReadThrough();
    await desk.submit();
    // What was submitted is what stands here: nobody is warned.
    await expect(page.getByRole('link', { name: say('grading:corrected.list') })).toBeVisible();
    const own = page.getByRole('region', { name: say('grading:overtaken.ownTitle') });
    await expect(own).toBeHidden();
    await expect(page.getByText('写得很好')).toBeVisible();
    // By itself it would go after three seconds.
    await expect(unsure).toBeHidden({ timeout: 1000 });
    await look(page, `essay-known-${language}`);
  });
}
