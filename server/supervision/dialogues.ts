import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  max,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  dialogueAnalysis,
  dialogueList,
  dialogueOverview,
  dialogueStat,
  dialogueStudents,
  judgeFlag,
} from '../../src/contract/dialogues';
import type { PayloadOf } from '../../src/contract/call';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import {
  dialogueDays,
  type FlagKind,
  flagKinds,
  type FlagState,
  flagStates,
} from '../../src/domain/dialogues';
import { countWhere } from '../counting';
import type { Queries } from '../db/database';
import { accounts, dialogueFlags, dialogues, students } from '../db/tables';
import { grouped } from '../grouped';
import { namesStudent } from '../keyword';
import { listed, pageOf, placeIn, total } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { storedWord } from '../storedWord';
import { demandSeen, isSeen, namedStudentOf } from '../students/seen';
import { effectsOf, repeatedPoints } from './dialogueStudy';
import { happenToFlag } from './flag';

const isOpen = sql`${dialogueFlags.state} = 'open'`;
const isJudged = sql`${dialogueFlags.state} <> 'open'`;
const known = sql`${dialogueFlags.id} is not null`;
const urgency = placeIn(flagKinds, dialogueFlags.kind);

interface Whose {
  readonly accountId: number;
  readonly subjectId: number;
  readonly now: Date;
}

/** The dialogues of own students that are looked at. */
function isOwn(db: Queries, { accountId, subjectId, now }: Whose) {
  return and(
    eq(dialogues.subjectId, subjectId),
    gte(dialogues.startedAt, startOfDay(now, 1 - dialogueDays)),
    isSeen(db, accountId, dialogues.studentId),
  );
}

/** Own students with the flags that a list is filtered by. */
function selectStudents(db: Queries, whose: Whose, payload: PayloadOf<typeof dialogueStudents>) {
  const { standing, kind, keyword } = payload;
  const isFiltered = standing !== undefined || kind !== undefined;
  const meant = and(
    known,
    kind === undefined ? undefined : eq(dialogueFlags.kind, kind),
    standing === undefined ? undefined : standing === 'open' ? isOpen : isJudged,
  );
  const lastAt = max(dialogues.startedAt);
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, dialogue_count: countDistinct(dialogues.id) },
      ...{ open_count: countWhere(isOpen), judged_count: countWhere(isJudged) },
      kinds: sql<
        FlagKind[] | null
      >`json_agg(distinct ${dialogueFlags.kind}) filter (where ${and(meant, standing === 'judged' ? isJudged : isOpen)})`,
      flag_id: sql<number | null>`(array_agg(${dialogueFlags.id}
        order by ${isOpen} desc, ${dialogues.startedAt} desc, ${urgency}) filter (where ${meant}))[1]`,
      ...{ lastAt, total },
    })
    .from(dialogues)
    .innerJoin(students, eq(students.id, dialogues.studentId))
    .leftJoin(dialogueFlags, eq(dialogueFlags.dialogueId, dialogues.id))
    .where(and(isOwn(db, whose), namesStudent(keyword)))
    .groupBy(students.id)
    .having(isFiltered ? sql`${countWhere(meant)} > 0` : undefined)
    .orderBy(
      sql`min(${urgency}) filter (where ${isOpen}) nulls last`,
      desc(lastAt),
      asc(students.id),
    );
}

/** How many own students have flags that wait, and how many have some that were judged; of those that are searched for. */
export async function countStandings(
  db: Queries,
  whose: Whose,
  { kind, keyword }: Pick<PayloadOf<typeof dialogueStudents>, 'kind' | 'keyword'> = {},
) {
  const of = (condition: SQL) =>
    sql<number>`count(distinct ${dialogues.studentId}) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({ open: of(isOpen), judged: of(isJudged) })
    .from(dialogues)
    .innerJoin(students, eq(students.id, dialogues.studentId))
    .innerJoin(dialogueFlags, eq(dialogueFlags.dialogueId, dialogues.id))
    .where(
      and(
        ...[isOwn(db, whose), namesStudent(keyword)],
        kind === undefined ? undefined : eq(dialogueFlags.kind, kind),
      ),
    );
  return row ?? { open: 0, judged: 0 };
}

/** A student's flags, by the dialogue that they are of. */
async function flagsByDialogue(db: Queries, ids: readonly number[]) {
  const rows = await db
    .select({ flag: dialogueFlags, judge: accounts.realName })
    .from(dialogueFlags)
    .leftJoin(accounts, eq(accounts.id, dialogueFlags.judgedBy))
    .where(inArray(dialogueFlags.dialogueId, [...ids]))
    .orderBy(asc(dialogueFlags.turn), urgency, asc(dialogueFlags.id));
  return grouped(rows, ({ flag }) => flag.dialogueId);
}

/** The student's dialogues of the last days, the latest first. */
async function dialoguesOf(db: Queries, whose: Whose, studentId: number) {
  return db
    .select()
    .from(dialogues)
    .where(and(isOwn(db, whose), eq(dialogues.studentId, studentId)))
    .orderBy(desc(dialogues.startedAt), desc(dialogues.id));
}

const eventOf = {
  handled: 'flag.handled',
  falseAlarm: 'flag.dismissed',
  open: 'flag.reopened',
} as const;

export const dialogueHandlers: readonly Handler[] = [
  serve(dialogueOverview, async ({ payload, session, db, now }) => {
    const whose = { accountId: session.account.id, subjectId: payload.subject_id, now };
    const rows = await db
      .select({ kind: dialogueFlags.kind, state: dialogueFlags.state, count: count() })
      .from(dialogueFlags)
      .innerJoin(dialogues, eq(dialogues.id, dialogueFlags.dialogueId))
      .where(isOwn(db, whose))
      .groupBy(dialogueFlags.kind, dialogueFlags.state);
    const of = (kind: FlagKind, state: FlagState) =>
      rows.find((row) => row.kind === kind && row.state === state)?.count ?? 0;
    const tallies = flagKinds.map((kind) => ({
      ...{ kind, open: of(kind, 'open'), handled: of(kind, 'handled') },
      falseAlarm: of(kind, 'falseAlarm'),
    }));
    return { tallies, as_of: toMoment(now) };
  }),

  serve(dialogueStudents, async ({ payload, session, db, now }) => {
    const whose = { accountId: session.account.id, subjectId: payload.subject_id, now };
    const found = await pageOf(selectStudents(db, whose, payload), payload);
    const row = ({ kinds, lastAt, total: _, ...rest }: (typeof found.rows)[number]) => ({
      ...rest,
      kinds: flagKinds.filter((kind) => kinds?.includes(kind)),
      last_at: toMoment(lastAt ?? now),
    });
    return { ...listed(found, row, now), counts: await countStandings(db, whose, payload) };
  }),

  serve(dialogueStat, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const own = await dialoguesOf(db, { accountId: session.account.id, subjectId, now }, studentId);
    const flags = [
      ...(
        await flagsByDialogue(
          db,
          own.map(({ id }) => id),
        )
      ).values(),
    ].flat();
    return {
      student: await namedStudentOf(db, studentId),
      open_count: flags.filter(({ flag }) => flag.state === 'open').length,
      dialogue_count: own.length,
      ...(await effectsOf(db, { studentId, subjectId, now }, own)),
      as_of: toMoment(now),
    };
  }),

  serve(dialogueAnalysis, async ({ payload, session, db, now, language }) => {
    const { subject_id: subjectId, student_id: studentId, page, page_size: size } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const found = await repeatedPoints(db, { studentId, subjectId, now }, language);
    const list = found.slice((page - 1) * size, page * size);
    return { list, total: found.length, as_of: toMoment(now) };
  }),

  serve(dialogueList, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const own = await dialoguesOf(db, { accountId: session.account.id, subjectId, now }, studentId);
    const flags = await flagsByDialogue(
      db,
      own.map(({ id }) => id),
    );
    const list = own.map(({ id, startedAt, ownScore, aiScore, turns }) => ({
      ...{ dialogue_id: id, started_at: toMoment(startedAt) },
      ...{ own_score: ownScore, ai_score: aiScore, turns },
      flags: (flags.get(id) ?? []).map(({ flag, judge }) => ({
        ...{ flag_id: flag.id, turn: flag.turn, count: flag.count, answer_ids: flag.answerIds },
        kind: storedWord(flagKinds, flag.kind),
        ...{
          state: storedWord(flagStates, flag.state),
          judged_by: judge,
          judged_at: toMoment(flag.judgedAt),
        },
        is_own_judgement: flag.judgedBy === session.account.id,
      })),
    }));
    return { list, total: list.length, as_of: toMoment(now) };
  }),

  serve(judgeFlag, async ({ payload, session, db, now }) => {
    const { flag_id: id, subject_id: subjectId, verdict, judged_at: judgedAt = null } = payload;
    const accountId = session.account.id;
    const [row] = await db
      .select({ studentId: dialogues.studentId })
      .from(dialogueFlags)
      .innerJoin(dialogues, eq(dialogues.id, dialogueFlags.dialogueId))
      .where(and(eq(dialogueFlags.id, id), isOwn(db, { accountId, subjectId, now })));
    if (row === undefined) throw absent();
    const event = { type: eventOf[verdict], by: accountId, at: toMoment(now), judgedAt };
    const { state } = await happenToFlag(db, id, event);
    return { state };
  }),
];
