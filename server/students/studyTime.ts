import { eq, type SQLWrapper } from 'drizzle-orm';
import { studentStudyTime } from '../../src/contract/student';
import { businessDay, dayLength, dayStart, toMoment } from '../../src/domain/businessTime';
import { studySpanStart } from '../../src/domain/students';
import { studyDays } from '../home/studyWeek';
import { type Handler, serve } from '../serve';
import { demandSeen } from './seen';

export const studyTimeHandlers: readonly Handler[] = [
  serve(studentStudyTime, async ({ payload, session, db, now }) => {
    const { student_id, span, until = businessDay(now) } = payload;
    await demandSeen(db, session.account.id, [student_id]);
    const whose = (studentId: SQLWrapper) => eq(studentId, student_id);
    const endOfDay = new Date(dayStart(until, 1).getTime() - 1);
    const end = endOfDay < now ? endOfDay : now;
    const last = businessDay(end);
    const since = dayStart(studySpanStart(span, last));
    const count = (dayStart(last, 1).getTime() - since.getTime()) / dayLength;
    const days = await studyDays(db, { whose, days: count, now: end });
    return { days, as_of: toMoment(now) };
  }),
];
