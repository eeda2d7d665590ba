import { expect, it } from 'vitest';
import {
  selectDraft,
  selectKeptAt,
  selectValues,
} from '../../../src/machines/feedback/postClassFeedback';
import { sampleFeedback, sampleInfo } from '../../../src/machines/feedback/postClassFeedback.paths';
import { selectPlace } from '../../../src/machines/parts/draft';
import { removedFeedback } from '../../../src/domain/postClassKept';
import { CallFailure } from '../../../src/contract/failure';
import { refusal } from '../fakes';
import { confirm, save, start, submit } from './startPostClass';

it('[FBK-02] what the server keeps is no draft of the browser any more, and what is written on is one of that feedback', async () => {
  const { actor, asked, clock, fill, last, namesAsked, snapshot } = start();
  await asked.find(({ name }) => name === 'draft.find')?.answer([]);
  fill();
  actor.send(save);
  await last().answer({ feedback_id: 5, changed_at: '2026-11-20T20:45:00+08:00' });
  expect(asked.find(({ name }) => name === 'draft.remove')?.input).toEqual({
    key: 'postClassFeedback.2.7.new',
  });
  expect(selectPlace(selectDraft(snapshot())?.getSnapshot())).toBe('postClassFeedback.2.7.new');
  expect(namesAsked().filter((name) => name === 'draft.find')).toHaveLength(2);
  await last().answer([]);
  fill({ stars: 5 });
  clock.increment(400);
  const content = { ...sampleFeedback, stars: 5, feedback_id: 5 };
  expect(last()).toMatchObject({ name: 'draft.save', input: { content } });

  // The address of the page still names no feedback: its draft does.
  const later = start();
  later.actor.send({ type: 'content.restored', content });
  later.actor.send(save);
  expect(later.last()).toMatchObject({ name: '/classFeedback/save', input: { feedback_id: 5 } });
});

it('[FBK-03] saved again after an answer that was lost it is the same draft, however it was changed', async () => {
  const { actor, asked, clock, fill, last } = start();
  await asked.find(({ name }) => name === 'draft.find')?.answer([]);
  fill();
  const request_ids = ['r1-of-a-first-one', 'r2-of-a-second-one'];
  const path = '/classFeedback/save';
  const lose = async (requestId: string) => {
    await last().fail(new CallFailure('network', { path, requestId, isChange: true }));
  };
  actor.send(save);
  await lose('r1-of-a-first-one');
  fill({ stars: 5 });
  actor.send(save);
  // It is asked about before another is begun beside it.
  const finds = { name: '/classFeedback/findSaved' };
  expect(last()).toMatchObject({ ...finds, input: { request_id: request_ids[0] } });
  await last().answer({ feedback_id: null });
  expect(last()).toMatchObject({ name: path, repeats: 'r2' });
  await lose('r2-of-a-second-one');
  clock.increment(400);
  expect(last()).toMatchObject({
    name: 'draft.save',
    input: { content: { stars: 5, lost_saves: request_ids } },
  });
  for (const [wishes, sent] of [
    [[save], path],
    [[submit, confirm], '/classFeedback/submit'],
  ] as const) {
    // Also where the draft of the browser is restored.
    const later = start();
    const content = { ...sampleFeedback, lost_saves: request_ids };
    later.actor.send({ type: 'content.restored', content });
    for (const wish of wishes) later.actor.send(wish);
    await later.last().answer({ feedback_id: null });
    await later.last().answer({ feedback_id: 5 });
    expect(later.last()).toMatchObject({ name: sent, input: { feedback_id: 5 } });
  }
});

it('[FBK-03] a page that is reloaded during the first saving asks about it before it saves or submits', async () => {
  const { actor, asked, clock, fill, last } = start();
  await asked.find(({ name }) => name === 'draft.find')?.answer([]);
  fill();
  actor.send(save);
  const saving = last();
  expect(saving).toMatchObject({ name: '/classFeedback/save', repeats: 'r1' });
  clock.increment(400);
  const kept = () => asked.filter(({ name }) => name === 'draft.save').at(-1)?.input;
  expect(kept()).toMatchObject({ content: { ...sampleFeedback, lost_saves: ['r1'] } });
  expect(kept()).not.toHaveProperty('content.unanswered');

  // What the server refuses has begun no draft.
  await saving.fail(refusal('badPayload', 'No'));
  clock.increment(400);
  expect(kept()).toMatchObject({ content: sampleFeedback });
  expect(kept()).not.toHaveProperty('content.lost_saves');
});

it('a picture that comes while it is saved is not called saved, and stays in the draft', async () => {
  const { actor, asked, clock, fill, last, namesAsked, stage } = start();
  await asked.find(({ name }) => name === 'draft.find')?.answer([]);
  fill();
  actor.send(save);
  const saving = last();
  actor.send({ type: 'image.uploaded', place: 'images', address: '/files/1', unsent: 0 });
  await saving.answer({ feedback_id: 5, changed_at: '2026-11-20T20:45:00+08:00' });
  expect(stage()).toBe('editing');
  expect(namesAsked()).not.toContain('draft.remove');
  clock.increment(400);
  expect(last()).toMatchObject({
    name: 'draft.save',
    input: { content: { images: ['/files/1'], feedback_id: 5 } },
  });
});

it('feedback about a student who has left is refused, and keeps its draft', async () => {
  const { actor, fill, last, snapshot } = start(5);
  await last().answer(sampleInfo);
  fill({ stars: 5 });
  actor.send(save);
  await last().fail(refusal('absent', 'No such student'));
  expect([snapshot().context.feedbackId, snapshot().context.failure?.code]).toEqual([5, 4004]);
});

it.each([
  ['saved', [save], '/classFeedback/save'],
  ['submitted', [submit, confirm], '/classFeedback/submit'],
])(
  'a draft that was removed meanwhile is %s as a new one, with all that is written in it',
  async (_, wishes, path) => {
    const { actor, asked, clock, fill, last, snapshot, stage, told } = start(5);
    await last().answer(sampleInfo);
    fill({ stars: 5 });
    for (const wish of wishes) actor.send(wish);
    expect(last()).toMatchObject({ name: path, input: { feedback_id: 5 } });
    await last().fail(refusal('absent', '', removedFeedback));
    expect(told.at(-1)).toMatchObject({ message: { key: 'feedback:gone' } });
    expect(selectPlace(selectDraft(snapshot())?.getSnapshot())).toBe('postClassFeedback.2.7.new');
    const written = { ...sampleFeedback, stars: 5 };
    await last().answer([]);
    clock.increment(400);
    expect(last()).toMatchObject({ name: 'draft.save', input: { content: written } });
    expect([stage(), selectKeptAt(snapshot()), selectValues(snapshot())]).toEqual([
      ...['editing', null, written],
    ]);
    for (const wish of wishes) actor.send(wish);
    const [, again] = asked.filter(({ name }) => name === path);
    expect(again?.input).toEqual({ subject_id: 2, student_id: 7, feedback: written });
    // Of a new one the same code is a plain refusal.
    await again?.fail(refusal('absent', 'No such student'));
    expect(snapshot().context.failure?.code).toBe(4004);
  },
);
