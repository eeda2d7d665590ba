import { and, eq, gt, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addHomework as assign } from '../../src/contract/homework';
import { answers, homework, homeworkPersons, students } from '../../server/db/tables';
import { createAdjustableClock } from '../../server/test/clock';
import { liveOneStep } from '../../server/world/life';
import { seenOn, startWorld, today, type TestWorld } from './rig';
import { addHomework, standingOf } from './scene/homework';
import { adaptiveCard, addLessons, course, firstLesson } from './scene/lessons';
import { addPeople, anna } from './scene/people';

const second = 1_000;
const inSeconds = (count: number) => new Date(today.getTime() + count * second);
const wish = {
  ...{ subject_id: 3, course_id: course.id, lesson_id: firstLesson, card_id: adaptiveCard },
  ...{ type: 'adaptive' as const, name: 'Practice', student_ids: [81001] },
  deadline: '2026-11-19T18:00:00+08:00',
};

async function statusOf({ database }: TestWorld, id: number): Promise<string | undefined> {
  const [row] = await database.query
    .select({ status: homework.status })
    .from(homework)
    .where(eq(homework.id, id));
  return row?.status;
}

/** Homework that is being arranged, and homework that ends a minute from now. */
async function prepare(world: TestWorld): Promise<{ arranging: number; ending: number }> {
  await addPeople(world);
  await addLessons(world);
  const { id: ending } = await addHomework(
    world,
    { deadline: inSeconds(60) },
    { 81003: { status: 'incomplete' } },
  );
  const { homework_id: arranging } = await world.ask(assign, wish, { as: anna.username });
  expect(await statusOf(world, arranging)).toBe('arranging');
  return { arranging, ending };
}

const soon = { timeout: 10_000 };

describe.each(seenOn('postgres'))('time on $database', (options) => {
  let world: TestWorld;
  let prepared: Awaited<ReturnType<typeof prepare>>;
  beforeAll(async () => {
    world = await startWorld({ ...options, settlingPace: 20 });
    prepared = await prepare(world);
  });

  it('[HWP-03] ends what is arranged and lets deadlines pass, though nobody looks', async () => {
    const { arranging, ending } = prepared;
    world.clock.set(inSeconds(5));
    await expect.poll(() => statusOf(world, arranging), soon).toBe('succeeded');
    expect(await standingOf(world, ending)).toEqual({ 81003: 'incomplete' });
    world.clock.set(inSeconds(60));
    await expect.poll(() => standingOf(world, ending), soon).toEqual({ 81003: 'expired' });
  });
});

describe.each(['homework/settle', 'life/step'])('a test that steps by /test/%s', (path) => {
  const clock = createAdjustableClock();
  let world: TestWorld;
  let prepared: Awaited<ReturnType<typeof prepare>>;
  beforeAll(async () => {
    clock.set(today);
    world = await startWorld({ database: 'pglite', test: { clock } });
    prepared = await prepare(world);
  });

  it('lets time pass', async () => {
    const { arranging, ending } = prepared;
    clock.set(inSeconds(61));
    const step = await fetch(`${world.server(0)}/test/${path}`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    expect(step.status).toBe(200);
    expect(await statusOf(world, arranging)).toBe('succeeded');
    expect(await standingOf(world, ending)).toEqual({ 81003: 'expired' });
  });
});

describe.each(seenOn('postgres'))('the life of the demonstration on $database', (options) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld(options);
    for (let step = 1; step <= 60; step += 1) {
      world.clock.advance(60 * second);
      await liveOneStep(world.database, 1, world.clock.now());
    }
  });

  it('students study, and are seen', async () => {
    const later = gt(answers.submittedAt, today);
    expect(await world.database.query.$count(answers, later)).toBeGreaterThan(60);
    const seen = gt(students.lastActiveAt, today);
    expect(await world.database.query.$count(students, seen)).toBeGreaterThan(10);
    const ahead = gt(answers.submittedAt, world.clock.now());
    expect(await world.database.query.$count(answers, ahead)).toBe(0);
  });

  it('homework is handed in; adaptive homework with the answers that its result is counted from', async () => {
    const handedIn = await world.database.query
      .select({
        type: homework.type,
        accuracy: homeworkPersons.accuracy,
        studentId: homeworkPersons.studentId,
        completedAt: homeworkPersons.completedAt,
        right: sql<number>`(select avg(a.is_right::int)::float from answers a
          where a.student_id = ${homeworkPersons.studentId} and a.module = 'homework'
            and a.submitted_at > ${today.toISOString()}::timestamptz - interval '20 minutes'
            and a.submitted_at <= ${homeworkPersons.completedAt})`,
      })
      .from(homeworkPersons)
      .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
      .where(and(gt(homeworkPersons.completedAt, today)));
    expect(handedIn.length).toBeGreaterThan(5);
    const adaptive = handedIn.filter(({ type }) => type === 'adaptive');
    expect(adaptive.length).toBeGreaterThan(0);
    const once = adaptive.filter(
      ({ studentId }) => adaptive.filter((other) => other.studentId === studentId).length === 1,
    );
    for (const { accuracy, right } of once) expect(accuracy).toBeCloseTo(right, 2);
  });
});
