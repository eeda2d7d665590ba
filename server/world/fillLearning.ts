import { sql } from 'drizzle-orm';
import { dayLength, startOfDay } from '../../src/domain/businessTime';
import { rightIfAnswered } from '../answered';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { students } from './content/people';
import type { Student } from './content/types';
import { coursesOf } from './fillLessons';
import { insertAll } from './insert';

/** Who stands at the end of a level and waits for Zhou: at the highest, at the lowest, and frozen for want of scores among them. */
const atLevelEnd = [10022, 10027, 10004, 10041, 10013];

/** Answer-correction cards in mathematics. */
const cards = [
  { studentId: 10022, isOn: true, timesPerDay: 5 },
  { studentId: 10024, isOn: true, timesPerDay: 3 },
  { studentId: 10028, isOn: false, timesPerDay: 2 },
] as const;

/** Every question that somebody got wrong, corrected as often as it was answered rightly since [WQU-01, WQU-02]. */
async function fillErrorBooks(db: Queries): Promise<void> {
  // The answers are new: without their statistics the database may look through all of a student's for each.
  await db.execute(sql`analyze answers`);
  await db.execute(sql`
    insert into wrong_questions (student_id, question_id, status, wrong_at, corrected_at)
    select wrong.student_id, wrong.question_id,
      case when count(a.id) = 0 then 'unresolved'
        when count(a.id) = 1 then 'correctedOnce' else 'resolved' end,
      wrong.at, (array_agg(a.submitted_at order by a.submitted_at))[least(count(a.id), 2)]
    from (
      select student_id, question_id, min(submitted_at) as at
      from answers where not ${rightIfAnswered} group by student_id, question_id
    ) wrong
    left join answers a on a.student_id = wrong.student_id and a.question_id = wrong.question_id
      and a.is_right and a.submitted_at > wrong.at
    group by wrong.student_id, wrong.question_id, wrong.at`);
}

/** Where a student stands in the levels of the foundation's subject. */
function levelOf(student: Student, today: Date): (typeof tables.courseLevels.$inferInsert)[] {
  const { id, foundation, circumstances } = student;
  const course = coursesOf(student).find(({ subjectId }) => subjectId === foundation?.subjectId);
  if (foundation === null || course === undefined) return [];
  const { levelChange } = circumstances;
  const ago = (days: number) => new Date(today.getTime() - days * dayLength);
  const place = { studentId: id, courseId: course.id };
  if (levelChange !== undefined) {
    const { from, to, reason, daysAgo } = levelChange;
    const change = { level: from, nextLevel: to, reason, accountId: accountId('zhou') };
    return [{ ...place, ...change, stage: 'scheduled', changedAt: ago(daysAgo) }];
  }
  const stage = atLevelEnd.includes(id) ? 'levelEnd' : 'studying';
  const changedAt = ago(stage === 'levelEnd' ? 0.1 + (id % 5) / 3 : 20);
  return [{ ...place, stage, level: foundation.level, nextLevel: null, changedAt }];
}

/** The decision that a scheduled level came of. */
const decisionOn = (level: ReturnType<typeof levelOf>[number]) => {
  const { studentId, courseId, nextLevel, reason, accountId: by, changedAt: decidedAt } = level;
  if (by === null || by === undefined) return [];
  return [{ studentId, courseId, level: level.level, nextLevel, reason, accountId: by, decidedAt }];
};

/** The rounds of a student's foundation, each about as long as the others; the last one is under way. */
function roundsOf(
  { id, foundation, joinedDaysAgo }: Student,
  today: Date,
): (typeof tables.foundationRounds.$inferInsert)[] {
  if (foundation === null) return [];
  const { round: last } = foundation;
  const startOf = (round: number) =>
    startOfDay(today, -Math.floor(joinedDaysAgo * (1 - (round - 1) / last)));
  return Array.from({ length: last }, (_, at) => ({
    studentId: id,
    round: at + 1,
    startedAt: startOf(at + 1),
    endedAt: at + 1 === last ? null : startOf(at + 2),
  }));
}

/** How far everybody's foundation is: as far as the foundation courses that the student takes, together. */
async function fillProgress(db: Queries): Promise<void> {
  await db.execute(sql`
    insert into foundations (student_id, status, progress)
    select s.id, 'active', avg(least(1, e.lessons_learned::real / l.count))
    from students s
    join enrolments e on e.student_id = s.id and e.left_at is null
    join courses c on c.id = e.course_id and c.program = 'foundation'
    join (select course_id, count(*) from lessons group by 1) l on l.course_id = c.id
    where s.foundation_type is not null
    group by s.id`);
}

/** What comes of everybody's studying: error books and their cards, rounds and levels. */
export async function fillLearning(db: Queries, today: Date): Promise<void> {
  await fillErrorBooks(db);
  await fillProgress(db);
  await insertAll(
    db,
    tables.correctionCards,
    cards.map((card) => ({ ...card, subjectId: 2 })),
  );
  await insertAll(
    db,
    tables.foundationRounds,
    students.flatMap((student) => roundsOf(student, today)),
  );
  const levels = students.flatMap((student) => levelOf(student, today));
  await insertAll(db, tables.courseLevels, levels);
  await insertAll(db, tables.levelDecisions, levels.flatMap(decisionOn));
  await db.insert(tables.traceModes).values({
    ...{ studentId: 10024, subjectId: 2, mode: 'heavy', accountId: accountId('zhou') },
    changedAt: new Date(today.getTime() - 4.4 * dayLength),
  });
}
