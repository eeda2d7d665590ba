import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { createFeedback, feedbackReports } from '../../src/contract/feedback';
import { emptyHeadquarters, emptyOf, type HeadquartersForm } from '../../src/domain/feedback';
import { sampleQuestion } from '../../src/machines/feedback/headquartersFeedback.paths';
import { databases, worldOf } from './rig';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, ben, dora } from './scene/people';

const subject_id = 3;
const question = { ...sampleQuestion, question_id: String(questionIds.choice) };

describe.each(databases)('what colleagues have reported on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);

  const send = (feedback: HeadquartersForm, as = anna.username) =>
    world.post(
      createFeedback,
      new URLSearchParams({ subject_id: String(subject_id), feedback: JSON.stringify(feedback) }),
      { as, requestId: randomUUID() },
    );
  const reportsOf = (about: object, as = anna.username, of = subject_id) =>
    world.post(
      feedbackReports,
      new URLSearchParams({ subject_id: String(of), about: JSON.stringify(about) }),
      { as },
    );

  it('[SCREEN-098, SCREEN-099, SCREEN-100] counts the colleagues who reported the same, and shows the question', async () => {
    const local = { ...emptyOf('localCase'), point_name: 'Ratios', year: '2026', content: 'Wrong' };
    const book = { ...emptyHeadquarters, publisher: 'East', chief_editor: 'Wu', content: 'Page 3' };
    for (const form of [question, local, book]) await send(form);
    for (const form of [question, question, { ...local, region: 'North' }]) {
      await send(form, ben.username);
    }
    const counted = async (about: object, as?: string) => (await reportsOf(about, as)).data;
    const asked = { type: 'question', question_id: question.question_id };
    expect(await counted(asked)).toEqual({
      colleagues: 1,
      question: {
        ...{ stem: expect.anything(), options: expect.anything(), passage: null },
        is_deleted: false,
      },
    });
    expect(await counted(asked, dora.username)).toMatchObject({ colleagues: 2 });
    const english = { ...asked, question_id: String(questionIds.english) };
    expect(await counted(english)).toEqual({ colleagues: 0, question: null });
    const inYear = { type: 'localCase', point_name: 'Ratios', year: '2026' };
    expect(await counted(inYear, dora.username)).toEqual({ colleagues: 2, question: null });
    const inNorth = { ...inYear, region: 'North' };
    expect(await counted(inNorth, dora.username)).toMatchObject({ colleagues: 1 });
    const { publisher, chief_editor } = book;
    const ofBook = { type: 'textbook', publisher, chief_editor };
    expect(await counted(ofBook)).toMatchObject({ colleagues: 0 });
    expect(await counted(ofBook, ben.username)).toMatchObject({ colleagues: 1 });
  });

  it('[SCREEN-100] tells no reports of a subject that is not the analyst’s, nor of what is not named', async () => {
    const asked = { type: 'question', question_id: question.question_id };
    expect((await reportsOf(asked, anna.username, 99)).code).toBe(codes.forbidden);
    expect((await reportsOf({ type: 'question' })).code).toBe(codes.badPayload);
    expect((await reportsOf({ type: 'portal' })).code).toBe(codes.badPayload);
  });
});
