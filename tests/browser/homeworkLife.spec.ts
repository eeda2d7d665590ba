import { addHomework, homeworkPersons } from '../../src/contract/homework';
import { datesIn } from '../../src/ui/parts/dates';
import { seekCard } from './assignable';
import { createClient } from '../server/rig/client';
import { untilListening } from './paths/socket';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// What only the student and the system do to homework, and its page shows without a reload.

const subject_id = 3;

test('[HWP-02] [HWP-03] [HWP-04] adaptive homework is complete with its score, invalid once the student leaves the course, and expired after its deadline', async ({
  page,
  freshWorld: world,
}) => {
  const say = wordsIn('zh');
  const client = createClient(world.address);
  const analyst = { client, as: 'zhou', subjectId: subject_id };
  const { courseId, lessonId, card, students } = await seekCard(
    analyst,
    'adaptive',
    ({ assignable }) => assignable.length > 2,
  );
  const type = 'adaptive' as const;
  const wanted = {
    ...{ subject_id, type, name: '第 12 周', deadline: '2026-11-18T14:00:00+08:00' },
    ...{ course_id: courseId, lesson_id: lessonId, card_id: card.card_id },
    student_ids: students.assignable.map(({ id }) => id),
  } as const;
  const { homework_id } = await client.ask(addHomework, wanted, { as: 'zhou' });
  await world.control('clock', { advance: '60000' });
  await world.control('homework/settle');
  const asked = { subject_id, homework_id, page: 1, page_size: 100 };
  const askPersons = async () => (await client.ask(homeworkPersons, asked, { as: 'zhou' })).list;
  const before = await askPersons();
  const [worker, leaver, late] = before.filter(({ status }) => status === 'incomplete');
  const id = ({ student_id }: { student_id: number } = { student_id: 0 }) => String(student_id);
  const rowOf = (person: typeof worker) =>
    page.getByRole('row').filter({ hasText: person?.student_username ?? '?' });
  const stands = (person: typeof worker, status: string) =>
    expect(rowOf(person)).toContainText(say(`homework:status.${status}`));

  await comeBack(
    page,
    world,
    'zhou',
    `/homework/list?subject_id=3&homework_id=${String(homework_id)}`,
  );
  await untilListening(world, 'zhou');
  for (const person of [worker, leaver, late]) await stands(person, 'incomplete');

  const work = { homework_id: String(homework_id), score: '87', accuracy: '0.9' };
  await world.control('homework/practise', { ...work, student_id: id(worker) });
  await stands(worker, 'completed');
  const done = (await askPersons()).find(({ student_id }) => student_id === worker?.student_id);
  for (const text of ['87', '90%', datesIn('zh').moment(done?.completed_at ?? '')])
    await expect(rowOf(worker).getByRole('gridcell', { name: text, exact: true })).toBeVisible();

  const course = { course_id: String(courseId), student_id: id(leaver) };
  await world.control('lessons/leave', course);
  await stands(leaver, 'invalid');

  const after = Date.parse(late?.deadline ?? '') + 60_000;
  await world.control('clock', { now: new Date(after).toISOString() });
  await stands(late, 'incomplete');
  await world.control('homework/settle');
  await stands(late, 'expired');
  await stands(worker, 'completed');
  await stands(leaver, 'invalid');
});
