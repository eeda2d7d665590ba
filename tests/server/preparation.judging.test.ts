import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { judgePractice, practiceInfo, savePracticeAnswer } from '../../src/contract/preparation';
import { databases, worldOf } from './rig';
import { questionIds } from './scene/lessons';
import { addPeople, anna, ben } from './scene/people';
import { addPreparation, one } from './scene/preparation';

describe.each(databases)('judging a practice on $database', (options) => {
  const world = worldOf(options, [addPeople, addPreparation]);

  const save = (more: object = {}) =>
    world.send(savePracticeAnswer, { ...one, answer: 'A', ...more }, { as: anna.username });

  it('[SCREEN-161] a person judges a subjective answer, and can change the verdict', async () => {
    const judge = (more: object = {}, as: string = anna.username) =>
      world.send(judgePractice, { ...one, ...of, verdict: 'right', answer_id, ...more }, { as });
    const of = { question_id: questionIds.subjective };
    const saved = async (more: object) =>
      practiceInfo.answer.parse((await save(more)).data).given?.answer_id ?? 0;
    let answer_id = 1;
    expect((await judge()).code).toBe(codes.absent);
    const earlier = await saved(of);
    answer_id = await saved(of);
    const right = { given: { is_right: true, by_person: true }, right_count: 1, unjudged_count: 0 };
    expect((await judge()).data).toMatchObject(right);
    // A verdict on an answer that was given before this one, even at the same moment.
    expect((await judge({ answer_id: earlier, verdict: 'wrong' })).code).toBe(codes.conflict);
    expect((await judge()).data).toMatchObject(right);
    expect((await judge({ verdict: 'wrong' })).data).toMatchObject({
      ...{ given: { is_right: false }, right_count: 0, unjudged_count: 0 },
    });
    // Another test account, a colleague who has no such answer, and what is judged without a person.
    expect((await judge({ test_account: 'B' })).code).toBe(codes.absent);
    expect((await judge({}, ben.username)).code).not.toBe(codes.success);
    await save();
    const { question_id } = one;
    expect((await judge({ question_id })).code).toBe(codes.conflict);
    // Answered anew it waits for a person once more.
    expect((await save(of)).data).toMatchObject({ unjudged_count: 1 });
  });
});
