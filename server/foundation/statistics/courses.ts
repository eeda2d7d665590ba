import { inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { PayloadOf } from '../../../src/contract/call';
import {
  foundationCourseExport,
  foundationCourses,
  foundationCoursesChinese,
} from '../../../src/contract/foundationCourses';
import { businessDay } from '../../../src/domain/businessTime';
import {
  effectiveShare,
  type FoundationCourseRow,
  totalSeconds,
} from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import { listed, type Page, pageOf } from '../../page';
import { type Handler, type Request, serve } from '../../serve';
import { demandSeen, isSeen } from '../../students/seen';
import { type Asked, type Row, selectCourses } from './courseQuery';
import { courseStatsOf } from './courseStats';
import { healthChanges } from './healthChanges';
import { inOrderOf } from './listQuery';
import { countReading } from './reading';
import { spanOf } from './rounds';
import { sums } from './stats';
import { shareOf } from './study';

/** Who asks for what, and when. */
interface Question extends Pick<Request<unknown>, 'db' | 'now' | 'language'> {
  readonly accountId: number;
  readonly asked: Asked;
}

type Whose = (student: SQLWrapper) => ReturnType<typeof isSeen>;

const ofRows =
  (rows: readonly Row[]): Whose =>
  (student) => {
    const ids = [...new Set(rows.map(({ studentId }) => studentId))];
    return ids.length === 0 ? sql`false` : inArray(student, ids);
  };

/** What the students have done, in the round that is asked for. */
async function meantBy({ db, asked }: Question, whose: Whose) {
  return { subjectId: asked.subject_id, whose, ...(await spanOf(db, asked)) };
}

/** Every course that the filters find, in the order asked for. */
async function allSorted(question: Question): Promise<Page<Row>> {
  const { db, accountId, asked, language, now } = question;
  const rows = await selectCourses(db, accountId, asked, language);
  const by = asked.sort === undefined ? undefined : sums[asked.sort];
  if (by === undefined) return { rows, total: rows.length };
  const whose: Whose = (student) => isSeen(db, accountId, student);
  const statsOf = await courseStatsOf(db, await meantBy(question, whose), now);
  const valueOf = ({ studentId, courseId }: Row) => by(statsOf(studentId, courseId));
  return { rows: inOrderOf(rows, valueOf, asked.order), total: rows.length };
}

/** A page of courses; only sorting by what was done sums every student's study. */
async function pageAsked(
  question: Question,
  paging: Pick<PayloadOf<typeof foundationCourses>, 'page' | 'page_size'>,
): Promise<Page<Row>> {
  const { db, accountId, asked, language } = question;
  const { page, page_size: size } = paging;
  if (asked.sort !== undefined && sums[asked.sort] !== undefined) {
    const { rows, total } = await allSorted(question);
    return { rows: rows.slice((page - 1) * size, page * size), total };
  }
  const select = (limit: number, offset: number) =>
    selectCourses(db, accountId, asked, language).limit(limit).offset(offset);
  return pageOf(select, paging);
}

/** The day on which the last lesson was learned; none where the course has got another one since. */
const clearedOn = ({ learned, lessonCount, clearedAt }: Row) =>
  learned >= lessonCount && clearedAt !== null ? businessDay(clearedAt) : null;

/** The rows of some courses, with what was done in each. */
async function written(question: Question, page: Page<Row>) {
  const { db, asked, now } = question;
  const meant = await meantBy(question, ofRows(page.rows));
  const statsOf = await courseStatsOf(db, meant, now);
  const readingOf = await countReading(db, meant);
  const changes = await changesOf(db, page.rows, now);
  const write = (row: Row): FoundationCourseRow => {
    const { studentId, courseId, joinedAt, learned, lessonCount, ...rest } = row;
    const { clearedAt: _, courseName, total: __, ...known } = rest;
    const { seconds, today, yesterday, week, accuracy, mastery } = statsOf(studentId, courseId);
    return {
      ...known,
      id: `${String(studentId)}-${String(courseId)}`,
      ...{ student_id: studentId, course_id: courseId, course_name: courseName },
      round: asked.batch ?? known.round,
      progress: Math.min(1, shareOf(learned, lessonCount) ?? 0),
      ...{ starts_on: businessDay(joinedAt), cleared_on: clearedOn(row) },
      health_change: changes.get(studentId) ?? 0,
      ...{ today_seconds: today, yesterday_seconds: yesterday, week_seconds: week },
      ...{ total_seconds: totalSeconds(seconds), seconds },
      ...{ effective_share: effectiveShare(seconds), accuracy, mastery },
      ...readingOf(studentId, courseId),
    };
  };
  return listed(page, write, now);
}

async function changesOf(db: Queries, rows: readonly Row[], now: Date) {
  const ids = rows.map(({ studentId }) => studentId);
  return ids.length === 0 ? new Map<number, number>() : healthChanges(db, ids, now);
}

type Export = PayloadOf<typeof foundationCourseExport>;

/** What is asked of the rows; absent for a student whom the account does not see. */
async function questionOf(request: Omit<Request<Export>, 'payload'>, asked: Export) {
  const { session, db, now, language } = request;
  const { id: accountId } = session.account;
  if (asked.student_id !== undefined) await demandSeen(db, accountId, [asked.student_id]);
  return { db, now, language, accountId, asked };
}

async function answerPage(request: Request<PayloadOf<typeof foundationCourses>>) {
  const { page, page_size, ...asked } = request.payload;
  const question = await questionOf(request, asked);
  return written(question, await pageAsked(question, { page, page_size }));
}

export const courseHandlers: readonly Handler[] = [
  serve(foundationCourses, answerPage),
  serve(foundationCoursesChinese, answerPage),

  serve(
    foundationCourseExport,
    async ({ payload, ...request }) => {
      const question = await questionOf(request, payload);
      return written(question, await allSorted(question));
    },
    { needs: 'operationManagerPermission' },
  ),
];
