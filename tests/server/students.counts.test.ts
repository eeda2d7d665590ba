import { beforeAll, describe, expect, it } from 'vitest';
import { studentList } from '../../src/contract/students';
import { databases, startWorld, type TestWorld } from './rig';
import { addPeople, anna, seenBy } from './scene/people';

describe.each(databases)('the counts of the student lists on $database', (options) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld(options, [addPeople]);
  });

  it('are of those searched for, so that a hidden student is found', async () => {
    const [hidden] = seenBy(anna).filter(({ place }) => place.hiddenAt !== undefined);
    const payload = { subject_id: 3, list: 'responsible', page: 1, page_size: 1 } as const;
    const keyword = hidden?.username ?? '';
    const { total, counts } = await world.ask(
      studentList,
      { ...payload, keyword },
      { as: anna.username },
    );
    expect({ total, counts }).toEqual({
      total: 0,
      counts: { responsible: 0, audition: 0, auditioned: 0, nonSupervised: 0, hidden: 1 },
    });
  });
});
