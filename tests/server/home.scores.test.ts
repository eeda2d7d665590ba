import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { homeSummary } from '../../src/contract/home';
import { unsubmittedList } from '../../src/contract/scores';
import { accounts, listings, messages, supervisionFreezes } from '../../server/db/tables';
import { remindOfScores } from '../../server/supervision/scoreReminders';
import { startWorld } from './rig';

it('[SCREEN-013] warns of missing scores: of all while they are asked for, then of who froze without', async () => {
  const world = await startWorld({ database: 'pglite' });
  const open = await world.ask(homeSummary, { subject_id: 1 }, { as: 'emily' });
  const missingOf = async (subject_id: number, as: string) =>
    (await world.ask(unsubmittedList, { subject_id, page: 1, page_size: 50 }, { as })).total;
  const asked = await missingOf(1, 'emily');
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(open.student_count);
  expect(open.score_warning).toEqual({
    ...{ exam: 'midterm', due_on: '2026-11-28', days_left: 10 },
    missing_count: asked,
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

it('[CONST-048, CONST-049, CONST-050, CONST-051, CONST-052] messages remind of missing scores fourteen days, a week and a day before functions freeze, once each', async () => {
  const { database, ask } = await startWorld({ database: 'pglite' });
  const remindOn = (day: string) => remindOfScores(database, new Date(`${day}T08:00:00+08:00`));
  const told = (uname: string) =>
    database.query
      .select({ topic: messages.topic, subject: messages.subjectId, facts: messages.facts })
      .from(messages)
      .innerJoin(accounts, eq(accounts.id, messages.accountId))
      .where(
        and(
          eq(accounts.username, uname),
          inArray(messages.topic, ['midtermScoresDue', 'finalScoresDue']),
        ),
      )
      .orderBy(asc(messages.id));
  const missing = { subject_id: 1, page: 1, page_size: 1 };
  const { total: count } = await ask(unsubmittedList, missing, { as: 'emily' });
  expect(count).toBeGreaterThan(0);
  // Days without a reminder: before the window, within it, and once functions are frozen.
  for (const day of ['2026-11-14', '2026-11-16', '2026-11-29']) await remindOn(day);
  expect(await told('emily')).toEqual([]);
  for (const day of ['2026-11-15', '2026-11-22', '2026-11-22', '2026-11-28']) await remindOn(day);
  expect((await told('emily')).filter(({ subject }) => subject === 1)).toEqual(
    [14, 7, 1].map((days) => ({ topic: 'midtermScoresDue', subject: 1, facts: { count, days } })),
  );
  const before = (await told('zhou')).length;
  for (const day of ['2027-02-01', '2027-05-15', '2027-07-01']) await remindOn(day);
  const after = (await told('zhou')).slice(before).filter(({ subject }) => subject === 2);
  expect(after.map(({ topic, facts }) => [topic, facts['days']])).toEqual([
    ['finalScoresDue', 14],
    ['midtermScoresDue', 14],
    ['finalScoresDue', 14],
  ]);
  // Who has no students is told nothing.
  expect(await told('newcomer')).toEqual([]);
});
