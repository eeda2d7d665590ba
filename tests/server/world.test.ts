import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subjectiveInfo, subjectiveList } from '../../src/contract/grading';
import { homeSummary } from '../../src/contract/home';
import { homeworkInfo } from '../../src/contract/homework';
import {
  checkGrayTest,
  getNianNianYouCi,
  getSchoolRule,
  getSwitches,
  search,
  selfStudyJump,
  singleCloudJump,
} from '../../src/contract/shell';
import { courseList } from '../../src/contract/courses';
import { studentList } from '../../src/contract/students';
import { crmUserInfoUrl } from '../../src/contract/student';
import { unreadCount } from '../../src/contract/workOrders';
import { englishGrading, subjectiveGrading } from '../../src/domain/grading';
import { wholePercent } from '../../src/domain/number';
import { healthLevels } from '../../src/domain/students';
import {
  answers,
  courses,
  gradings,
  homework,
  homeworkPersons,
  lessons,
  questions,
  workOrders,
} from '../../server/db/tables';
import { students } from '../../server/world/content/people';
import { pinyinOf } from '../../server/world/pinyin';
import { seenOn, worldOf, today } from './rig';

const asZhou = { as: 'zhou' };
const day = 86_400_000;

describe('pinyin', () => {
  it('has no accents, and compound surnames whole', () => {
    expect(pinyinOf('张子涵')).toBe('zhang zi han');
    expect(pinyinOf('吕绿')).toBe('lü lü');
    expect(pinyinOf('Sofía Delgado')).toBe('sofia delgado');
    expect(pinyinOf('欧阳静姝', 'Ouyang Jingshu')).toBe('ouyang jing shu | ou yang jing shu');
    const names = students.map(({ name, pinyinHint }) => pinyinOf(name, pinyinHint));
    expect(names.filter((name) => !/^[a-zü |]+$/.test(name))).toEqual([]);
  });

  it('agrees with every hint', () => {
    for (const { name, pinyinHint } of students) {
      if (pinyinHint === undefined) continue;
      const letters = pinyinOf(name, pinyinHint).split(' | ').at(-1)?.replaceAll(' ', '');
      expect(letters).toBe(pinyinHint.toLowerCase().replaceAll(' ', ''));
    }
  });
});

describe.each(seenOn('postgres'))('the demonstration on $database', (options) => {
  const world = worldOf(options);

  it.each([
    ['oyjs', '欧阳静姝'],
    ['ouyang', '欧阳静姝'],
    ['ouyangjingshu', '欧阳静姝'],
    ['ouyang jingshu', '欧阳静姝'],
    ['ouyangjs', '欧阳静姝'],
    ['zgmx', '诸葛明轩'],
    ['syw', '单雨薇'],
  ])('the search finds whom %s means', async (keyword, name) => {
    const { list } = await world.ask(search, { subject_id: 1, keyword }, asZhou);
    expect(list.map((found) => found.name.split(' ')[0])).toContain(name);
  });

  it('the search finds a name with an accent without it', async () => {
    const { list } = await world.ask(search, { subject_id: 1, keyword: 'sofia' }, { as: 'emily' });
    expect(list).toHaveLength(1);
  });

  it('[SIDE-014, SIDE-021, CALL-028] headquarters has opened switches and tests', async () => {
    const subject = { subject_id: 2 } as const;
    const { list } = await world.ask(getSwitches, subject, asZhou);
    expect(list).toEqual(['ERROR_BOOK_OFFLINE', 'POST_EXAM']);
    for (const code of ['CONFIG_CN_HEALTH_DDJ_GRAY', 'CONFIG_STUDY_FEEDBACK_GRAY'] as const) {
      expect((await world.ask(checkGrayTest, { ...subject, code }, asZhou)).list).toEqual([1]);
    }
    const others = await world.ask(getSwitches, { subject_id: 1 }, { as: 'emily' });
    expect(others.list).toEqual(['ERROR_BOOK_OFFLINE']);
  });

  it('[CALL-043] the next vacation is known', async () => {
    const { rules } = await world.ask(getSchoolRule, { subject_id: 2, rule_type: 4 }, asZhou);
    expect(rules[0]).toEqual({ format_start_date: '2027-01-25', format_end_date: '2027-02-22' });
  });

  it('[CALL-022, CALL-032, CALL-062, CALL-074] pages of other products are known', async () => {
    const subject = { subject_id: 1 } as const;
    const { go_url } = await world.ask(selfStudyJump, subject, asZhou);
    expect(go_url).toBe(`${world.server(0)}/otherProducts/selfStudy?teacher=101`);
    expect((await world.ask(singleCloudJump, subject, asZhou)).go_url).toContain('101');
    expect(await world.ask(getNianNianYouCi, subject, asZhou)).toMatchObject({ show_status: 1 });
    const asked = { ...subject, student_id: 10_022 };
    expect((await world.ask(crmUserInfoUrl, asked, asZhou)).go_url).toContain('student=10022');
  });

  it('[ENTITY-034, CALL-010] there are 23 work orders, some done, some not, some unread', async () => {
    const rows = await world.database.query.select().from(workOrders);
    expect(rows).toHaveLength(23);
    const open = rows.filter(({ finishedAt }) => finishedAt === null);
    expect(open.length).toBeGreaterThan(3);
    for (const row of open) expect(row).toMatchObject({ handledBy: null, resultRemark: null });
    const done = rows.filter(({ finishedAt }) => finishedAt !== null);
    expect(done.length).toBeGreaterThan(10);
    for (const { handledBy, resultRemark, pushedAt, finishedAt } of done) {
      expect(handledBy).toBeTruthy();
      expect(resultRemark).toBeTruthy();
      expect(finishedAt?.getTime()).toBeGreaterThan(pushedAt.getTime());
    }
    expect(done.some(({ files }) => files.length > 0)).toBe(true);
    const unread = rows.filter(({ isUnread, subjectId }) => isUnread && subjectId === 2);
    expect(unread.length).toBeGreaterThan(0);
    const { count } = await world.ask(unreadCount, { subject_id: 2 }, asZhou);
    expect(count).toBe(unread.length);
  });

  it('[CONST-032] of the written answers only late ones wait to be graded', async () => {
    const db = world.database.query;
    const written = await db
      .select({ id: answers.id, submittedAt: answers.submittedAt, subjectId: questions.subjectId })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(
        and(
          inArray(questions.type, ['subjective', 'essay']),
          isNull(answers.skipReason),
          ne(answers.answer, ''),
        ),
      );
    const rows = await db.select().from(gradings);
    const graded = new Map(rows.map((row) => [row.answerId, row]));
    const waiting = written.filter(({ id }) => !graded.has(id));
    expect(waiting.length).toBeGreaterThan(8);
    expect(waiting.length).toBeLessThan(25);
    for (const { submittedAt } of waiting) {
      expect(today.getTime() - submittedAt.getTime()).toBeLessThan(12 * day);
    }
    expect(rows.length).toBeGreaterThan(300);
    for (const { id, submittedAt, subjectId } of written) {
      const row = graded.get(id);
      if (row === undefined) continue;
      expect(row.gradedAt.getTime()).toBeGreaterThan(submittedAt.getTime());
      (subjectId === 1 ? englishGrading : subjectiveGrading).parse(row.grading);
    }
    const paging = { page: 1, page_size: 20 } as const;
    const { list } = await world.ask(subjectiveList, { subject_id: 3, ...paging }, asZhou);
    const last = list.find(({ is_corrected }) => is_corrected);
    const answer_id = last?.answer_id ?? 0;
    const info = await world.ask(subjectiveInfo, { subject_id: 3, answer_id }, asZhou);
    expect(info.grading?.corrected_by).toBeTruthy();
  });

  it('[ENTITY-016] adaptive homework has its answers, which score and accuracy are counted from', async () => {
    const done = await world.database.query
      .select({
        id: homeworkPersons.id,
        subjectId: homework.subjectId,
        accuracy: homeworkPersons.accuracy,
        score: homeworkPersons.score,
        accountId: homework.accountId,
      })
      .from(homeworkPersons)
      .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
      .where(and(eq(homework.type, 'adaptive'), eq(homeworkPersons.status, 'completed')));
    expect(done.length).toBeGreaterThan(50);
    for (const person of done.filter(({ accountId }) => accountId === 101)) {
      const payload = { subject_id: person.subjectId, person_id: person.id };
      const { answers: given } = await world.ask(homeworkInfo, payload, asZhou);
      expect(given.length).toBeGreaterThan(0);
      const share = given.filter(({ is_right }) => is_right).length / given.length;
      expect(person.accuracy).toBeCloseTo(share, 6);
      expect(person.score).toBe(wholePercent(share));
    }
  });

  it('what was answered in a foundation course is what the foundation counts, and nothing else is', async () => {
    const rows = await world.database.query
      .selectDistinct({ program: courses.program, module: answers.module })
      .from(answers)
      .innerJoin(lessons, eq(lessons.id, answers.lessonId))
      .innerJoin(courses, eq(courses.id, lessons.courseId));
    const isFoundation = (value: string) => value === 'foundation';
    expect(rows.map(({ module }) => module)).toContain('foundation');
    for (const { program, module } of rows) {
      expect(isFoundation(program), `${program}, ${module}`).toBe(isFoundation(module));
    }
  });

  it('[SFZ-01] every student is listed with an analyst since the day on which they joined', async () => {
    const late = await world.database.query.execute(
      sql`select s.id from listings l join students s on s.id = l.student_id
        where l.listed_at <> s.joined_at`,
    );
    expect(late).toMatchObject({ rows: [] });
  });

  it('nobody did anything after the moment at which they were last seen', async () => {
    const late = await world.database.query.execute(
      sql`select s.id from students s
        left join answers a on a.student_id = s.id
        left join homework_persons p on p.student_id = s.id
        where a.submitted_at > s.last_active_at or p.completed_at > s.last_active_at
          or (s.last_active_at is null and (a.id is not null or p.completed_at is not null))`,
    );
    expect(late).toMatchObject({ rows: [] });
  });

  it('[SCREEN-008, SCREEN-011] every number of students at home is that of the list that it opens', async () => {
    for (const as of ['zhou', 'emily', 'type6']) {
      const numbers = await world.ask(homeSummary, { subject_id: 1 }, { as });
      const countOf = async (filters: object) => {
        const list = { subject_id: 1, list: 'responsible', page: 1, page_size: 1 } as const;
        return (await world.ask(studentList, { ...list, ...filters }, { as })).total;
      };
      expect(numbers.student_count).toBe(await countOf({}));
      expect(numbers.supervised_count).toBe(await countOf({}));
      expect(numbers.active_today_count).toBe(await countOf({ activity: ['today'] }));
      for (const level of healthLevels) {
        expect(numbers.health[level]).toBe(await countOf({ health: [level] }));
      }
    }
  });

  it('[ROLE-044] [ROLE-046] [ROLE-047] home says to whom nothing is assigned, whose lists are empty', async () => {
    const asked = [{ subject_id: 1 }, { as: 'newcomer' }] as const;
    const { assigned } = await world.ask(homeSummary, ...asked);
    expect(assigned).toEqual({ students: 0, courses: 0 });
    const list = { subject_id: 1, page: 1, page_size: 1 } as const;
    const mine = { ...list, list: 'responsible' } as const;
    expect((await world.ask(studentList, mine, { as: 'newcomer' })).total).toBe(0);
    const formal = { ...list, list: 'formal' } as const;
    expect((await world.ask(courseList, formal, { as: 'newcomer' })).total).toBe(0);
    const own = (await world.ask(homeSummary, { subject_id: 1 }, asZhou)).assigned;
    const { counts } = await world.ask(studentList, mine, asZhou);
    // Those whose trial is over are among those on trial.
    const all = counts.responsible + counts.audition + counts.nonSupervised + counts.hidden;
    expect(own.students).toBe(all);
    const lists = (await world.ask(courseList, formal, asZhou)).counts;
    expect(own.courses).toBe(Object.values(lists).reduce((sum, count) => sum + count, 0));
  });

  it('the planner knows how many rows there are', async () => {
    const { rows } = await world.database.query
      .execute(sql`select reltuples::int as known from pg_class where relname = 'answers'`)
      .then((result) => ({ rows: result }));
    expect(JSON.stringify(rows)).toMatch(/"known":3\d{4}/);
  });
});
