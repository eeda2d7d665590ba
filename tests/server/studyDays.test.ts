import { eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Queries } from '../../server/db/database';
import { activities, answers } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople } from './scene/people';

const hour = 3_600_000;
const found = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
const module = fc.constantFrom('foundation', 'synchronous', 'homework', 'review');
const seconds = fc.integer({ min: 0, max: 600 });
const hoursAgo = fc.integer({ min: 0, max: 60 });

/** Some answers and activities, and what becomes of them. */
const told = fc.record({
  answers: fc.array(
    fc.record({
      ...{ studentId: fc.constantFrom(81001, 81002), module, seconds, hoursAgo },
      ...{ isRight: fc.boolean(), skipReason: fc.constantFrom(undefined, 'tooHard') },
      questionId: fc.constantFrom(questionIds.choice, questionIds.english),
      becomes: fc.constantFrom('kept', 'right', 'longer', 'moved', 'gone'),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  activities: fc.array(
    fc.record({
      studentId: fc.constantFrom(81001, 81002),
      kind: fc.constantFrom('video', 'viewAnalysis', 'errorCorrection', 'wordRecitation', 'other'),
      module: fc.constantFrom('foundation', 'synchronous'),
      ...{ seconds, hoursAgo },
    }),
    { minLength: 1, maxLength: 12 },
  ),
});
const before = (hours: number) => new Date(today.getTime() - hours * hour);

const changes = {
  kept: (db: Queries) => db.select({ id: answers.id }).from(answers).limit(1),
  right: (db: Queries, id: number) =>
    db.update(answers).set({ isRight: true, skipReason: null }).where(eq(answers.id, id)),
  longer: (db: Queries, id: number) =>
    db.update(answers).set({ seconds: 601 }).where(eq(answers.id, id)),
  moved: (db: Queries, id: number) =>
    db
      .update(answers)
      .set({ submittedAt: before(100), module: 'foundation' })
      .where(eq(answers.id, id)),
  gone: (db: Queries, id: number) => db.delete(answers).where(eq(answers.id, id)),
};

const spent = [
  ...[
    ['answer', 'answer'],
    ['video', 'video'],
    ['view_analysis', 'viewAnalysis'],
  ],
  ...[
    ['error_correction', 'errorCorrection'],
    ['word_recitation', 'wordRecitation'],
  ],
  ['other', 'other'],
];
/** The sums of study, each with the module and the kind that it is of; homework and review are answered only. */
const columns = [
  ...['foundation', 'synchronous'].flatMap((of) =>
    spent.map(([name, kind]) => ({ name: `${of}_${name}`, of, kind })),
  ),
  ...['homework', 'review'].map((of) => ({ name: of, of, kind: 'answer' })),
];
const listOf = (each: (column: (typeof columns)[number]) => string) =>
  sql.raw(columns.map(each).join());

/** What the sums by day say beside what the rows say, where they differ. */
const differences = sql`
  with study as (
    select student_id, (submitted_at at time zone 'Asia/Shanghai')::date as day, module, 'answer' as kind, seconds from answers
    union all
    select student_id, (at at time zone 'Asia/Shanghai')::date, module, kind, seconds from activities
  ), counted as (
    select student_id, day, ${listOf(({ name, of, kind }) => `case when module = '${of}' and kind = '${kind}' then seconds else 0 end as ${name}`)} from study
    union all
    select student_id, day, ${listOf(({ name }) => `-${name}`)} from study_days
  )
  select student_id, day::text, 'study' as what from counted group by 1, 2
    having (${listOf(({ name }) => `sum(${name})`)}) <> (${listOf(() => '0')})
  union all
  select student_id, day::text, subject_id::text from (
    select student_id, subject_id, (submitted_at at time zone 'Asia/Shanghai')::date as day, 1 as given,
      (skip_reason is null and is_right)::int as is_right, (module = 'foundation')::int as founded,
      (module = 'foundation')::int * seconds as seconds, (module = 'foundation' and skip_reason is null)::int as answered,
      (module = 'foundation' and skip_reason is null and is_right)::int as founded_right
    from answers join questions on questions.id = question_id
    union all
    select student_id, subject_id, day, -given, -right_answers, -foundation_given, -foundation_seconds, -foundation_answered,
      -foundation_right from answer_days
  ) as answering
  group by 1, 2, subject_id
  having (sum(given), sum(is_right), sum(founded), sum(seconds), sum(answered), sum(founded_right)) <> (0, 0, 0, 0, 0, 0)`;

describe.each(databases)('the sums of study by day on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  afterEach(() => clearAnswers(world));

  const read = async (query: SQL) => found.parse(await world.database.query.execute(query)).rows;
  const differing = () => read(differences);
  const addActivities = (rows: readonly (typeof activities.$inferInsert)[]) =>
    world.database.transact((db) => db.insert(activities).values([...rows]));

  it('are those of the rows, whatever becomes of the rows', async () => {
    await fc.assert(
      fc.asyncProperty(told, async (study) => {
        await clearAnswers(world);
        const ids = await addAnswers(
          world,
          study.answers.map(({ becomes: _, hoursAgo: hours, skipReason, ...row }) => ({
            ...row,
            ...(skipReason && { skipReason }),
            at: before(hours),
          })),
        );
        await addActivities(
          study.activities.map(({ hoursAgo: hours, ...row }) => ({ ...row, at: before(hours) })),
        );
        expect(await differing()).toEqual([]);
        for (const [at, id] of ids.entries()) {
          const becomes = study.answers[at]?.becomes ?? 'kept';
          await world.database.transact((db) => changes[becomes](db, id));
        }
        await world.database.transact((db) =>
          db
            .update(activities)
            .set({ module: 'synchronous', kind: 'video' })
            .where(sql`id % 2 = 0`),
        );
        expect(await differing()).toEqual([]);
      }),
      { numRuns: 10, seed: 18 },
    );
  });

  it('are none of what was taken back or killed midway, and right after many at once', async () => {
    const at = before(3);
    const row = { studentId: 81001, module: 'foundation', isRight: true, at };
    await world.database
      .transact(async (db) => {
        await db.insert(activities).values({ ...row, kind: 'video', seconds: 60 });
        if (options.database === 'pglite') throw new Error('taken back');
        await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      })
      .catch(() => undefined);
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? addAnswers(world, [row, { ...row, studentId: 81002 }])
          : addActivities([{ ...row, kind: 'video', seconds: 60 }]),
      ),
    );
    expect(await differing()).toEqual([]);
    const sums = sql`select foundation_answer as answer, foundation_video as video from study_days where student_id = 81001 and foundation_answer > 0`;
    expect(await read(sums)).toEqual([{ answer: 180, video: 360 }]);
  });
});
