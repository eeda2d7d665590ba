import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  correctEnglish,
  correctSubjective,
  englishInfo,
  subjectiveInfo,
  subjectiveList,
} from '../../src/contract/grading';
import type { EnglishGrading } from '../../src/domain/grading';
import { answers, boardImages, gradings } from '../../server/db/tables';
import { worldOf, today } from './rig';
import { databases } from './rig/databases';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const nobody = { first: 0, second: 0, english: 0, skipped: 0, empty: 0, choice: 0 };
const marks = { central_material: 39.5, language: 40, structure: 0, stars: 4, comment: '不错' };
const english: EnglishGrading = {
  total: 15,
  items: { content: 5.5, language: 4, coherence: 4, mechanics: 1.5 },
  annotations: [{ id: 'a1', start: 0, end: 4, comment: 'tense' }],
  comment: 'Well done.',
};
const essay = 'Yesterday I go.';

describe.each(databases)('grading written answers on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  let ids = { ...nobody, colleagues: 0, foreign: 0 };
  beforeEach(async () => {
    const usual = { module: 'synchronous', isRight: false, seconds: 300, hintsViewed: 0 };
    const minutesAgo = (count: number) => new Date(today.getTime() - count * 60_000);
    ids = await world.database.transact(async (db) => {
      await db.delete(gradings);
      await db.delete(boardImages);
      await db.delete(answers);
      const add = async (row: Partial<typeof answers.$inferInsert>, questionId: number) => {
        const answer = { studentId: 81001, answer: '因为', submittedAt: minutesAgo(10) };
        const [added] = await db
          .insert(answers)
          .values({ ...usual, ...answer, ...row, questionId })
          .returning({ id: answers.id });
        return added?.id ?? 0;
      };
      const { subjective, english: englishQuestion, choice } = questionIds;
      return {
        first: await add({}, subjective),
        second: await add({ studentId: 81002, submittedAt: minutesAgo(30) }, subjective),
        english: await add({ answer: essay }, englishQuestion),
        skipped: await add({ answer: '一半', skipReason: 'tooHard' }, subjective),
        empty: await add({ answer: '' }, subjective),
        choice: await add({}, choice),
        colleagues: await add({ studentId: 81011 }, subjective),
        foreign: await add({ studentId: 81010 }, subjective),
      };
    });
  });

  function grading(change: Partial<PayloadOf<typeof correctSubjective>> = {}) {
    return { subject_id: 3, answer_id: ids.first, revision: 0, ...marks, ...change } as const;
  }
  const englishPayload = (change: Partial<EnglishGrading> = {}) =>
    ({
      subject_id: 1,
      answer_id: ids.english,
      revision: 0,
      grading: { ...english, ...change },
    }) as const;
  const stored = (answerId: number) =>
    world.database.query.select().from(gradings).where(eq(gradings.answerId, answerId));

  it('the list has the written answers of a subject, those that wait longest first, graded ones last', async () => {
    const ask = async (subject_id: 1 | 3, as = anna.username) => {
      const payload = { subject_id, page: 1, page_size: 20 } as const;
      const { list, total } = await world.ask(subjectiveList, payload, { as });
      expect(total).toBe(list.length);
      return list.map(({ answer_id, is_corrected }) => [answer_id, is_corrected]);
    };
    expect(await ask(3)).toEqual([
      [ids.second, false],
      [ids.first, false],
    ]);
    await world.ask(correctSubjective, grading({ answer_id: ids.second }), asAnna);
    expect(await ask(3)).toEqual([
      [ids.first, false],
      [ids.second, true],
    ]);
    expect(await ask(1)).toEqual([[ids.english, false]]);
    expect(await ask(3, ben.username)).toEqual([
      [ids.first, false],
      [ids.colleagues, false],
    ]);
  });

  it('[CALL-099, CALL-100, ENTITY-018, ROLE-053] grades once, and shows who did', async () => {
    const asked = { subject_id: 3, answer_id: ids.first } as const;
    const image = 'data:image/png;base64,AA==';
    await world.database.query.insert(boardImages).values({ answerId: ids.first, image });
    expect(await world.ask(subjectiveInfo, asked, asAnna)).toMatchObject({
      ...{ student_id: 81001, type: 'subjective' },
      answer: '因为',
      right_answer: 'A',
      image,
      revision: 0,
      grading: null,
    });
    expect(await world.ask(correctSubjective, grading(), asAnna)).toEqual({ revision: 1 });
    expect(await stored(ids.first)).toMatchObject([
      { accountId: anna.id, grading: marks, gradedAt: today },
    ]);
    const info = await world.ask(subjectiveInfo, asked, { as: ben.username });
    expect(info).toMatchObject({
      revision: 1,
      grading: {
        ...marks,
        ...{ corrected_by: anna.realName, is_own: false },
        corrected_at: '2026-11-18T10:00:00+08:00',
      },
    });
  });

  it('[CALL-101, ENTITY-019] English has a form of its own, with each item’s maximum', async () => {
    const asked = { subject_id: 1, answer_id: ids.english } as const;
    const before = await world.ask(englishInfo, asked, asAnna);
    expect(before.items).toEqual([
      { item: 'content', maximum: 6 },
      { item: 'language', maximum: 6 },
      { item: 'coherence', maximum: 5 },
      { item: 'mechanics', maximum: 3 },
    ]);
    expect(await world.ask(correctEnglish, englishPayload(), asAnna)).toEqual({ revision: 1 });
    const after = await world.ask(englishInfo, asked, asAnna);
    expect(after.grading).toMatchObject({ ...english, corrected_by: anna.realName });
  });

  it('[CALL-101] neither form takes the other’s answers', async () => {
    const other = { ...grading({ subject_id: 1, answer_id: ids.english }) };
    expect((await world.send(correctSubjective, other, asAnna)).code).toBe(codes.absent);
    const asked = { subject_id: 1, answer_id: ids.english } as const;
    expect((await world.send(subjectiveInfo, asked, asAnna)).code).toBe(codes.absent);
    const chinese = { ...englishPayload(), answer_id: ids.first };
    expect((await world.send(correctEnglish, chinese, asAnna)).code).toBe(codes.absent);
    expect(await world.database.query.select().from(gradings)).toEqual([]);
  });

  it('a second grading is a conflict that says who was first, and when', async () => {
    await world.ask(correctSubjective, grading(), asAnna);
    await world.ask(correctEnglish, englishPayload(), asAnna);
    const first = { by: anna.realName, at: '2026-11-18T10:00:00+08:00', is_own: false };
    const again = await world.send(correctSubjective, grading({ revision: 1 }), {
      as: ben.username,
    });
    expect([again.code, again.data]).toEqual([codes.conflict, first]);
    const english_ = await world.send(correctEnglish, englishPayload(), { as: ben.username });
    expect([english_.code, english_.data]).toEqual([codes.conflict, first]);
    const { data: own } = await world.send(correctEnglish, englishPayload(), asAnna);
    expect(own).toEqual({ ...first, is_own: true });
    const stale = await world.send(
      correctSubjective,
      grading({ answer_id: ids.second, revision: 1 }),
      asAnna,
    );
    expect(stale.code).toBe(codes.conflict);
    expect(await stored(ids.second)).toEqual([]);
  });

  it('of many who grade at once one does', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        world.send(correctSubjective, grading({ stars: (index % 5) + 1 }), {
          as: index % 2 === 0 ? anna.username : ben.username,
          server: world.server(index >> 1),
        }),
      ),
    );
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === codes.conflict)).toHaveLength(11);
    expect(await stored(ids.first)).toHaveLength(1);
  });

  const usual = {
    central_material: '40',
    language: '40',
    structure: '20',
    stars: '5',
    comment: '',
  };
  it.each([
    ['[VALID-061, CONST-016] central material above 40', { central_material: '40.1' }],
    ['[VALID-062, CONST-016] language above 40', { language: '41' }],
    ['[VALID-063, CONST-016] structure above 20', { structure: '20.1' }],
    ['[VALID-064] a mark that is no number', { language: 'many' }],
    ['[VALID-064] a mark with an exponent', { language: '1e1' }],
    ['[VALID-064] a mark of two decimals', { language: '1.25' }],
    ['[VALID-065] an empty mark', { structure: '' }],
    ['[VALID-066] a negative mark', { central_material: '-1' }],
    ['six stars', { stars: '6' }],
    ['no star', { stars: '0' }],
  ])('%s is refused, and nothing is written', async (_, change) => {
    const form = new URLSearchParams({
      ...{ subject_id: '3', answer_id: String(ids.first), revision: '0' },
      ...usual,
      ...change,
    });
    expect((await world.post(correctSubjective, form, asAnna)).code).toBe(codes.badPayload);
    expect(await stored(ids.first)).toEqual([]);
  });

  it('[VALID-061, VALID-062, VALID-063, CONST-016] the caps themselves are taken', async () => {
    const form = new URLSearchParams({
      ...{ subject_id: '3', answer_id: String(ids.first), revision: '0' },
      ...usual,
    });
    expect((await world.post(correctSubjective, form, asAnna)).code).toBe(codes.success);
  });

  it.each([
    ['[VALID-067] an item that is no number', { items: { ...english.items, content: 'x' } }],
    ['[VALID-068] an item above its maximum', { items: { ...english.items, mechanics: 3.1 } }],
    ['[VALID-068] a negative item', { items: { ...english.items, mechanics: -0.1 } }],
    ['[VALID-069] no total', { total: null }],
    ['[VALID-069] a total above all items', { total: 21 }],
    [
      '[VALID-070] an annotation of nothing',
      { annotations: [{ id: 'a', start: 3, end: 3, comment: 'x' }] },
    ],
    [
      '[VALID-070] an annotation beyond the text',
      { annotations: [{ id: 'a', start: 0, end: essay.length + 1, comment: 'x' }] },
    ],
  ])('%s is refused, and nothing is written', async (_, change) => {
    const form = new URLSearchParams({
      ...{ subject_id: '1', answer_id: String(ids.english), revision: '0' },
      grading: JSON.stringify({ ...english, ...change }),
    });
    expect((await world.post(correctEnglish, form, asAnna)).code).toBe(codes.badPayload);
    expect(await stored(ids.english)).toEqual([]);
  });

  it('[ROLE-044] strangers, colleagues’ students, choices and skipped questions are absent alike', async () => {
    const ask = (answer_id: number) =>
      world.send(subjectiveInfo, { subject_id: 3, answer_id }, asAnna);
    const grade = (answer_id: number) =>
      world.send(correctSubjective, grading({ answer_id }), asAnna);
    const absent = await ask(999_999_999);
    expect(absent.code).toBe(codes.absent);
    for (const id of [
      ids.foreign,
      ids.colleagues,
      ids.skipped,
      ids.empty,
      ids.choice,
      ids.english,
    ]) {
      expect((await ask(id)).body).toBe(absent.body);
      expect((await grade(id)).body).toBe(absent.body);
    }
    expect(await world.database.query.select().from(gradings)).toEqual([]);
    const strangers = await world.send(
      subjectiveInfo,
      { subject_id: 3, answer_id: ids.first },
      { as: carl.username },
    );
    expect(strangers.body).toBe(absent.body);
  });

  it('refuses who is not logged in and a subject of others', async () => {
    expect((await world.send(correctSubjective, grading())).code).toBe(codes.loginRequired);
    expect((await world.send(correctEnglish, englishPayload())).code).toBe(codes.loginRequired);
    const list = { subject_id: 99, page: 1, page_size: 20 } as const;
    expect((await world.send(subjectiveList, list, asAnna)).code).toBe(codes.forbidden);
  });
});
