import { beforeAll, describe, expect, it } from 'vitest';
import { homeworkByStudent, homeworkOfStudent, homeworkPersons } from '../../src/contract/homework';
import { personStatuses } from '../../src/domain/homework';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addHomework, everyStatus } from './scene/homework';
import { addLessons, adaptiveCard } from './scene/lessons';
import { addPeople, asAnna } from './scene/people';

const all = { subject_id: 3, page: 1, page_size: 200 } as const;
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

/** How many rows stand at each status. */
const countsOf = (list: readonly { status: string }[]) =>
  Object.fromEntries(
    personStatuses.map((status) => [status, list.filter((one) => one.status === status).length]),
  );

describe.each(seenOn('pglite'))('counts of homework by student on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  let late = 0;
  beforeAll(async () => {
    await addHomework(world, { name: 'Autumn' }, everyStatus);
    const adaptive = {
      name: 'Winter',
      type: 'adaptive',
      essayTitle: null,
      cardId: adaptiveCard,
    } as const;
    const done = { status: 'completed', completedAt: today, score: 80 } as const;
    await addHomework(world, adaptive, { 81001: done, 81002: done, 81004: { status: 'invalid' } });
    const days = { arrangedAt: daysAgo(9) };
    const given = await addHomework(
      world,
      { name: 'Late', ...days },
      { 81001: { status: 'expired', dueAt: daysAgo(0.5) } },
    );
    await addHomework(
      world,
      { name: 'Later', ...days },
      { 81001: { status: 'expired', dueAt: daysAgo(3) } },
    );
    late = given.id;
  });

  it('[SCREEN-080] the tabs count the students whose list is behind them, whatever is chosen', async () => {
    for (const narrowed of [{}, { type: 'adaptive' }, { keyword: 'zzh' }] as const) {
      const asked = { ...all, ...narrowed } as const;
      const { list, student_counts: counts } = await world.ask(homeworkByStudent, asked, asAnna);
      expect([list.length > 0, counts.all]).toEqual([true, list.length]);
      for (const status of personStatuses) {
        const behind = { ...asked, status: [status], page_size: 1 };
        const { total, student_counts } = await world.ask(homeworkByStudent, behind, asAnna);
        expect([status, total, student_counts]).toEqual([status, counts[status], counts]);
        expect(total).toBe(list.filter((row) => row.counts[status] > 0).length);
      }
    }
  });

  it('[SCREEN-081] the tabs of one assignment count whom the search leaves, whatever is chosen', async () => {
    const search = async (keyword: string) => {
      const asked = { ...all, homework_id: late, keyword, status: ['completed' as const] };
      const { total, counts, homework } = await world.ask(homeworkPersons, asked, asAnna);
      return [total, counts.expired, homework.counts.expired];
    };
    expect(await search('zzh')).toEqual([0, 1, 1]);
    expect(await search('oyj')).toEqual([0, 0, 1]);
  });

  it('[SCREEN-040] the tabs of one student count what the other filters leave, how late it is among them', async () => {
    const asked = { ...all, student_id: 81001 } as const;
    const whole = await world.ask(homeworkOfStudent, { ...asked, status: ['expired'] }, asAnna);
    expect([whole.total, whole.counts.expired, whole.counts.completed]).toEqual([2, 2, 1]);
    const lately = { ...asked, overdue: 'lately' } as const;
    const { list, counts } = await world.ask(homeworkOfStudent, lately, asAnna);
    expect(list.map(({ homework_id }) => homework_id)).toEqual([late]);
    expect(counts).toEqual(countsOf(list));
  });
});
