import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { foundationStudyData } from '../../src/contract/foundation';
import { businessDay } from '../../src/domain/businessTime';
import { effectiveStored, forEachKind, storedKinds } from '../../src/domain/foundationTime';
import { accounts, activities, answers, listings, questions } from '../../server/db/tables';
import { seenOn, worldOf, today, type TestWorld } from './rig';

const subject_id = 3;
const daysAgo = (days: number) => businessDay(new Date(today.getTime() - days * 86_400_000));
const asked = { subject_id, from: daysAgo(89), to: daysAgo(0) };

/** All that the students of an account did, as it was written down. */
async function studyOf({ database: { query } }: TestWorld, username: string) {
  const isTheirs = eq(accounts.username, username);
  const answering = await query
    .select({ ...getTableColumns(answers), subjectId: questions.subjectId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(listings, eq(listings.studentId, answers.studentId))
    .innerJoin(accounts, and(eq(accounts.id, listings.accountId), isTheirs));
  const rest = await query
    .select(getTableColumns(activities))
    .from(activities)
    .innerJoin(listings, eq(listings.studentId, activities.studentId))
    .innerJoin(accounts, and(eq(accounts.id, listings.accountId), isTheirs));
  const study = [
    ...answering.map((row) => ({ ...row, kind: 'answer', at: row.submittedAt })),
    ...rest.map((row) => ({ ...row, subjectId: null, skipReason: null, isRight: null })),
  ];
  return study.map((row) => ({ ...row, day: businessDay(row.at) }));
}

type Study = Awaited<ReturnType<typeof studyOf>>;

const secondsOf = (study: Study) => study.reduce((sum, { seconds }) => sum + seconds, 0);

/** What a day of study comes to, counted by hand. */
function countedDay(day: string, all: Study) {
  const study = all.filter((one) => one.day === day);
  const of = (module: string) => study.filter((one) => one.module === module);
  const foundation = of('foundation').filter(
    ({ kind, subjectId }) => kind !== 'answer' || subjectId === subject_id,
  );
  const given = foundation.filter(({ isRight, skipReason }) => isRight !== null && !skipReason);
  return {
    day,
    seconds: forEachKind((one) =>
      secondsOf(foundation.filter(({ kind }) => kind === storedKinds[one])),
    ),
    answer_count: given.length,
    right_count: given.filter(({ isRight }) => isRight).length,
    study: {
      ...{ total: secondsOf(study), foundation: secondsOf(of('foundation')) },
      synchronous: secondsOf(of('synchronous')),
      effective: secondsOf(study.filter(({ kind }) => effectiveStored.includes(kind))),
      ...{ preciseTest: secondsOf(of('homework')), smartReview: secondsOf(of('review')) },
    },
  };
}

describe.each(seenOn('pglite'))('study by day on $database', (options) => {
  const world = worldOf(options);
  beforeAll(async () => {
    // Nobody in the demonstration reviews.
    const isReview = and(eq(answers.module, 'homework'), sql`${answers.id} % 3 = 0`);
    await world.database.transact((db) =>
      db.update(answers).set({ module: 'review' }).where(isReview),
    );
  });

  it('[ENTITY-030, ENTITY-031] is what was written down of each day', async () => {
    const study = await studyOf(world, 'zhou');
    const { days } = await world.ask(foundationStudyData, asked, { as: 'zhou' });
    expect(days.filter(({ answer_count }) => answer_count > 0).length).toBeGreaterThan(60);
    expect(days.some((day) => day.study.smartReview > 0)).toBe(true);
    expect(days).toEqual(days.map(({ day }) => countedDay(day, study)));
  });
});
