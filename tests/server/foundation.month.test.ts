import { expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { foundationQuotas, switchFoundationMode } from '../../src/contract/foundation';
import { startWorld } from './rig';
import { anna } from './scene/people';
import { addRivals, rivals } from './scene/rivals';

const as = { as: anna.username };
const mode = 30;
const moment = (day: string) => new Date(`${day}+08:00`);

it('[CONST-047] [FMD-03] the first of a month computes the quotas anew while students are switched at two servers, and no place is given twice', async () => {
  const world = await startWorld({ database: 'postgres', servers: 2 });
  // Three were active in October, which makes one place; ten in November, which makes three.
  await addRivals(world.database, [
    { count: 3, at: moment('2026-10-20T09:00:00') },
    { count: 10, at: moment('2026-11-20T09:00:00') },
  ]);
  world.clock.set(moment('2026-11-30T23:59:59.990'));
  const send = (at: number) =>
    world.send(
      switchFoundationMode,
      { subject_id: 3, student_id: rivals[at] ?? 0, mode },
      { ...as, server: world.server(at) },
    );
  const places = async () => {
    const { list } = await world.ask(foundationQuotas, { subject_id: 3 }, as);
    return list.find((one) => one.grade === 7 && one.mode === mode);
  };
  expect(await places()).toMatchObject({ active_count: 3, limit: 1, allocated_count: 0 });
  const inNovember = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(send));
  const given = (replies: typeof inNovember) =>
    replies.filter(({ code }) => code === codes.success).length;
  expect(given(inNovember)).toBe(1);

  // The month turns while the rest are on their way.
  const before = rivals.slice(8, 29).map((_, at) => send(at + 8));
  await Promise.race(before);
  world.clock.advance(10);
  const after = rivals.slice(29).map((_, at) => send(at + 29));
  const turned = await Promise.all([...before, ...after]);
  expect(given(turned)).toBeGreaterThan(0);
  expect(given(turned)).toBeLessThanOrEqual(2);
  const last = await Promise.all(rivals.slice(8).map((_, at) => send(at + 8)));
  expect(given(inNovember) + given(turned) + given(last)).toBe(3);
  expect(await places()).toMatchObject({ active_count: 10, limit: 3, allocated_count: 3 });
}, 60_000);
