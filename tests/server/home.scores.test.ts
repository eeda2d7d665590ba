import { and, eq, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { homeSummary } from '../../src/contract/home';
import { accounts, listings, supervisionFreezes } from '../../server/db/tables';
import { startWorld } from './rig';

it('[SCREEN-013] warns of missing scores: of all while they are asked for, then of who froze without', async () => {
  const world = await startWorld({ database: 'pglite' });
  const open = await world.ask(homeSummary, { subject_id: 1 }, { as: 'emily' });
  expect(open.student_count).toBeGreaterThan(0);
  expect(open.score_warning).toEqual({
    ...{ exam: 'midterm', due_on: '2026-11-28', days_left: 10 },
    missing_count: open.student_count,
  });
  // Whoever comes after the last day has not been here before: a session would have ended meanwhile.
  world.clock.set(new Date('2026-11-30T09:00:00+08:00'));
  const closed = await world.ask(homeSummary, { subject_id: 2 }, { as: 'zhou' });
  const missing = await world.database.query
    .select({ studentId: supervisionFreezes.studentId })
    .from(supervisionFreezes)
    .innerJoin(listings, eq(listings.studentId, supervisionFreezes.studentId))
    .innerJoin(accounts, eq(accounts.id, listings.accountId))
    .where(
      and(
        ...[eq(accounts.username, 'zhou'), eq(listings.kind, 'formal'), isNull(listings.hiddenAt)],
        eq(supervisionFreezes.reason, 'scoresMissing'),
      ),
    );
  expect(missing.length).toBeGreaterThan(0);
  expect(closed.score_warning).toEqual({
    ...{ exam: 'midterm', due_on: '2026-11-28', days_left: -2 },
    missing_count: missing.length,
  });
});
