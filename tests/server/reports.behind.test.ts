import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { historyList } from '../../src/contract/answers';
import { classList } from '../../src/contract/courses';
import { codes } from '../../src/contract/codes';
import type { PayloadOf } from '../../src/contract/call';
import { reportRows, reportTargets } from '../../src/contract/reports';
import { reportPrograms, type ReportTotals, reportViews } from '../../src/domain/reports';
import { answerRows } from '../../src/machines/answers/answerRows';
import { answersBehind, type Figure, selectBehind } from '../../src/machines/reports/behind';
import { run } from '../machines/parts/world';
import { worldOf } from './rig';

const asZhou = { as: 'zhou' };
/** What the chart of the history asks for. */
const historyPayload = z.custom<PayloadOf<typeof historyList>>();
const whole = { page: 1, page_size: 200 };

describe('the answers behind a report', () => {
  const world = worldOf({ database: 'postgres' });

  /** How many answers the history lists at an address, as its own chart asks for them. */
  async function listedAt(address: string, subject_id: number): Promise<number> {
    const query = Object.fromEntries(new URL(address, 'http://portal').searchParams);
    const { last } = run(answerRows, { scope: { subject_id }, address: query });
    const payload = historyPayload.parse(last().input);
    return (await world.ask(historyList, { ...payload, page_size: 10 }, asZhou)).total;
  }

  /** Holds each figure that leads to the history against the rows there. */
  async function hold(subject_id: number, totals: ReportTotals, to: (figure: Figure) => string) {
    for (const figure of ['answered', 'right', 'skipped'] as const) {
      if (totals[figure] === 0) continue;
      expect([to(figure), await listedAt(to(figure), subject_id)]).toEqual([
        to(figure),
        totals[figure],
      ]);
    }
    if (totals.seconds < 30) return;
    expect(await listedAt(to('seconds'), subject_id)).toBe(totals.answered + totals.skipped);
  }

  it.each([1, 2, 3, 4, 5])(
    '[SCREEN-058] [SCREEN-065] [SCREEN-066] [SCREEN-067] [CALL-121] [CALL-141] are exactly as many as each figure says, of students, classes and all, in subject %i',
    async (subject_id) => {
      const { list: classes } = await world.ask(classList, { subject_id, ...whole }, asZhou);
      const asked = { subject_id, days: '60' as const, ...whole };
      const some = [];
      for (const who of ['student', 'class'] as const) {
        const { list } = await world.ask(reportTargets, { ...asked, who }, asZhou);
        some.push(...list.slice(0, 2));
        for (const { id, username, ...totals } of list.slice(0, 3)) {
          const target = `${username === null ? 'class' : 'student_id'}=${String(id)}&days=60`;
          await hold(subject_id, totals, (figure) => answersBehind(target, figure));
        }
      }
      const whose = [
        {},
        ...some.filter(({ username }) => username !== null).map(({ id }) => ({ student_id: id })),
        ...classes.slice(0, 1).map(({ class_id }) => ({ class_id })),
      ];
      for (const one of whose) {
        for (const view of reportViews) {
          for (const program of view === 'chapter' ? reportPrograms : [undefined]) {
            const answer = await world.ask(reportRows, { ...asked, ...one, view, program }, asZhou);
            const query = { filters: { program } };
            const behind = selectBehind({ context: { scope: one, query, answer } }) ?? '';
            await hold(subject_id, answer.totals, (figure) => answersBehind(behind, figure));
            for (const { key, ...row } of [...answer.list.slice(0, 2), ...answer.list.slice(-1)]) {
              await hold(subject_id, row, (figure) =>
                answersBehind(behind, figure, { by: view, key }),
              );
            }
          }
        }
      }
    },
    240_000,
  );

  it('[CALL-141] are nobody’s where the class is another teacher’s', async () => {
    const { list } = await world.ask(classList, { subject_id: 3, ...whole }, asZhou);
    const asked = { subject_id: 3, days: '60' as const, ...whole, class_id: list[0]?.class_id };
    const chosen = { types: [], module: [], outcome: [], pace: [], cause: [] };
    const refused = world.ask(historyList, { ...asked, ...chosen }, { as: 'newcomer' });
    await expect(refused).rejects.toMatchObject({ code: codes.absent });
  });
});
