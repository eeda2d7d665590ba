import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { studentStudyTime } from '../../src/contract/student';
import { activities } from '../../server/db/tables';
import { seenOn, worldOf } from './rig';
import { addPeople, asAnna } from './scene/people';

describe.each(seenOn('postgres'))('study time on $database', (options) => {
  const world = worldOf(options, [addPeople]);

  it('[SCREEN-046, SCREEN-047, SCREEN-048] tells one student’s study time by day, of a week or a month', async () => {
    const asked = { subject_id: 3, student_id: 81001 } as const;
    const at = (day: string) => new Date(`2026-11-${day}T09:00:00+08:00`);
    const activity = { kind: 'video', module: 'foundation', seconds: 40 };
    await world.database.transact((db) =>
      db.insert(activities).values([
        { ...activity, studentId: 81001, at: at('18') },
        { ...activity, studentId: 81001, at: at('05'), kind: 'other' },
        { ...activity, studentId: 81002, at: at('18') },
      ]),
    );
    const { days } = await world.ask(studentStudyTime, { ...asked, span: 'week' }, asAnna);
    const daysOf = (list: readonly { day: string }[]) => list.map(({ day }) => day.slice(-2));
    // The clock says Wednesday: a week is from Monday, a month from its first, and both go to today.
    expect(daysOf(days)).toEqual(['16', '17', '18']);
    const times = { total_seconds: 40, effective_seconds: 40, foundation_seconds: 40 };
    expect(days[2]).toMatchObject({ day: '2026-11-18', ...times, synchronous_seconds: 0 });
    const month = await world.ask(studentStudyTime, { ...asked, span: 'month' }, asAnna);
    expect(month.days).toHaveLength(18);
    const recent = await world.ask(studentStudyTime, { ...asked, span: 'recent' }, asAnna);
    expect(daysOf(recent.days)).toEqual(['12', '13', '14', '15', '16', '17', '18']);
    const studied = month.days.filter(({ total_seconds }) => total_seconds > 0);
    expect(studied).toMatchObject([{ day: '2026-11-05', effective_seconds: 0 }, times]);
    const earlier = { ...asked, span: 'week', until: '2026-11-08' } as const;
    const week = await world.ask(studentStudyTime, earlier, asAnna);
    expect(daysOf(week.days)).toEqual(['02', '03', '04', '05', '06', '07', '08']);
    expect(week.days[3]).toMatchObject({ total_seconds: 40 });
    const coming = { ...asked, span: 'week', until: '2027-01-01' } as const;
    expect((await world.ask(studentStudyTime, coming, asAnna)).days).toEqual(days);
    const foreign = { ...asked, student_id: 81010, span: 'week' } as const;
    expect((await world.send(studentStudyTime, foreign, asAnna)).code).toBe(codes.absent);
  });
});
