import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { historyList } from '../../src/contract/answers';
import { applicationList } from '../../src/contract/approvals';
import { courseStudents } from '../../src/contract/courses';
import { feedbackStudents } from '../../src/contract/feedback';
import { attentionList, homeSummary, recentLessons, todoList } from '../../src/contract/home';
import { studentInfo } from '../../src/contract/student';
import { homeworkOfStudent, homeworkPersons, homeworkSummary } from '../../src/contract/homework';
import { answerOutcomes, historyPresets, paces } from '../../src/domain/answers';
import { startOfDay } from '../../src/domain/businessTime';
import { mistakeDays } from '../../src/domain/home';
import { personStatuses, type PersonStatus, type StatusCounts } from '../../src/domain/homework';
import { seenOn, worldOf, today } from './rig';

const sumOf = (counts: StatusCounts, statuses: readonly PersonStatus[]) =>
  statuses.reduce((sum, status) => sum + counts[status], 0);
const paging = { page: 1, page_size: 1 } as const;
const own = sql`select l.student_id from listings l join accounts a on a.id = l.account_id where a.username = 'zhou'`;

describe.each(seenOn('postgres'))('the numbers of home on $database', (options) => {
  const world = worldOf(options);

  /** How many wait on the pages about students; null where it is another page. */
  async function waitingBehind(url: URL, subject_id: number): Promise<number | null> {
    const { pathname, searchParams: query } = url;
    const as = { as: 'zhou' };
    const idOf = (name: string) => Number(query.get(name));
    if (pathname === '/classFeedback/index') {
      const asked = { subject_id, class_id: idOf('class_id') };
      const { list } = await world.ask(feedbackStudents, asked, as);
      return list.filter(({ is_due }) => is_due).length;
    }
    if (pathname === '/courseTimeApply/list') {
      const keyword = query.get('search') ?? '';
      const asked = { ...{ subject_id, keyword, ...paging }, status: 'pending' } as const;
      return (await world.ask(applicationList, asked, as)).total;
    }
    if (query.get('view') !== 'lockUnlock') return null;
    const asked = { subject_id, student_id: idOf('student_id') };
    const { courses } = await world.ask(studentInfo, asked, as);
    return courses.filter(({ stage }) => stage === 'levelEnd').length;
  }

  /** What the list at an address of home holds, asked as its page does. */
  async function totalBehind(url: string, subject_id: number): Promise<number> {
    const address = new URL(url, 'http://home');
    const waiting = await waitingBehind(address, subject_id);
    if (waiting !== null) return waiting;
    const { pathname, searchParams: query } = address;
    const ids = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean).map(Number);
    const among = <Word extends string>(name: string, words: readonly Word[]) =>
      words.filter((word) => query.get(name)?.split(',').includes(word));
    const [id = 0] = [...ids('homework_id'), ...ids('student_id'), ...ids('course_id')];
    const status = among('status', personStatuses);
    const ask = { subject_id, ...paging };
    const as = { as: 'zhou' };
    if (query.has('homework_id'))
      return (await world.ask(homeworkPersons, { ...ask, homework_id: id, status }, as)).total;
    if (pathname === '/homework/list')
      return sumOf((await world.ask(homeworkSummary, { ...ask, status }, as)).counts, status);
    if (query.get('overdue') === 'lately')
      return (await world.ask(homeworkOfStudent, { ...ask, student_id: id, overdue: 'lately' }, as))
        .total;
    if (pathname === '/lesson/detail')
      return (
        await world.ask(
          courseStudents,
          { ...ask, course_id: id, lesson_id: ids('lesson')[0] ?? 0 },
          as,
        )
      ).total;
    expect(pathname).toBe('/answerHistoryEntry/index');
    const { total } = await world.ask(
      historyList,
      {
        ...{ ...ask, types: [], module: [], cause: [], answer_ids: ids('answers') },
        student_id: ids('student_id')[0],
        days: historyPresets.find((days) => days === query.get('days')) ?? '90',
        ...{ from: query.get('from') ?? undefined, to: query.get('to') ?? undefined },
        ...{ outcome: among('outcome', answerOutcomes), pace: among('pace', paces) },
      },
      as,
    );
    return total;
  }

  async function counted(rows: SQL): Promise<number> {
    const [row] = await world.database.query
      .select({ count: sql<number>`(${rows})`.mapWith(Number) })
      .from(sql`(select 1) as one`);
    return row?.count ?? 0;
  }

  it.each([1, 2, 3])(
    '[SCREEN-006] counts pieces of homework and wrong answers as their lists do, and as the rows are: subject %i',
    async (subject_id) => {
      const numbers = await world.ask(homeSummary, { subject_id }, { as: 'zhou' });
      for (const status of personStatuses) {
        const count = numbers.homework[status];
        expect(await totalBehind(`/homework/list?status=${status}`, subject_id)).toBe(count);
        const rows = sql`select count(*) from homework_persons p join homework h on h.id = p.homework_id
          where h.subject_id = ${subject_id} and p.status = ${status} and p.student_id in (${own})`;
        expect(await counted(rows)).toBe(count);
      }
      const list = `/answerHistoryEntry/index?outcome=wrong&days=${mistakeDays}`;
      expect(await totalBehind(list, subject_id)).toBe(numbers.mistake_count);
      const wrong = sql`select count(*) from answers a where not a.is_right and a.skip_reason is null
        and a.submitted_at >= ${startOfDay(today, 1 - mistakeDays).toISOString()}::timestamptz
        and a.question_id in (select id from questions where subject_id = ${subject_id})
        and a.student_id in (${own})`;
      expect(await counted(wrong)).toBe(numbers.mistake_count);
      expect(numbers.mistake_count).toBeGreaterThan(0);
    },
  );

  it('[SCREEN-004, SCREEN-007, CALL-104] every thing and every student leads to a list of as many rows as it says', async () => {
    const seen = new Set<string>();
    for (const subject_id of [1, 2, 3]) {
      const asked = [{ subject_id }, { as: 'zhou' }] as const;
      const todos = (await world.ask(todoList, ...asked)).list;
      const attention = (await world.ask(attentionList, ...asked)).list;
      const lessons = (await world.ask(recentLessons, ...asked)).list;
      const numbers = [
        ...todos.map(({ kind, url, count }) => ({ kind, url, count })),
        ...attention.map(({ reason, url, evidence_count: count }) => ({
          ...{ kind: reason, url, count },
        })),
        ...lessons.map(({ course_id, lesson_id, student_count: count }) => ({
          ...{ kind: 'lesson', count },
          url: `/lesson/detail?course_id=${course_id}&lesson=${lesson_id}`,
        })),
      ];
      for (const { kind, url, count } of numbers) {
        // A failed assignment has no students, minutes have no rows, and a foundation is one student's page.
        if (['homeworkFailed', 'idle', 'foundationSuggested'].includes(kind)) continue;
        expect({ url, total: await totalBehind(url, subject_id) }).toEqual({ url, total: count });
        seen.add(kind);
      }
    }
    expect([...seen].sort()).toEqual([
      ...['applicationPending', 'essayToCorrect', 'feedbackMissing', 'homeworkEnding'],
      ...['homeworkOverdue', 'lesson', 'levelChoice', 'subjectiveToGrade', 'tooFast'],
    ]);
  });
});
