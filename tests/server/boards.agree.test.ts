import { describe, expect, it } from 'vitest';
import { boardInfo, boardStudentList, boardTeacherScoreList } from '../../src/contract/boards';
import { boards } from '../../src/domain/boards';
import { seenOn, worldOf } from './rig';

const as = { as: 'zhou' };
const paging = { page: 1, page_size: 200 } as const;

describe.each(seenOn('pglite'))('what a board says on $database', (options) => {
  const world = worldOf(options);

  it.each(boards)(
    '[CALL-059, CALL-060, CALL-061] of an analyst is what it says of the students: %s',
    async (board) => {
      for (const subject_id of [2, 3]) {
        const asked = { subject_id, board };
        const { list } = await world.ask(boardStudentList, { ...asked, ...paging }, as);
        const sumOf = (key: 'points' | 'heat') => list.reduce((sum, row) => sum + row[key], 0);
        expect(sumOf('points')).toBeGreaterThan(0);
        const info = await world.ask(boardInfo, asked, as);
        expect(info).toMatchObject({ points: sumOf('points'), heat: sumOf('heat') });
        const analysts = await world.ask(boardTeacherScoreList, { ...asked, ...paging }, as);
        expect(analysts.list.map(({ points }) => points)).toContain(info.points);
      }
    },
  );
});
