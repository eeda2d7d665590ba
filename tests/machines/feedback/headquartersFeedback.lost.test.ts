import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import { selectIsInDoubt, selectValues } from '../../../src/machines/feedback/headquartersFeedback';
import { sampleQuestion } from '../../../src/machines/feedback/headquartersFeedback.paths';
import { noAnswer } from '../fakes';
import { sent, shown, start } from './startHeadquarters';

describe('what was sent without an answer', () => {
  const lostAnswer = new CallFailure('network', {
    ...{ path: '/feedback/create', requestId: 'r1', isChange: true },
  });

  /** Sends, and no answer comes. */
  async function lose() {
    const around = start(sampleQuestion);
    await around.asked.find(({ name }) => name === 'draft.find')?.answer([]);
    around.actor.send(sent);
    await around.last().fail(lostAnswer);
    return around;
  }

  const changed = { type: 'field.changed', field: 'content', value: 'One more word' } as const;
  const opened = { type: 'draft.opened', place: 'headquartersFeedback.2' } as const;

  it('[HQF-10] stays in doubt when its draft is opened and changed, and is asked about before it is sent', async () => {
    const { actor, last, snapshot, stage } = await lose();
    actor.send(opened);
    expect([stage(), selectIsInDoubt(snapshot())]).toEqual(['editing', true]);
    actor.send(changed);
    expect(selectIsInDoubt(snapshot())).toBe(true);
    actor.send(sent);
    expect(stage()).toBe('finding');
    expect(last()).toMatchObject({
      name: '/feedback/findCreated',
      input: { subject_id: 2, request_id: 'r1' },
    });
  });

  it('ends as sent where it had arrived, and is not sent again', async () => {
    const { actor, asked, last, stage, told } = await lose();
    actor.send(opened);
    actor.send(changed);
    actor.send(sent);
    await last().answer({ feedback_id: 5 });
    expect(stage()).toBe('submitted');
    expect(told.at(-1)).toMatchObject({ tone: 'good', ...shown('arrived') });
    const names = asked.map(({ name }) => name);
    expect(names).toContain('draft.remove');
    expect(names.filter((name) => name === '/feedback/create')).toHaveLength(1);
  });

  it('is asked about where it lies in the draft box, and sent under a request id of its own where it had not arrived', async () => {
    const { actor, asked, last, snapshot, stage, told } = await lose();
    actor.send(sent);
    expect(stage()).toBe('finding');
    await last().answer({ feedback_id: null });
    expect([stage(), selectIsInDoubt(snapshot())]).toEqual(['editing', false]);
    expect(told.at(-1)).toMatchObject(shown('notArrived'));
    actor.send(sent);
    const creations = asked.filter(({ name }) => name === '/feedback/create');
    expect(creations.map(({ repeats }) => repeats)).toEqual(['r1', 'r2']);
    await last().fail(lostAnswer);
    expect(selectIsInDoubt(snapshot())).toBe(true);
  });

  it('stays in doubt, and unsent, where nobody says whether it had arrived', async () => {
    const { actor, last, snapshot, stage, told } = await lose();
    actor.send(sent);
    await last().fail(noAnswer());
    expect([stage(), selectIsInDoubt(snapshot())]).toEqual(['editing', true]);
    expect(told.at(-1)).toMatchObject({ message: { key: 'shell:failure.network' } });
  });

  it('is asked about before pictures that would stay behind', async () => {
    const { actor, stage } = await lose();
    actor.send(opened);
    actor.send({ type: 'pictures.counted', place: 'images', unsent: 1 });
    actor.send(sent);
    expect(stage()).toBe('finding');
  });

  it('is no more in doubt once another type has cleared it', async () => {
    const { actor, snapshot } = await lose();
    actor.send(opened);
    actor.send({ type: 'type.chosen', feedbackType: 'textbook' });
    actor.send({ type: 'switch.confirmed' });
    expect(selectIsInDoubt(snapshot())).toBe(false);
  });

  it('is asked about at once when its draft is taken back', async () => {
    const { actor, last, snapshot, stage } = start();
    const content = { ...sampleQuestion, unanswered: 'r1' };
    actor.send({ type: 'content.restored', content });
    expect([stage(), selectValues(snapshot())]).toEqual(['finding', sampleQuestion]);
    await last().answer({ feedback_id: null });
    expect(stage()).toBe('editing');
  });
});
