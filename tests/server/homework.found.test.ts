import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { homework } from '../../server/db/tables';
import { type PayloadOf, reusedRequestId } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { addHomework, checkHomeworkStatus, findAdded } from '../../src/contract/homework';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { clearHomework } from './scene/homework';
import { addLessons, course, essayCard, firstLesson } from './scene/lessons';
import { addPeople, anna, asAnna, ben } from './scene/people';

const wanted = {
  ...{ subject_id: 3, type: 'composition', course_id: course.id, lesson_id: firstLesson },
  ...{ card_id: essayCard, name: 'Autumn', essay_title: 'My garden' },
  ...{ student_ids: [81001, 81004], deadline: '2026-11-20T18:00:00+08:00' },
} satisfies PayloadOf<typeof addHomework>;

describe.each(databases)('homework that was sent on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearHomework(world);
    world.clock.set(today);
  });

  const find = async (requestId: string, as: string = anna.username) => {
    const payload = { subject_id: 3, request_id: requestId } as const;
    return (await world.ask(findAdded, payload, { as })).homework_id;
  };

  it('a colleague is not told for how many others it failed', async () => {
    const { homework_id } = await world.ask(addHomework, wanted, asAnna);
    world.clock.advance(4_000);
    const asked = { subject_id: 3, homework_id } as const;
    await world.ask(checkHomeworkStatus, asked, asAnna);
    const told = await world.ask(checkHomeworkStatus, asked, { as: ben.username });
    expect(told).toMatchObject({ is_own: false, not_yours: 0 });
  });

  it('[HWA-16] what a request has added is found by its id, by who sent it and once it has arrived', async () => {
    const requestId = randomUUID();
    const refused = { ...wanted, student_ids: [999_999] };
    const other = randomUUID();
    await world.send(addHomework, refused, { ...asAnna, requestId: other });
    expect(await find(other)).toBeNull();
    await world.send(addHomework, wanted, { ...asAnna, requestId });
    const [added] = await world.database.query.select({ id: homework.id }).from(homework);
    expect(await find(requestId)).toBe(added?.id);
    expect(await find(requestId, ben.username)).toBeNull();
  });

  it('[HWA-16] what was said not to have arrived adds nothing if it comes after all; what is under way is waited for', async () => {
    const late = randomUUID();
    expect(await find(late)).toBeNull();
    const { code, data } = await world.send(addHomework, wanted, { ...asAnna, requestId: late });
    expect([code, data]).toEqual([codes.conflict, reusedRequestId]);
    expect(await world.database.query.select().from(homework)).toEqual([]);
    for (let round = 0; round < 8; round += 1) {
      const requestId = randomUUID();
      const [sent, found] = await Promise.all([
        world.send(
          addHomework,
          { ...wanted, name: `Round ${String(round)}` },
          { ...asAnna, requestId },
        ),
        find(requestId),
      ]);
      expect(sent.code === codes.success).toBe(found !== null);
    }
  });
});
