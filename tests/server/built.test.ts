import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contract';
import { getChannelInfo } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { courseOfPoint, userCourseList } from '../../src/contract/lessons';
import { signChannel } from '../../server/account/channel';
import { seenOn, worldOf, today } from './rig';
import { addLessons, course } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

describe.each(seenOn('pglite'))('what every call needs on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);

  it('is somebody who answers it', async () => {
    const notBuilt: string[] = [];
    for (const call of allCalls) {
      const { code } = await world.post(call, new URLSearchParams({ none: '1' }), { as: 'zhou' });
      if (code === codes.notBuilt) notBuilt.push(call.path);
    }
    expect(notBuilt).toEqual([]);
  });

  it('[CALL-072, ENTITY-014] lists the courses of an own student', async () => {
    const asked = { subject_id: 3, student_id: 81001 };
    const { list, total } = await world.ask(userCourseList, asked, asAnna);
    expect(total).toBe(1);
    expect(list).toMatchObject([
      {
        ...{ course_id: course.id, name: 'Writing', type: 'formal', grade: 7, season: 'autumn' },
        ...{ version: '1', lessons_learned: 2, lesson_count: 3 },
      },
    ]);
    const foreign = { ...asked, student_id: 81003 };
    expect((await world.send(userCourseList, foreign, { as: ben.username })).code).toBe(
      codes.absent,
    );
  });

  it('[CALL-073] finds the own courses that teach a point', async () => {
    const asked = { subject_id: 3, point_id: 8309 };
    expect((await world.ask(courseOfPoint, asked, asAnna)).list).toEqual([
      { course_id: course.id, name: 'Writing', lesson_name: 'Lesson 1' },
    ]);
    expect((await world.ask(courseOfPoint, asked, { as: carl.username })).list).toEqual([]);
  });

  it('[CALL-211] tells the own school’s channel to who signs for it, now', async () => {
    const token = await world.tokenOf(anna.username);
    const timestamp = Math.floor(today.getTime() / 1000);
    const asked = { school_id: anna.schoolId, timestamp, rand: randomUUID() };
    const send = (payload: typeof asked, signature = signChannel(token, payload)) =>
      world.send(getChannelInfo, { ...payload, signature }, asAnna);
    const { data } = await send(asked);
    expect(getChannelInfo.answer.parse(data)).toEqual({
      channel: 'Harbour Campus',
      download_url: `${world.server(0)}/otherProducts/clientDownload?school=${anna.schoolId}`,
    });
    expect((await send(asked, 'forged')).code).toBe(codes.forbidden);
    const other = signChannel(token, { ...asked, rand: 'other' });
    expect((await send(asked, other)).code).toBe(codes.forbidden);
    expect((await send({ ...asked, timestamp: timestamp - 301 })).code).toBe(codes.badPayload);
    expect((await send({ ...asked, school_id: carl.schoolId })).code).toBe(codes.absent);
  });
});
