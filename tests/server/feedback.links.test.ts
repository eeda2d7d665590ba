import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  endFeedbackLink,
  feedbackLink,
  makeFeedbackLink,
  parentFeedback,
  saveClassFeedback,
  submitClassFeedback,
} from '../../src/contract/feedback';
import { dayLength } from '../../src/domain/businessTime';
import { parentLinkDays } from '../../src/domain/parentLink';
import { sampleFeedback } from '../../src/machines/feedback/postClassFeedback.paths';
import { eq } from 'drizzle-orm';
import { students } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const student_id = 81001;

describe.each(databases)('what parents read on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  const written = { subject_id, student_id, feedback: sampleFeedback };
  const given = async () => (await world.ask(submitClassFeedback, written, asAnna)).feedback_id;
  const keyIn = (link: { address: string } | null) =>
    new URL(link?.address ?? 'http://none').searchParams.get('link') ?? '';
  const read = (link: string) => world.send(parentFeedback, { link }, {});

  it('[ROLE-042] [ROLE-012] is a given feedback, by a link without an account, until it is taken back', async () => {
    const asked = { subject_id, feedback_id: await given() };
    expect(await world.ask(feedbackLink, asked, asAnna)).toEqual({ link: null });
    const { link } = await world.ask(makeFeedbackLink, asked, asAnna);
    const again = await world.ask(makeFeedbackLink, asked, { as: ben.username });
    expect(again).toEqual({ link });
    const { data } = await read(keyIn(link));
    expect(data).toMatchObject({
      ...{ student_name: '张子涵', subject_id, by: anna.realName, feedback: sampleFeedback },
      schooling: {
        username: 'sc01',
        grade: expect.any(Number),
        school: expect.any(String),
        classes: expect.any(Array),
      },
    });
    expect((await world.ask(feedbackLink, asked, asAnna)).link?.opened).toBe(1);
    expect((await read(`${keyIn(link)}x`)).code).toBe(codes.absent);

    for (const call of [feedbackLink, makeFeedbackLink, endFeedbackLink]) {
      const strange = await world.send(call, asked, { as: carl.username, requestId: randomUUID() });
      expect(strange.code).not.toBe(codes.success);
    }
    await world.ask(endFeedbackLink, asked, asAnna);
    expect((await read(keyIn(link))).code).toBe(codes.absent);
    const next = await world.ask(makeFeedbackLink, asked, asAnna);
    expect(keyIn(next.link)).not.toBe(keyIn(link));
  });

  it('ends after 30 days, and is not made of a draft', async () => {
    const asked = { subject_id, feedback_id: await given() };
    const { link } = await world.ask(makeFeedbackLink, asked, asAnna);
    const end = today.getTime() + parentLinkDays * dayLength;
    world.clock.set(new Date(end - 1000));
    expect((await read(keyIn(link))).code).toBe(codes.success);
    world.clock.set(new Date(end));
    expect((await read(keyIn(link))).code).toBe(codes.absent);
    world.clock.set(today);
    const { feedback_id } = await world.ask(saveClassFeedback, written, asAnna);
    const refused = await world.send(
      makeFeedbackLink,
      { subject_id, feedback_id },
      { ...asAnna, requestId: randomUUID() },
    );
    expect(refused.code).toBe(codes.absent);
  });

  it('names no other student, unless the analyst says so', async () => {
    const naming = {
      ...written,
      feedback: { ...sampleFeedback, content: '和欧阳静一起，张子涵很好' },
    };
    const send = (rest: object) =>
      world.send(
        submitClassFeedback,
        { ...naming, ...rest },
        { ...asAnna, requestId: randomUUID() },
      );
    const refused = await send({});
    expect(refused).toMatchObject({ code: codes.conflict, data: { names: [expect.any(String)] } });
    expect((await send({ names_confirmed: true })).code).toBe(codes.success);
    // 81002 has a name that begins as that of 81001.
    const rename = (id: number, name: string) =>
      world.database.transact((db) => db.update(students).set({ name }).where(eq(students.id, id)));
    const [before] = await world.database.query
      .select({ name: students.name })
      .from(students)
      .where(eq(students.id, 81002));
    await rename(81002, '张子涵涵');
    const feedback = (content: string) => ({ feedback: { ...sampleFeedback, content } });
    expect((await send(feedback('张子涵涵今天很好'))).data).toEqual({ names: ['张子涵涵'] });
    expect((await send(feedback('张子涵今天很好'))).code).toBe(codes.success);
    await rename(81002, before?.name ?? '');
  });
});
