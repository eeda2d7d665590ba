import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { studentExport, studentList } from '../../src/contract/students';
import { crmUserInfoUrl, studentInfo } from '../../src/contract/student';
import { codes } from '../../src/contract/codes';
import type { PayloadOf } from '../../src/contract/call';
import { earlierHealthWords } from '../../src/domain/students';
import { outsidePages } from '../../server/db/tables';
import { databases, worldOf } from './rig';
import { addLessons, course } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl, seenBy } from './scene/people';

type Filters = Partial<PayloadOf<typeof studentExport>>;
type Seen = ReturnType<typeof seenBy>[number];

const day = 86_400_000;

/** How many business days ago somebody was active, seen from the morning on which the world begins. */
function daysSince({ lastActiveAt }: Seen): number {
  const midnight = Date.parse('2026-11-19T00:00:00+08:00');
  return lastActiveAt === null ? Infinity : Math.floor((midnight - lastActiveAt.getTime()) / day);
}

const visible = seenBy(anna).filter(({ place }) => place.hiddenAt === undefined);
const formal = visible.filter(({ place }) => place.kind === undefined);
const audition = visible.filter(({ place }) => place.kind === 'audition');

describe.each(databases)('students on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);

  async function idsOf(filters: Filters, as = anna.username): Promise<number[]> {
    const payload = { subject_id: 3, list: 'responsible', ...filters } as const;
    const { list, total } = await world.ask(studentExport, payload, { as });
    expect(total).toBe(list.length);
    return list.map(({ student_id }) => student_id);
  }

  async function sortedIds(filters: Filters): Promise<number[]> {
    return (await idsOf(filters)).toSorted((a, b) => a - b);
  }

  const ids = (list: readonly Seen[]) => list.map(({ id }) => id);

  it.each([
    ['responsible', formal],
    ['audition', audition],
    ['auditioned', audition.filter(({ place }) => place.auditionedAt !== undefined)],
    ['nonSupervised', visible.filter(({ place }) => place.kind === 'nonSupervised')],
    ['hidden', seenBy(anna).filter(({ place }) => place.hiddenAt !== undefined)],
  ] as const)(
    '[SCREEN-015, SCREEN-016, SCREEN-017, SCREEN-018, ENTITY-013, CALL-116, CALL-117, CALL-118, CALL-119] the list %s has whom the administrator assigned, and its count',
    async (list, expected) => {
      expect(expected.length).toBeGreaterThan(0);
      expect(await sortedIds({ list })).toEqual(ids(expected));
      const payload = { subject_id: 3, list: 'hidden', page: 1, page_size: 1 } as const;
      const { counts } = await world.ask(studentList, payload, asAnna);
      expect(counts[list]).toBe(expected.length);
    },
  );

  it('[ROLE-044, ROLE-046] another analyst sees others; a stranger none of these', async () => {
    expect(await idsOf({}, ben.username)).toEqual([81001, 81011]);
    expect(await idsOf({}, carl.username)).toEqual([81010]);
  });

  it.each<[string, Filters, (person: Seen) => boolean]>([
    ['today', { activity: ['today'] }, (person) => daysSince(person) === 0],
    ['last 7 days', { activity: ['last7Days'] }, (person) => daysSince(person) === 3],
    [
      'last 30 days',
      { activity: ['last30Days'] },
      (person) => [10, 14].includes(daysSince(person)),
    ],
    ['never or today', { activity: ['never', 'today'] }, ({ id }) => [81001, 81004].includes(id)],
    [
      'health',
      { health: ['subHealthy', 'none'] },
      ({ health }) => health === 'subHealthy' || health === 'none',
    ],
    ['stars', { stars: ['5', 'none'] }, ({ stars }) => stars === 5 || stars === null],
    [
      'supervision',
      { supervision: ['selfStudyRoom'] },
      ({ supervision }) => supervision === 'selfStudyRoom',
    ],
    ['grade', { grade: [8, 9] }, ({ grade }) => grade === 8 || grade === 9],
    ['not started', { learning_status: ['notStarted'] }, (person) => person.lastActiveAt === null],
    ['paused', { learning_status: ['paused'] }, (person) => daysSince(person) === 14],
    ['synchronous', { learning_status: ['synchronous'] }, (person) => daysSince(person) <= 10],
    ['course', { course_id: course.id }, () => true],
    ['a course of nobody', { course_id: 999_999 }, () => false],
    ['formal', { formal: true }, () => true],
    ['not formal', { formal: false }, () => false],
    ['co-owned', { co_owned: true }, ({ listed }) => listed.length > 1],
    ['not co-owned', { co_owned: false }, ({ listed }) => listed.length === 1],
    [
      'two at once',
      { health: ['healthy'], grade: [7] },
      ({ health, grade }) => health === 'healthy' && grade === 7,
    ],
    ['empty choices', { health: [], grade: [] }, () => true],
  ])(
    '[SCREEN-024, SCREEN-025, SCREEN-026, SCREEN-027, ENTITY-011] the filter %s finds whom a hand finds',
    async (_, filters, isMeant) => {
      expect(await sortedIds(filters)).toEqual(ids(formal.filter(isMeant)));
    },
  );

  it('[SCREEN-027] the courses to filter by are those of the own students, found or not, in the language of the page', async () => {
    for (const [headers, keyword, name] of [
      [{ 'accept-language': 'en' }, undefined, 'Writing'],
      [{ 'accept-language': 'zh' }, 'nobody is called so', course.name],
    ] as const) {
      const asked = { subject_id: 3, list: 'responsible', keyword, page: 1, page_size: 1 } as const;
      const { courses } = await world.ask(studentList, asked, { ...asAnna, headers });
      expect(courses).toContainEqual({ id: course.id, name });
    }
  });

  it('[SCREEN-028] trial students are told apart by their mark', async () => {
    expect(await idsOf({ list: 'audition', auditioned: true })).toEqual([81006]);
    expect(await idsOf({ list: 'audition', auditioned: false })).toEqual([81005]);
  });

  it.each([
    ['张子涵', [81001, 81002]],
    ['子涵', [81001, 81002]],
    ['zhangzihan', [81001, 81002]],
    ['ZiHan', [81001, 81002]],
    ['zzh', [81001, 81002]],
    ['zhangz', [81001, 81002]],
    ['zhzh', [81001, 81002]],
    ['zhangzihanx', []],
    ['hang', [81004]],
    ['hz', []],
    ['oyj', [81003]],
    ['sc_09', [81009]],
    ['c_0', [81009]],
    ['%', []],
    ['张 sc02', [81002]],
    ['zhang 李', []],
  ])('[ENTITY-011] the keyword %s finds %j', async (keyword, expected) => {
    expect(await sortedIds({ keyword })).toEqual(expected);
  });

  it('finds ü by what a keyboard has', async () => {
    for (const keyword of ['lvlv', 'lulu', 'lülü', 'll']) {
      expect(await idsOf({ keyword, list: 'nonSupervised' })).toEqual([81007]);
    }
  });

  it('sorts either way, pinned students first, those without a value last, ties by id', async () => {
    expect(await idsOf({})).toEqual([81003, 81001, 81002, 81009, 81004]);
    expect(await idsOf({ sort: 'name' })).toEqual([81003, 81004, 81001, 81002, 81009]);
    expect(await idsOf({ sort: 'name', order: 'desc' })).toEqual([
      81003, 81009, 81001, 81002, 81004,
    ]);
    expect(await idsOf({ sort: 'stars', order: 'desc' })).toEqual([
      81003, 81001, 81009, 81002, 81004,
    ]);
    expect(await idsOf({ sort: 'stars' })).toEqual([81003, 81009, 81001, 81002, 81004]);
    expect(await idsOf({ sort: 'health' })).toEqual([81003, 81001, 81002, 81009, 81004]);
    expect(await idsOf({ sort: 'joined' })).toEqual([81003, 81001, 81004, 81009, 81002]);
    expect(await idsOf({ sort: 'grade' })).toEqual([81003, 81001, 81009, 81002, 81004]);
    expect(await idsOf({ sort: 'round' })).toEqual([81003, 81001, 81002, 81009, 81004]);
    expect(await idsOf({ sort: 'lastActive' })).toEqual([81003, 81009, 81002, 81001, 81004]);
  });

  it('the pages are the export, cut; a page beyond the end is empty and knows the total', async () => {
    const payload = { subject_id: 3, list: 'responsible', page_size: 2 } as const;
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => world.ask(studentList, { ...payload, page }, asAnna)),
    );
    expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    const cut = pages.flatMap(({ list }) => list.map(({ student_id }) => student_id));
    expect(cut).toEqual(await idsOf({}));
    expect(pages[0]?.as_of).toBe('2026-11-18T10:00:00+08:00');
  });

  it('[ENTITY-011] a row says all that the list shows', async () => {
    const { list } = await world.ask(
      studentExport,
      { subject_id: 3, list: 'responsible', keyword: 'sc01' },
      asAnna,
    );
    expect(list).toEqual([
      {
        student_id: 81001,
        name: '张子涵',
        username: 'sc01',
        grade: 7,
        last_active_at: '2026-11-18T09:00:00+08:00',
        joined_at: '2026-08-20T10:00:00+08:00',
        supervision: 'onlineOnly',
        health: 'healthy',
        learning_status: 'synchronous',
        co_owned: true,
        stars: 5,
        responsibilities: [
          { role: 'synchronous', account_id: anna.id, name: anna.realName },
          { role: 'trustee1', account_id: ben.id, name: ben.realName },
          { role: 'consultant1', account_id: ben.id, name: ben.realName },
        ],
        foundation_type: null,
        foundation_round: 1,
        foundation_level: null,
        kind: 'formal',
        pinned: false,
        hidden_at: null,
        auditioned_at: null,
      },
    ]);
  });

  it('[CALL-120, SCREEN-038] the page of a student has the courses of the subject', async () => {
    const info = await world.ask(studentInfo, { subject_id: 3, student_id: 81001 }, asAnna);
    expect(info.student.username).toBe('sc01');
    expect(info.courses).toMatchObject([
      { course_id: course.id, name: 'Writing', lessons_learned: 2, lesson_count: 3 },
    ]);
    expect(info.is_profile_complete).toBe(true);
    const chinese = { ...asAnna, headers: { 'accept-language': 'zh' } };
    const same = await world.ask(studentInfo, { subject_id: 3, student_id: 81001 }, chinese);
    expect(same.courses[0]?.name).toBe(course.name);
    const other = await world.ask(studentInfo, { subject_id: 2, student_id: 81004 }, asAnna);
    expect(other).toMatchObject({ courses: [], is_profile_complete: false });
  });

  it('[CALL-062] leads to the customer record, once there is such a page', async () => {
    await world.database.transact((db) => db.delete(outsidePages));
    const payload = { subject_id: 3, student_id: 81001 } as const;
    expect((await world.send(crmUserInfoUrl, payload, asAnna)).code).toBe(codes.absent);
    const url = 'https://customers.example.org/{student}?by={account}';
    await world.database.transact((db) =>
      db
        .insert(outsidePages)
        .values({ name: 'customerRecord', url })
        .onConflictDoUpdate({ target: outsidePages.name, set: { url } }),
    );
    const { go_url } = await world.ask(crmUserInfoUrl, payload, asAnna);
    expect(go_url).toBe(`https://customers.example.org/81001?by=${anna.id}`);
  });

  it('[ROLE-044] another campus’s student and none at all look the same', async () => {
    for (const call of [studentInfo, crmUserInfoUrl]) {
      const foreign = await world.send(call, { subject_id: 3, student_id: 81010 }, asAnna);
      const absent = await world.send(call, { subject_id: 3, student_id: 999_999 }, asAnna);
      const colleagues = await world.send(call, { subject_id: 3, student_id: 81011 }, asAnna);
      expect(foreign.code).toBe(codes.absent);
      expect([absent.body, colleagues.body]).toEqual([foreign.body, foreign.body]);
    }
  });

  it('refuses who is not logged in, a subject of others, and a form that is not one', async () => {
    const payload = { subject_id: 3, list: 'responsible', page: 1, page_size: 20 } as const;
    expect((await world.send(studentList, payload)).code).toBe(codes.loginRequired);
    const general = { ...payload, subject_id: 99 } as const;
    expect((await world.send(studentList, general, asAnna)).code).toBe(codes.forbidden);
    for (const broken of [
      'page=0',
      'page_size=201',
      'list=all',
      'grade=13',
      'more=1',
      'health=x',
    ]) {
      const form = new URLSearchParams('subject_id=3&list=responsible&page=1&page_size=20');
      new URLSearchParams(broken).forEach((value, name) => {
        form.set(name, value);
      });
      expect((await world.post(studentList, form, asAnna)).code).toBe(codes.badPayload);
    }
  });

  it.each(Object.entries(earlierHealthWords))(
    '[ENTITY-012] the earlier health word %s filters as %s',
    async (earlier, now) => {
      const form = `subject_id=3&list=responsible&page=1&page_size=20&health=${earlier}`;
      const { data } = await world.post(studentList, new URLSearchParams(form), asAnna);
      const found = z.parse(studentList.answer, data).list.map(({ student_id }) => student_id);
      expect(found.toSorted((a, b) => a - b)).toEqual(await sortedIds({ health: [now] }));
    },
  );

  it('takes the longest keyword of letters without losing its breath', async () => {
    expect(await idsOf({ keyword: 'z'.repeat(50) })).toEqual([]);
    expect(await idsOf({ keyword: 'zhang '.repeat(8).trim() })).toEqual([81001, 81002]);
  });
});
