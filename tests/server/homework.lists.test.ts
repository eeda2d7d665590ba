import { beforeAll, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  homeworkByStudent,
  homeworkHistory,
  homeworkOfStudent,
  homeworkPersons,
  homeworkSummary,
} from '../../src/contract/homework';
import {
  homeworkProgresses,
  type PersonStatus,
  personStatuses,
  progressesOf,
} from '../../src/domain/homework';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addHomework } from './scene/homework';
import { addLessons, adaptiveCard, course } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, dora, seenBy } from './scene/people';

const all = { page: 1, page_size: 200 } as const;
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

/** The assignments of this test: what they are, and how each student stands. */
const assignments = [
  {
    about: { name: 'Autumn', essayTitle: 'My garden', arrangedAt: daysAgo(1) },
    persons: { 81001: 'toBeCorrected', 81002: 'incomplete', 81003: 'corrected', 81009: 'expired' },
  },
  {
    about: {
      name: 'Winter 50%',
      type: 'adaptive',
      essayTitle: null,
      cardId: adaptiveCard,
      arrangedAt: daysAgo(5),
    },
    persons: { 81001: 'completed', 81002: 'completed', 81004: 'invalid' },
  },
  {
    about: { name: 'Of a colleague', accountId: ben.id, arrangedAt: daysAgo(3) },
    persons: { 81001: 'incomplete', 81011: 'toBeCorrected' },
  },
  { about: { name: 'For nobody', status: 'failed', arrangedAt: daysAgo(2) }, persons: {} },
  { about: { name: 'Of mathematics', subjectId: 2 }, persons: { 81001: 'incomplete' } },
  {
    about: { name: 'Of a stranger', accountId: carl.id },
    persons: { 81010: 'toBeCorrected' },
  },
] as const;

const mine = new Set(seenBy(anna).map(({ id }) => id));
/** Every person of the account's subject whom it sees, with the assignment's place in the list above. */
const persons = assignments
  .flatMap(({ about, persons: standing }, at) =>
    Object.entries(standing).map(([studentId, status]) => ({
      at,
      studentId: Number(studentId),
      status,
      isOther: 'subjectId' in about,
    })),
  )
  .filter(({ studentId, isOther }) => mine.has(studentId) && !isOther);

function countsOf(list: readonly { status: PersonStatus }[]) {
  return Object.fromEntries(
    personStatuses.map((status) => [status, list.filter((one) => one.status === status).length]),
  );
}

describe.each(databases)('lists of homework on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  const ids: number[] = [];
  beforeAll(async () => {
    ids.length = 0;
    for (const { about, persons: standing } of assignments) {
      const rows = Object.entries(standing).map(([studentId, status]) => {
        const isDone = ['completed', 'corrected'].includes(status);
        const isHandedIn = ['toBeCorrected', 'invalid'].includes(status);
        const done = isDone
          ? { completedAt: daysAgo(0), score: 80 + (Number(studentId) % 10) }
          : isHandedIn
            ? { completedAt: new Date(daysAgo(0).getTime() + 60_000) }
            : {};
        return [Number(studentId), { status, ...done }] as const;
      });
      ids.push((await addHomework(world, about, Object.fromEntries(rows))).id);
    }
  });

  async function summary(
    change: Partial<PayloadOf<typeof homeworkSummary>> = {},
    as = anna.username,
  ) {
    const { list, total, counts } = await world.ask(
      homeworkSummary,
      { subject_id: 3, ...all, ...change },
      { as },
    );
    expect(total).toBe(list.length);
    return { places: list.map(({ homework_id }) => ids.indexOf(homework_id)), list, counts };
  }

  it('[CALL-134, SCREEN-079] has the account’s assignments and its colleagues’ to the same students, newest first', async () => {
    expect((await summary()).places).toEqual([0, 3, 2, 1]);
    expect((await summary({}, ben.username)).places).toEqual([0, 2, 1]);
    expect((await summary({}, carl.username)).places).toEqual([5]);
  });

  it('[ENTITY-015] each counts those whom the account sees, as a hand does', async () => {
    const { list, counts } = await summary();
    for (const row of list) {
      const own = persons.filter(({ at }) => ids[at] === row.homework_id);
      const done = own.filter(({ status }) => status === 'completed' || status === 'corrected');
      expect(row).toMatchObject({
        counts: countsOf(own),
        completed_count: done.length,
        total_count: own.length,
      });
    }
    expect(counts).toEqual(countsOf(persons));
    expect(list[0]).toMatchObject({
      name: 'Autumn',
      type: 'composition',
      essay_title: 'My garden',
      course_id: course.id,
      course_name: 'Writing',
      lesson_name: 'Lesson 1',
      card_name: 'Essay',
      status: 'succeeded',
      arranged_at: '2026-11-17T10:00:00+08:00',
      deadline: '2026-11-21T10:00:00+08:00',
      withdrawn_at: null,
    });
  });

  it('[SCREEN-079] tells what the account itself has assigned', async () => {
    const ownOf = async (as: string) => (await summary({}, as)).list.map(({ is_own }) => is_own);
    expect(await ownOf(anna.username)).toEqual([true, true, false, true]);
    expect(await ownOf(ben.username)).toEqual([false, true, false]);
  });

  it.each<[string, Partial<PayloadOf<typeof homeworkSummary>>, number[]]>([
    ['type', { type: 'adaptive' }, [1]],
    ['status', { status: ['toBeCorrected', 'invalid'] }, [0, 1]],
    ['what waits to be graded', { progress: 'toBeGraded' }, [0]],
    ['what is open, also where something waits to be graded', { progress: 'open' }, [0, 2]],
    ['status of a student of others', { status: ['toBeCorrected'] }, [0]],
    ['name', { keyword: 'winter' }, [1]],
    ['title', { keyword: 'GARDEN autumn' }, [0]],
    ['a percent sign', { keyword: '%' }, [1]],
    ['course', { course_id: course.id }, [0, 3, 2, 1]],
    ['another course', { course_id: 1 }, []],
    ['days', { from: '2026-11-15', to: '2026-11-16' }, [3, 2]],
    ['one day', { from: '2026-11-17', to: '2026-11-17' }, [0]],
    ['until', { to: '2026-11-13' }, [1]],
    ['all days there are', { from: '2000-01-01', to: '2099-12-31' }, [0, 3, 2, 1]],
    ['by name', { sort: 'name' }, [0, 3, 2, 1]],
    ['by completed', { sort: 'completed', order: 'desc' }, [1, 0, 3, 2]],
    ['oldest first', { sort: 'arranged' }, [1, 2, 3, 0]],
  ])('filters and sorts: %s', async (_, filters, expected) => {
    expect((await summary(filters)).places).toEqual(expected);
  });

  it('[SCREEN-079] the tabs count where each assignment is, as its row says, whatever is chosen', async () => {
    const { list } = await summary();
    for (const progress of homeworkProgresses) {
      const places = list.filter((row) => progressesOf(row).includes(progress));
      const asked = { subject_id: 3, progress, page: 1, page_size: 1 } as const;
      const { total, progress_counts, counts } = await world.ask(homeworkSummary, asked, asAnna);
      expect([total, progress_counts[progress]]).toEqual([places.length, places.length]);
      expect(progress_counts.all).toBe(list.length);
      // The pieces are those of the tab that is chosen.
      const own = persons.filter(({ at }) => places.some((row) => row.homework_id === ids[at]));
      expect(counts).toEqual(countsOf(own));
    }
  });

  it('the chips count whatever the status that is chosen', async () => {
    const { counts } = await summary({ status: ['invalid'], type: 'adaptive' });
    expect(counts).toEqual(countsOf(persons.filter(({ at }) => at === 1)));
  });

  it('pages are cuts of the list', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        world.ask(homeworkSummary, { subject_id: 3, page, page_size: 3 }, asAnna),
      ),
    );
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    const cut = pages.flatMap(({ list }) =>
      list.map(({ homework_id }) => ids.indexOf(homework_id)),
    );
    expect(cut).toEqual([0, 3, 2, 1]);
  });

  it('[CALL-135, ENTITY-016] the persons of an assignment, filtered, found and sorted', async () => {
    const ask = async (change: Partial<PayloadOf<typeof homeworkPersons>> = {}) => {
      const payload = { subject_id: 3, homework_id: ids[0] ?? 0, ...all, ...change };
      const { list, homework } = await world.ask(homeworkPersons, payload, asAnna);
      expect(homework.homework_id).toBe(ids[0]);
      return list.map(({ student_id }) => student_id);
    };
    expect(await ask()).toEqual([81002, 81001, 81003, 81009]);
    expect(await ask({ sort: 'name' })).toEqual([81003, 81001, 81002, 81009]);
    expect(await ask({ sort: 'score', order: 'desc' })).toEqual([81003, 81001, 81002, 81009]);
    expect(await ask({ status: ['corrected', 'expired'] })).toEqual([81003, 81009]);
    expect(await ask({ keyword: 'zzh' })).toEqual([81002, 81001]);
  });

  it('[SCREEN-080] by student: how each one’s homework stands, most to correct first', async () => {
    const { list, total } = await world.ask(homeworkByStudent, { subject_id: 3, ...all }, asAnna);
    const students = [...new Set(persons.map(({ studentId }) => studentId))].sort();
    expect(total).toBe(students.length);
    expect(list.map(({ student_id }) => student_id)).toEqual([81001, 81002, 81003, 81004, 81009]);
    for (const row of list) {
      const own = persons.filter(({ studentId }) => studentId === row.student_id);
      expect(row).toMatchObject({ counts: countsOf(own), total_count: own.length });
    }
    expect(list[0]).toMatchObject({
      completed_count: 1,
      last_completed_at: '2026-11-18T10:00:00+08:00',
    });
    expect(list[3]).toMatchObject({ completed_count: 0, last_completed_at: null });
  });

  it.each<[string, Partial<PayloadOf<typeof homeworkByStudent>>, number[]]>([
    ['status', { status: ['incomplete'] }, [81001, 81002]],
    ['student', { keyword: 'oyj' }, [81003]],
    ['type', { type: 'adaptive' }, [81001, 81002, 81004]],
    ['by grade', { sort: 'grade', order: 'desc' }, [81004, 81002, 81001, 81003, 81009]],
    ['by name', { sort: 'name' }, [81004, 81003, 81001, 81002, 81009]],
    ['by completed', { sort: 'completed', order: 'desc' }, [81001, 81002, 81003, 81004, 81009]],
  ])('by student: %s', async (_, change, expected) => {
    const payload = { subject_id: 3, ...all, ...change } as const;
    const { list } = await world.ask(homeworkByStudent, payload, asAnna);
    expect(list.map(({ student_id }) => student_id)).toEqual(expected);
  });

  it('[SCREEN-040] one student’s homework, whoever assigned it, with its counts', async () => {
    const payload = { subject_id: 3, student_id: 81001, ...all } as const;
    const { list, counts, total } = await world.ask(homeworkOfStudent, payload, {
      as: dora.username,
    });
    expect(list.map(({ homework_id }) => ids.indexOf(homework_id))).toEqual([0, 2, 1]);
    expect(total).toBe(3);
    expect(counts).toEqual(countsOf(persons.filter(({ studentId }) => studentId === 81001)));
    const some = await world.ask(homeworkOfStudent, { ...payload, status: ['completed'] }, asAnna);
    expect(some.list).toMatchObject([{ homework_name: 'Winter 50%', score: 81 }]);
    expect(some.counts).toEqual(counts);
  });

  it('[ROUTE-011] one student’s past homework, with its means; what still waits is not among it', async () => {
    const payload = { subject_id: 3, student_id: 81001, ...all } as const;
    const past = await world.ask(homeworkHistory, payload, asAnna);
    const over = ['corrected', 'completed', 'expired'];
    const whole = await world.ask(homeworkOfStudent, payload, asAnna);
    expect(past.list).toEqual(whole.list.filter(({ status }) => over.includes(status)));
    expect(past.total).toBeLessThan(whole.total);
    expect(past.student).toMatchObject({ username: 'sc01' });
    expect(past.average_score).toBe(81);
    const expired = await world.ask(homeworkHistory, { ...payload, status: 'expired' }, asAnna);
    expect(expired).toMatchObject({ total: past.counts.expired, counts: past.counts });
    expect([expired.average_score, expired.average_accuracy]).toEqual([null, null]);
    const foreign = { ...payload, student_id: 81010 };
    expect((await world.send(homeworkHistory, foreign, asAnna)).code).toBe(codes.absent);
  });

  it('[ROLE-044] a stranger’s student or assignment and none at all look the same', async () => {
    const ofStudent = (student_id: number) =>
      world.send(homeworkOfStudent, { subject_id: 3, student_id, ...all }, asAnna);
    const ofHomework = (homework_id: number) =>
      world.send(homeworkPersons, { subject_id: 3, homework_id, ...all }, asAnna);
    const absent = await ofStudent(999_999);
    expect(absent.code).toBe(codes.absent);
    expect((await ofStudent(81010)).body).toBe(absent.body);
    expect((await ofStudent(81011)).body).toBe(absent.body);
    expect((await ofHomework(999_999)).body).toBe(absent.body);
    expect((await ofHomework(ids[5] ?? 0)).body).toBe(absent.body);
    expect((await ofHomework(ids[4] ?? 0)).body).toBe(absent.body);
  });

  it('[ROLE-065] refuses who is not logged in, who may not manage homework, and days the wrong way round', async () => {
    const payload = { subject_id: 3, ...all } as const;
    for (const call of [homeworkSummary, homeworkByStudent]) {
      expect((await world.send(call, payload)).code).toBe(codes.loginRequired);
      expect((await world.send(call, payload, { as: dora.username })).code).toBe(codes.forbidden);
      const form = 'subject_id=3&page=1&page_size=20&from=2026-11-02&to=2026-11-01';
      const reply = await world.post(call, new URLSearchParams(form), asAnna);
      expect(reply.data).toEqual({ issues: [{ field: 'to', rule: 'beforeStart' }] });
    }
    const persons_ = { ...payload, homework_id: ids[0] ?? 0 };
    expect((await world.send(homeworkPersons, persons_, { as: dora.username })).code).toBe(
      codes.forbidden,
    );
  });
});
