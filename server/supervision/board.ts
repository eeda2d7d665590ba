import { count, eq, inArray, sql } from 'drizzle-orm';
import { superviseBoard } from '../../src/contract/supervision';
import { toMoment } from '../../src/domain/businessTime';
import { countWhere } from '../counting';
import { listings, students } from '../db/tables';
import { attentionToday } from '../home/attention';
import { studyDays } from '../home/studyWeek';
import { settle } from '../homework/settle';
import { type Handler, serve } from '../serve';
import { countStandings } from './dialogues';
import { isOnline, isSupervisedBy, studyingToday } from './supervised';

const inState = (state: string) => countWhere(eq(students.supervision, state));

/** The numbers of the data board. */
export const superviseBoardHandler: Handler = serve(
  superviseBoard,
  async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now } = situation;
    const { id: accountId } = session.account;
    const desk = { accountId, subjectId: payload.subject_id };
    const supervised = db
      .select({ studentId: listings.studentId })
      .from(listings)
      .where(isSupervisedBy(accountId));
    const own = db
      .select({
        student_count: count(),
        online_count: countWhere(isOnline(now)),
        studied_count: countWhere(
          inArray(students.id, studyingToday(db, { teacherId: accountId, now })),
        ),
        selfStudyRoom: inState('selfStudyRoom'),
        onlineOnly: inState('onlineOnly'),
        expired: inState('expired'),
        evaluating: inState('evaluating'),
        unmarked: inState('unmarked'),
        ids: sql<number[] | null>`json_agg(${students.id})`,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .where(isSupervisedBy(accountId));
    const [[numbers], attention, flagged, [today]] = await Promise.all([
      own,
      attentionToday(db, desk, now),
      countStandings(db, { ...desk, now }),
      studyDays(db, { whose: (studentId) => inArray(sql`${studentId}`, supervised), days: 1, now }),
    ]);
    if (numbers === undefined) throw new Error('counting gives a row');
    const { student_count, online_count, studied_count, ids, ...states } = numbers;
    const ownIds = new Set(ids ?? []);
    return {
      ...{ student_count, online_count, studied_count, states, flagged_count: flagged.open },
      attention_count: attention.filter(({ student_id }) => ownIds.has(student_id)).length,
      effective_seconds: today?.effective_seconds ?? 0,
      as_of: toMoment(now),
    };
  },
);
