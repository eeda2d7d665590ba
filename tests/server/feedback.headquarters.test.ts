import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  createFeedback,
  feedbackInfo,
  feedbackList,
  feedbackTypes,
  findCreated,
} from '../../src/contract/feedback';
import { toMoment } from '../../src/domain/businessTime';
import { emptyHeadquarters, emptyOf, type HeadquartersForm } from '../../src/domain/feedback';
import { recordLimits } from '../../src/domain/sessionRecord';
import { sampleQuestion } from '../../src/machines/feedback/headquartersFeedback.paths';
import { sampleRecord } from '../../src/machines/feedback/recordOffer.paths';
import { headquartersFeedbacks } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { hearMessages } from './rig/published';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, asAnna, ben } from './scene/people';

const subject_id = 3;
const paging = { page: 1, page_size: 10 };
const complaint = { ...emptyOf('portal'), content: 'The list stays empty' };
const question = { ...sampleQuestion, question_id: String(questionIds.choice) };

interface SentRecord {
  readonly record?: object;
  readonly requestId?: string;
  readonly server?: number;
}

describe.each(databases)('feedback to headquarters on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      await db.delete(headquartersFeedbacks).where(eq(headquartersFeedbacks.accountId, anna.id));
    }),
  );

  const send = (feedback: HeadquartersForm, as = anna.username, rest: SentRecord = {}) =>
    world.post(
      createFeedback,
      new URLSearchParams({
        subject_id: String(subject_id),
        feedback: JSON.stringify(feedback),
        ...(rest.record === undefined ? {} : { record: JSON.stringify(rest.record) }),
      }),
      {
        ...{ as, requestId: rest.requestId ?? randomUUID() },
        server: world.server(rest.server ?? 0),
      },
    );

  it('[CALL-148, CALL-149, CALL-150, CALL-151, HQF-09, ENTITY-024] sends to headquarters, and shows what was sent', async () => {
    const { data } = await send(question);
    const { feedback_id, created_at } = createFeedback.answer.parse(data);
    expect(created_at).toBe(toMoment(today));
    const asked = { subject_id, feedback_id };
    expect(await world.ask(feedbackInfo, asked, asAnna)).toEqual({
      ...{ feedback_id, created_at, feedback: question, record: null },
    });
    const { list: rows } = await world.ask(feedbackList, { subject_id, ...paging }, asAnna);
    expect(rows).toEqual([
      { feedback_id, type: 'question', content: question.content, created_at },
    ]);
    const none = { subject_id, type: 'textbook', ...paging } as const;
    expect((await world.ask(feedbackList, none, asAnna)).total).toBe(0);
    const { list: types } = await world.ask(feedbackTypes, { subject_id }, asAnna);
    expect(types).toEqual([
      { type: 'textbook', count: 0 },
      { type: 'localCase', count: 0 },
      { type: 'question', count: 1 },
      { type: 'portal', count: 0 },
    ]);
    expect((await world.send(feedbackInfo, asked, { as: ben.username })).code).toBe(codes.absent);
  });

  it('refuses a cover whose address no database keeps as it is', async () => {
    expect((await send({ ...question, cover: '/files/\0' })).code).toBe(codes.badPayload);
  });

  it.each([
    {
      ...{ ...emptyOf('localCase'), content: 'The tie is rarer here', target: 'product' as const },
      ...{ point_name: 'Fractions', local_point: 'Ties of fractions', region: 'Qinghai' },
      ...{ year: '2025', exam_type: 'Final', module: 'Numbers', phone: '13800000000' },
    },
    {
      ...{ ...emptyOf('textbook'), content: 'Page 12 has two answers' },
      ...{ publisher: 'River Press', chief_editor: 'Li Ming', course_name: 'Mathematics 7' },
    },
  ])('[ENTITY-024] keeps every field of feedback of the type $type', async (feedback) => {
    const { feedback_id } = createFeedback.answer.parse((await send(feedback)).data);
    const info = await world.ask(feedbackInfo, { subject_id, feedback_id }, asAnna);
    expect(info.feedback).toEqual(feedback);
  });

  it('tells the pages of who has sent something, and nobody else', async () => {
    const told: (readonly number[])[] = [];
    await hearMessages(world, ({ type }, accounts) => {
      if (type === 'feedback.changed') told.push(accounts);
    });
    await send(complaint);
    await expect.poll(() => told).toEqual([[anna.id]]);
  });

  it('keeps the record of a session with it, once however often it comes, for its sender alone', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, server) =>
        send(complaint, anna.username, { record: sampleRecord, requestId, server }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await world.ask(feedbackList, { subject_id, ...paging }, asAnna)).total).toBe(1);
    const { feedback_id } = createFeedback.answer.parse(answers[0]?.data);
    const asked = { subject_id, feedback_id };
    expect((await world.ask(feedbackInfo, asked, asAnna)).record).toEqual(sampleRecord);
    expect((await world.send(feedbackInfo, asked, { as: ben.username })).code).toBe(codes.absent);
  });

  const [move] = sampleRecord.moves;
  it.each([
    ['more than it may hold', Array.from({ length: recordLimits.moves + 1 }, () => move)],
    ['words of a person', [{ ...move, states: ['my password is owl'] }]],
    ['data beside the names', [{ ...move, values: { phone: '13800000000' } }]],
  ])('refuses a record with %s, and the feedback with it', async (_, moves) => {
    const record = { ...sampleRecord, moves };
    const refused = await send(complaint, anna.username, { record });
    expect(refused.code).toBe(codes.badPayload);
    expect((await world.ask(feedbackList, { subject_id, ...paging }, asAnna)).total).toBe(0);
  });

  it.each([
    ['a question that is none', { ...question, question_id: '999999999' }, 'feedback.question_id'],
    [
      'a question of another subject',
      { ...question, question_id: String(questionIds.english) },
      'feedback.question_id',
    ],
    ['a question without its point', { ...question, point_name: '' }, 'feedback.point_name'],
    [
      'a textbook without cover and publisher',
      { ...emptyHeadquarters, content: 'Wrong', chief_editor: 'Li' },
      'feedback.publisher',
    ],
    ['nothing', { ...question, content: '' }, 'feedback.content'],
    [
      'a picture that is not the sender’s',
      { ...question, images: ['/files/1'] },
      'feedback.images',
    ],
    [
      'a cover from elsewhere',
      { ...emptyHeadquarters, content: 'Wrong', cover: 'https://example.org/1.png' },
      'feedback.cover',
    ],
    ['a wrong phone', { ...question, phone: '123' }, 'feedback.phone'],
  ])('[HQF-11, VALID-052 … VALID-055] refuses %s', async (_, form, field) => {
    const refused = await send(form);
    expect(refused).toMatchObject({ code: codes.badPayload, data: { issues: [{ field }] } });
    expect((await world.ask(feedbackList, { subject_id, ...paging }, asAnna)).total).toBe(0);
  });

  it('finds what a request has sent by its id, by who sent it and once it has arrived', async () => {
    const requestId = randomUUID();
    const find = async (as: string = anna.username, request_id = requestId) =>
      (await world.ask(findCreated, { subject_id, request_id }, { as })).feedback_id;
    expect(await find(anna.username, randomUUID())).toBeNull();
    const sent = await send(complaint, anna.username, { requestId });
    expect(await find()).toBe(createFeedback.answer.parse(sent.data).feedback_id);
    expect(await find(ben.username)).toBeNull();
  });
});
