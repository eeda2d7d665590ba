import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import { selectIsInDoubt, selectValues } from '../../../src/machines/feedback/postClassFeedback';
import { sampleFeedback, sampleInfo } from '../../../src/machines/feedback/postClassFeedback.paths';
import { noAnswer, refusal } from '../fakes';
import { confirm, save, start, submit } from './startPostClass';

const shown = (key: string) => ({ message: { key: `feedback:${key}` } });

describe('what was submitted without an answer', () => {
  const lostAnswer = new CallFailure('network', {
    ...{ path: '/classFeedback/submit', requestId: 'r1', isChange: true },
  });

  /** Submits, and no answer comes. */
  async function lose(feedbackId: number | null = null) {
    const around = start(feedbackId);
    await around.last().answer(feedbackId === null ? [] : sampleInfo);
    around.fill();
    around.actor.send(submit);
    around.actor.send(confirm);
    await around.last().fail(lostAnswer);
    return around;
  }

  it('[FBK-11] stays in doubt however it is changed, and is asked about before anything is sent', async () => {
    for (const wish of [submit, save]) {
      const { actor, fill, last, snapshot, stage } = await lose();
      expect(selectIsInDoubt(snapshot())).toBe(true);
      fill({ evaluation: 'Asked better questions.' });
      expect(selectIsInDoubt(snapshot())).toBe(true);
      actor.send(wish);
      expect(stage()).toBe('finding');
      expect(last()).toMatchObject({
        name: '/classFeedback/findSubmitted',
        input: { subject_id: 2, request_id: 'r1' },
      });
    }
  });

  it('is asked about unchanged, too', async () => {
    const { actor, stage } = await lose();
    actor.send(submit);
    expect(stage()).toBe('finding');
  });

  it('ends as submitted where it had arrived, as it was sent first', async () => {
    const { actor, fill, last, namesAsked, snapshot, stage, told } = await lose();
    fill({ evaluation: 'Asked better questions.' });
    actor.send(submit);
    await last().answer({ feedback_id: 5 });
    expect(told.at(-1)).toMatchObject({ tone: 'good', ...shown('arrived') });
    expect(last()).toMatchObject({ name: '/classFeedback/info', input: { feedback_id: 5 } });
    const submitted_at = '2026-11-20T20:50:00+08:00';
    await last().answer({ ...sampleInfo, status: 'given', submitted_at });
    expect([stage(), selectValues(snapshot())]).toEqual(['submitted', sampleFeedback]);
    expect(namesAsked()).toContain('draft.remove');
    expect(namesAsked().filter((name) => name === '/classFeedback/submit')).toHaveLength(1);
  });

  it('can be submitted, changed or not, where it had not arrived, under the request id that it had', async () => {
    const { actor, asked, fill, last, snapshot, stage, told } = await lose();
    fill({ stars: 5 });
    actor.send(submit);
    await last().answer({ feedback_id: null });
    expect([stage(), selectIsInDoubt(snapshot())]).toEqual(['editing', false]);
    expect(told.at(-1)).toMatchObject(shown('notArrived'));
    actor.send(submit);
    expect(stage()).toBe('confirming');
    actor.send(confirm);
    const sent = asked.filter(({ name }) => name === '/classFeedback/submit');
    expect(sent.map(({ repeats }) => repeats)).toEqual(['', 'r1']);
    await last().fail(lostAnswer);
    expect(selectIsInDoubt(snapshot())).toBe(true);
  });

  it('stays in doubt, and unsent, where nobody says whether it had arrived', async () => {
    const { actor, last, snapshot, stage, told } = await lose();
    actor.send(submit);
    await last().fail(noAnswer());
    expect([stage(), selectIsInDoubt(snapshot())]).toEqual(['editing', true]);
    expect(told.at(-1)).toMatchObject({ message: { key: 'shell:failure.network' } });
    actor.send(submit);
    expect(stage()).toBe('finding');
  });

  it.each([
    [refusal('badPayload', 'Not that day'), 'editing'],
    [refusal('conflict', 'Others', { names: ['Bea'] }), 'confirmingNames'],
  ])('is no longer in doubt once the server has refused it: %s', async (error, next) => {
    const { actor, last, snapshot, stage } = await lose();
    actor.send(submit);
    await last().answer({ feedback_id: null });
    actor.send(submit);
    actor.send(confirm);
    expect(snapshot().context.unanswered).toBe('r1');
    await last().fail(error);
    expect([snapshot().context.unanswered, stage()]).toEqual([undefined, next]);
  });

  it('is kept as a draft that says so, and asked about at once when it is taken back', async () => {
    const { clock, last } = await lose();
    clock.increment(500);
    const content = { ...sampleFeedback, unanswered: 'r1' };
    expect(last()).toMatchObject({ name: 'draft.save', input: { content } });

    const later = start();
    later.actor.send({ type: 'content.restored', content });
    expect([later.stage(), selectValues(later.snapshot())]).toEqual(['finding', sampleFeedback]);
    expect(later.last()).toMatchObject({
      name: '/classFeedback/findSubmitted',
      input: { request_id: 'r1' },
    });
    await later.last().answer({ feedback_id: null });
    expect(later.stage()).toBe('editing');

    const begun = start(5);
    await begun.last().answer(sampleInfo);
    begun.actor.send({ type: 'content.restored', content });
    expect(begun.stage()).toBe('finding');
  });
});
