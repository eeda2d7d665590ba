import { beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { studentStatExport, studentStatList } from '../../src/contract/foundation';
import { databases, worldOf, today } from './rig';
import { addFoundationAnswers, beginFoundation } from './scene/foundation';
import { addLessons } from './scene/lessons';
import { addPeople, anna, dora } from './scene/people';

const asked = { subject_id: 3, sort: 'name' } as const;
const as = { as: anna.username };

describe.each(databases)('the file of the foundation on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons, beginFoundation]);
  beforeAll(async () => {
    await addFoundationAnswers(world, [{ at: today, isRight: true, seconds: 90 }]);
  });

  it('[SCREEN-112, ROLE-066] comes in parts, which together are the list', async () => {
    const part = async (page: number) =>
      (await world.ask(studentStatExport, { ...asked, page, page_size: 4 }, as)).list;
    const parts = [await part(1), await part(2), await part(3)];
    expect(parts.map((rows) => rows.length)).toEqual([4, 4, 1]);
    const { list } = await world.ask(studentStatList, { ...asked, page: 1, page_size: 20 }, as);
    expect(parts.flat()).toEqual(list);
    expect(list.some(({ today_seconds }) => today_seconds === 90)).toBe(true);
  });

  it('[SCREEN-112, ROLE-066] comes at once where what was done sorts it, and only to who may export', async () => {
    const page = { subject_id: 3, page: 1, page_size: 2 };
    const { list } = await world.ask(
      studentStatExport,
      { ...page, sort: 'today', order: 'desc' },
      as,
    );
    expect(list.map(({ today_seconds }) => today_seconds)).toEqual([90, 0, 0, 0, 0, 0, 0, 0, 0]);
    const mayNot = await world.send(studentStatExport, page, { as: dora.username });
    expect(mayNot.code).toBe(codes.forbidden);
  });
});
