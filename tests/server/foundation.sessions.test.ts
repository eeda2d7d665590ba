import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foundationStudyData, studentStatList } from '../../src/contract/foundation';
import { studyWeek } from '../../src/contract/home';
import { studentStudyTime } from '../../src/contract/student';
import { businessDay, startOfDay } from '../../src/domain/businessTime';
import { activities } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { beginFoundation } from './scene/foundation';
import { addLessons } from './scene/lessons';
import { addPeople, anna } from './scene/people';

/** A stretch of a session at the machine. */
interface Stretch {
  readonly studentId: number;
  readonly kind: string;
  readonly module: string;
  readonly seconds: number;
  readonly minutesAgo: number;
}

const subject_id = 3;
const students = [81001, 81002];
const as = { as: anna.username };
const learning = ['answer', 'video', 'viewAnalysis', 'errorCorrection'];

/** A session mixes learning, reciting and idling, in any module, within the last twenty days. */
const sessions: fc.Arbitrary<Stretch[]> = fc.array(
  fc.record({
    studentId: fc.constantFrom(...students),
    kind: fc.constantFrom(...learning, 'wordRecitation', 'other'),
    module: fc.constantFrom('foundation', 'synchronous'),
    seconds: fc.integer({ min: 1, max: 3600 }),
    minutesAgo: fc.integer({ min: 1, max: 20 * 24 * 60 }),
  }),
  { minLength: 1, maxLength: 30 },
);

const atOf = ({ minutesAgo }: Stretch) => new Date(today.getTime() - minutesAgo * 60_000);
const dayOf = (stretch: Stretch) => businessDay(atOf(stretch));
const sum = (of: readonly Stretch[]) => of.reduce((total, { seconds }) => total + seconds, 0);
const effective = (of: readonly Stretch[]) => of.filter(({ kind }) => learning.includes(kind));
const within = (of: readonly Stretch[], module: string) =>
  of.filter((one) => one.module === module);

const world = worldOf({ database: 'pglite' }, [addPeople, addLessons, beginFoundation]);

async function live(session: readonly Stretch[]): Promise<void> {
  await clearAnswers(world);
  const [answered, spent] = [
    session.filter(({ kind }) => kind === 'answer'),
    session.filter(({ kind }) => kind !== 'answer'),
  ];
  await addAnswers(
    world,
    answered.map((one) => ({
      ...{ studentId: one.studentId, module: one.module, seconds: one.seconds },
      ...{ at: atOf(one), isRight: true },
    })),
  );
  if (spent.length === 0) return;
  await world.database.transact((db) =>
    db.insert(activities).values(
      spent.map(({ minutesAgo: _, ...one }, at) => ({
        ...one,
        at: atOf(spent[at] ?? { minutesAgo: 0, ...one }),
      })),
    ),
  );
}

/** The foundation's row of a student: every total, and the effective share. */
async function expectRow(studentId: number, own: readonly Stretch[]): Promise<void> {
  const asked = { subject_id, page: 1, page_size: 20 };
  const { list } = await world.ask(studentStatList, asked, as);
  const foundation = within(own, 'foundation');
  const since = (days: number, until = 0) =>
    foundation.filter(
      (one) => atOf(one) >= startOfDay(today, -days) && atOf(one) < startOfDay(today, 1 - until),
    );
  const row = list.find(({ student_id }) => student_id === studentId);
  expect(row).toMatchObject({
    total_seconds: sum(foundation),
    today_seconds: sum(since(0)),
    yesterday_seconds: sum(since(1, 1)),
    week_seconds: sum(since(6)),
  });
  if (foundation.length === 0) expect(row?.effective_share).toBeNull();
  else expect(row?.effective_share).toBeCloseTo(sum(effective(foundation)) / sum(foundation));
}

it('[CONST-034, CONST-035, ENTITY-030, ENTITY-031] of generated sessions every total is the sum of its events, and idle time is nowhere effective', async () => {
  await fc.assert(
    fc.asyncProperty(sessions, async (session) => {
      await live(session);
      for (const studentId of students) {
        const own = session.filter((one) => one.studentId === studentId);
        await expectRow(studentId, own);
        const asked = { subject_id, student_id: studentId };
        const month = await world.ask(studentStudyTime, { ...asked, span: 'month' }, as);
        for (const { day, ...told } of month.days) {
          const then = own.filter((one) => dayOf(one) === day);
          expect(told).toMatchObject({
            total_seconds: sum(then),
            effective_seconds: sum(effective(then)),
            foundation_seconds: sum(within(then, 'foundation')),
            synchronous_seconds: sum(within(then, 'synchronous')),
          });
        }
        const span = { from: month.days[0]?.day ?? '', to: businessDay(today) };
        const { days } = await world.ask(foundationStudyData, { ...asked, ...span }, as);
        for (const { day, seconds, study } of days) {
          const then = own.filter((one) => dayOf(one) === day);
          const of = (kind: string) =>
            sum(within(then, 'foundation').filter((one) => one.kind === kind));
          expect(seconds).toEqual({
            ...{ answer: of('answer'), video: of('video'), analysis: of('viewAnalysis') },
            ...{ correction: of('errorCorrection'), recitation: of('wordRecitation') },
            other: of('other'),
          });
          expect(study).toMatchObject({ total: sum(then), effective: sum(effective(then)) });
        }
      }
      const { list } = await world.ask(studyWeek, { subject_id }, as);
      for (const { day, total_seconds, effective_seconds } of list) {
        const then = session.filter((one) => dayOf(one) === day);
        expect([total_seconds, effective_seconds]).toEqual([sum(then), sum(effective(then))]);
      }
    }),
    { numRuns: 12, seed: 18 },
  );
}, 120_000);
