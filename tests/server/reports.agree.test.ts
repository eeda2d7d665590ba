import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reportRows, reportSheets } from '../../src/contract/reports';
import type { ReportTotals } from '../../src/domain/reports';
import { worldOf, type TestWorld } from './rig';

const asZhou = { as: 'zhou' };
const number = z.coerce.number();
const perDay = z.object({
  ...{ subject_id: number, student_id: number, day: z.string() },
  ...{ answered: number, right: number, skipped: number, seconds: number },
});
type PerDay = z.output<typeof perDay>;

/** What zhou's students answered, by subject, student and day in Shanghai: plain SQL, apart from the server's. */
async function readDays({ database }: TestWorld): Promise<PerDay[]> {
  const found = await database.query.execute(
    sql.raw(`
    select q.subject_id, a.student_id,
      to_char(a.submitted_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day,
      sum(case when a.skip_reason is null then 1 else 0 end) as answered,
      sum(case when a.skip_reason is null and a.is_right then 1 else 0 end) as "right",
      sum(case when a.skip_reason is null then 0 else 1 end) as skipped,
      sum(a.seconds) as seconds
    from answers a join questions q on q.id = a.question_id
    where a.student_id in (select l.student_id from listings l
      join accounts c on c.id = l.account_id where c.username = 'zhou')
    group by 1, 2, 3 order by 3`),
  );
  return z.object({ rows: z.array(perDay) }).parse(found).rows;
}

function sumOf(days: readonly ReportTotals[]): ReportTotals {
  const sum = (of: keyof ReportTotals) => days.reduce((whole, day) => whole + day[of], 0);
  return {
    ...{ answered: sum('answered'), right: sum('right') },
    ...{ skipped: sum('skipped'), seconds: sum('seconds') },
  };
}

describe('every report of the demonstration', () => {
  const world = worldOf({ database: 'postgres' });
  let all: PerDay[];
  beforeAll(async () => {
    all = await readDays(world);
  });

  it.each([1, 2, 3, 4, 5])(
    '[CALL-121] [CALL-124] [CALL-191] [SCREEN-065] of subject %i says the same on the screen, on paper and in a file, both end days included',
    async (subject_id) => {
      const students = new Set(
        all.filter((day) => day.subject_id === subject_id).map((day) => day.student_id),
      );
      expect(students.size).toBeGreaterThan(0);
      for (const student_id of students) {
        const own = all.filter(
          (day) => day.subject_id === subject_id && day.student_id === student_id,
        );
        // Days on which the student answered: an end that were left out would show.
        const days = own.slice(-20, -1);
        const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
        if (from === '') continue;
        const whole = sumOf(days);
        const usual = { subject_id, student_id, from, to };
        const asked = { ...usual, days: '7' as const, view: 'daily' as const };
        const first = await world.ask(reportRows, { ...asked, page: 1, page_size: 15 }, asZhou);
        const second = await world.ask(reportRows, { ...asked, page: 2, page_size: 15 }, asZhou);
        expect(first.totals).toEqual(whole);
        // A file holds what the pages hold.
        const rows = [...first.list, ...second.list];
        expect(sumOf(rows)).toEqual(whole);
        // The drawing holds the whole range, whatever the page.
        for (const { drawn } of [first, second]) expect(sumOf(drawn.rows)).toEqual(whole);
        expect(rows.map(({ key }) => key)).toEqual(days.map(({ day }) => day).toReversed());
        for (const what of ['report', 'analysis', 'final'] as const) {
          const [sheet] = (await world.ask(reportSheets, { ...usual, what }, asZhou)).list;
          expect(sheet?.totals).toEqual(whole);
          for (const part of sheet?.parts ?? []) expect(sumOf(part.rows)).toEqual(whole);
        }
      }
    },
    120_000,
  );
});
