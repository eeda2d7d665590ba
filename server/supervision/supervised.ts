import { and, asc, count, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import { superviseList, teacherList } from '../../src/contract/supervision';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import type { Attention } from '../../src/domain/home';
import type { SupervisionStatus } from '../../src/domain/students';
import {
  onlineMinutes,
  subjectLookedAt,
  type SupervisedNow,
  type SupervisedStudent,
  supervisesSchool,
  type TeacherOption,
} from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import { accounts, listings, students } from '../db/tables';
import { attentionToday } from '../home/attention';
import { pointsByStudent } from '../home/today';
import { selectStudying } from '../home/studyWeek';
import { settle } from '../homework/settle';
import { namesStudent } from '../keyword';
import { inOrder, listed, pageOf, total } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Session } from '../session';
import { analystsOf } from '../students/analysts';

type Account = Session['account'];

/** The account; for whoever supervises the school, all its analysts too. */
async function teachersFor(db: Queries, account: Account): Promise<TeacherOption[]> {
  const { id, realName: name, username } = account;
  const own = { id, name, username };
  if (!supervisesSchool(account)) return [own];
  const all = await analystsOf(db, account.schoolId);
  return [own, ...all.filter((one) => one.id !== id)];
}

/** Demands that the account may look at the students of a teacher; anybody else's are absent. */
export async function demandTeacher(
  db: Queries,
  account: Account,
  teacherId: number,
): Promise<void> {
  const teachers = await teachersFor(db, account);
  if (teachers.every(({ id }) => id !== teacherId)) throw absent();
}

/** The subjects that an account teaches. */
async function subjectsOf(db: Queries, accountId: number): Promise<readonly number[]> {
  const [account] = await db
    .select({ subjects: accounts.subjects })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.subjects ?? [];
}

/** Whether a student is supervised by an account and not hidden by it; of listings joined with students. */
export const isSupervisedBy = (accountId: number) =>
  and(
    eq(listings.accountId, accountId),
    isNull(listings.hiddenAt),
    ne(listings.kind, 'nonSupervised'),
  );

/** Whether a student has shown a sign within the last minutes. */
export const isOnline = (now: Date) =>
  gte(students.lastActiveAt, new Date(now.getTime() - onlineMinutes * 60_000));

/** The ids of an account's supervised students with effective study today. */
export function studyingToday(
  db: Queries,
  { teacherId, now }: { readonly teacherId: number; readonly now: Date },
) {
  const own = db
    .select({ studentId: listings.studentId })
    .from(listings)
    .where(isSupervisedBy(teacherId));
  return selectStudying(db, {
    ...{ whose: (studentId) => inArray(sql`${studentId}`, own), days: 1, now },
  });
}

interface Looked {
  readonly teacherId: number;
  readonly isOwn: boolean;
  readonly attention: readonly Attention[];
  readonly now: Date;
}

/** What the account sees of why a student needs a person: the proof is listed for who sees the student. */
function shownAttention({ attention, isOwn }: Looked, studentId: number) {
  const found = attention.find(({ student_id }) => student_id === studentId);
  if (found === undefined) return null;
  const { reason, evidence_count, url } = found;
  return { reason, evidence_count, url: isOwn ? url : null };
}

/** Where a student's wrong answers of today are listed. */
function wrongToday(studentId: number, subjectId: number, now: Date): string {
  const day = businessDay(now);
  const who = { subject_id: String(subjectId), student_id: String(studentId) };
  const query = new URLSearchParams({ ...who, outcome: 'wrong', from: day, to: day });
  return `/answerHistoryEntry/index?${String(query)}`;
}

/** The page of the list, and how many there are of each kind. */
async function supervised(db: Queries, payload: PayloadOf<typeof superviseList>, looked: Looked) {
  const { keyword, now: wanted, state = [] } = payload;
  const needs = inArray(
    students.id,
    looked.attention.map(({ student_id }) => student_id),
  );
  const online = isOnline(looked.now);
  const studied = inArray(students.id, studyingToday(db, looked));
  const kinds: Readonly<Record<SupervisedNow, SQL>> = { online, attention: needs, studied };
  const meant = and(
    isSupervisedBy(looked.teacherId),
    namesStudent(keyword),
    state.length === 0 ? undefined : inArray(students.supervision, state),
  );
  const found = await pageOf(
    db
      .select({
        student: students,
        state: sql<SupervisionStatus>`${students.supervision}`,
        isOnline: sql<boolean>`coalesce(${online}, false)`,
        total,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .where(and(meant, wanted === undefined ? undefined : kinds[wanted]))
      .orderBy(
        sql`case when ${needs} then 0 else 1 end`,
        inOrder(students.lastActiveAt, 'desc'),
        asc(students.id),
      ),
    payload,
  );
  const of = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await db
    .select({ all: count(), online: of(online), attention: of(needs), studied: of(studied) })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(meant);
  return { found, counts: counts ?? { all: 0, online: 0, attention: 0, studied: 0 } };
}

export const superviseHandlers: readonly Handler[] = [
  serve(teacherList, async ({ session, db, now }) => ({
    list: await teachersFor(db, session.account),
    as_of: toMoment(now),
  })),

  serve(superviseList, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now } = situation;
    const { account } = session;
    const { subject_id: open, teacher_id: teacherId = account.id } = payload;
    if (teacherId !== account.id) await demandTeacher(db, account, teacherId);
    const subjectId = subjectLookedAt(open, await subjectsOf(db, teacherId));
    const attention = await attentionToday(db, { accountId: teacherId, subjectId }, now);
    const pointsOf = await pointsByStudent(db, { accountId: teacherId, subjectId }, now);
    const looked: Looked = { teacherId, isOwn: teacherId === account.id, attention, now };
    const { found, counts } = await supervised(db, payload, looked);
    const shown = ({
      student,
      state,
      isOnline: is_online,
    }: (typeof found.rows)[number]): SupervisedStudent => ({
      ...{ student_id: student.id, name: student.name, username: student.username },
      ...{ grade: student.grade, last_active_at: toMoment(student.lastActiveAt), is_online },
      state,
      attention: shownAttention(looked, student.id),
      points: pointsOf.get(student.id) ?? { green: 0, orange: 0, red: 0 },
      points_url: looked.isOwn ? wrongToday(student.id, subjectId, now) : null,
    });
    return { ...listed(found, shown, now), counts, of_subject: subjectId };
  }),
];
