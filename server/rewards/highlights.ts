import { type SQL, sql } from 'drizzle-orm';
import { dayLength, startOfDay } from '../../src/domain/businessTime';
import { highlightRules } from '../../src/domain/highlights';
import { businessTime, dayOf } from '../businessDate';
import type { Queries } from '../db/database';
import { answers, highlights, homework, homeworkPersons, questions } from '../db/tables';

/** Whole business days in which something may have become a highlight. */
interface Span {
  readonly from: Date;
  readonly until: Date;
  /** One student; all of them unless told. */
  readonly studentId?: number;
}

const { streak, mastered, improvement } = highlightRules;
const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
const local = businessTime(answers.submittedAt);

/** The answers of the student, or of all; what was skipped is no answer. */
const answersOf = ({ studentId, until }: Span, columns: SQL, since?: Date) => sql`
  select ${answers.id}, ${answers.studentId}, ${questions.subjectId}, ${answers.submittedAt} as at,
    ${answers.isRight}, ${columns}
  from ${answers} inner join ${questions} on ${questions.id} = ${answers.questionId}
  where ${answers.skipReason} is null and ${answers.submittedAt} < ${at(until)}
    ${studentId === undefined ? sql`` : sql`and ${answers.studentId} = ${studentId}`}
    ${since === undefined ? sql`` : sql`and ${answers.submittedAt} >= ${at(since)}`}`;

const columns = sql.raw(
  '(student_id, subject_id, kind, point_id, homework_id, figure, before, occasion, at)',
);
const note = (found: SQL) =>
  sql`insert into ${highlights} ${columns} ${found} on conflict do nothing`;

/** Right answers in a row: each counts the wrong ones of the day before it, and its place after the last of them. */
const streaks = (span: Span) => sql`
  select student_id, subject_id, 'streak', null::int, null::int, place::int, 0,
    concat('streak.', subject_id, '.', day, '.', place), min(at)
  from (
    select *, row_number() over (partition by student_id, subject_id, day, wrong order by at, id) as place
    from (
      select *, count(*) filter (where not is_right)
        over (partition by student_id, subject_id, day order by at, id) as wrong
      from (${answersOf(span, sql`${dayOf(local)} as day`, span.from)}) as answered
    ) as counted
    where is_right
  ) as run
  where place % ${streak}::int = 0
  group by student_id, subject_id, day, place`;

/** Points whose last answers were right often enough for the first time. */
const masteredPoints = (span: Span) => sql`
  select student_id, subject_id, 'pointMastered', point_id, null::int, (array_agg(lately order by at, id))[1]::int,
    0, concat('point.', point_id), min(at)
  from (
    select *, row_number() over (partition by student_id, point_id order by at, id) as place,
      count(*) filter (where is_right) over (
        partition by student_id, point_id order by at, id
        rows between ${mastered.answers - 1}::int preceding and current row) as lately
    from (${answersOf(span, sql`${questions.pointId}`)}) as answered
  ) as practised
  where place >= ${mastered.answers} and lately >= ${mastered.answers * mastered.share}
  group by student_id, subject_id, point_id
  having min(at) >= ${at(span.from)}`;

/** Adaptive homework without a mistake. */
const perfectHomework = ({ from, until, studentId }: Span) => sql`
  select ${homeworkPersons.studentId}, ${homework.subjectId}, 'homeworkPerfect', null::int, ${homework.id}, 100, 0,
    concat('homework.', ${homework.id}), ${homeworkPersons.completedAt}
  from ${homeworkPersons} inner join ${homework} on ${homework.id} = ${homeworkPersons.homeworkId}
  where ${homeworkPersons.status} = 'completed' and ${homeworkPersons.accuracy} = 1
    and ${homeworkPersons.completedAt} >= ${at(from)} and ${homeworkPersons.completedAt} < ${at(until)}
    ${studentId === undefined ? sql`` : sql`and ${homeworkPersons.studentId} = ${studentId}`}`;

/** Weeks that went far better than the one before. */
const improvements = (span: Span) => sql`
  with weekly as (
    select student_id, subject_id, week, count(*) as answered, avg(is_right::int) as share, max(at) as at
    from (${answersOf(span, sql`date_trunc('week', ${local}) as week`, startOfDay(span.from, -14))}) as answered
    group by student_id, subject_id, week
    having count(*) >= ${improvement.answers})
  select this.student_id, this.subject_id, 'improvement', null::int, null::int, floor(this.share * 100)::int,
    floor(last.share * 100)::int,
    concat('improvement.', this.subject_id, '.', ${dayOf(sql`this.week`)}), this.at
  from weekly as this
  inner join weekly as last on last.student_id = this.student_id and last.subject_id = this.subject_id
    and last.week = this.week - interval '7 days'
  where this.share >= last.share + ${improvement.gain}::numeric and this.at >= ${at(span.from)}`;

/** Writes down what has become a highlight and was none before; within a transaction. */
export async function noteHighlights(db: Queries, span: Span): Promise<void> {
  for (const found of [streaks, masteredPoints, perfectHomework, improvements]) {
    await db.execute(note(found(span)));
  }
}

/** The same for what a student did on the business day of `now`. */
export function noteHighlightsToday(db: Queries, studentId: number, now: Date): Promise<void> {
  const from = startOfDay(now);
  return noteHighlights(db, { from, until: new Date(from.getTime() + dayLength), studentId });
}
