import { describe, expect, it } from 'vitest';
import { homeworkPersons, homeworkSummary } from '../../src/contract/homework';
import { worldOf } from './rig';
import { seenOn } from './rig/databases';

const as = { as: 'zhou' };
const subject = { subject_id: 3, page: 1, page_size: 200 } as const;

describe.each(seenOn('pglite'))('rows of homework on $database', (options) => {
  const world = worldOf(options);

  it('[ENTITY-015] say the same in every order, and on the page of their persons', async () => {
    const { list } = await world.ask(homeworkSummary, subject, as);
    expect(new Set(list.flatMap(({ counts }) => Object.values(counts))).size).toBeGreaterThan(5);
    const byId = (rows: typeof list) =>
      rows.toSorted((one, other) => one.homework_id - other.homework_id);
    for (const sort of ['arranged', 'deadline', 'name', 'completed'] as const) {
      const sorted = await world.ask(homeworkSummary, { ...subject, sort }, as);
      expect(byId(sorted.list)).toEqual(byId(list));
    }
    for (const row of list) {
      const asked = { ...subject, homework_id: row.homework_id };
      expect((await world.ask(homeworkPersons, asked, as)).homework).toEqual(row);
    }
  });
});
