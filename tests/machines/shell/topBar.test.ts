import { describe, expect, it } from 'vitest';
import {
  selectHasRedPoint,
  selectHasVocabulary,
  selectUnread,
  topBar,
} from '../../../src/machines/shell/topBar';
import { selectAnswer } from '../../../src/machines/parts/poll';
import { run } from '../parts/world';

function inSubject(subjectId: number) {
  const started = run(topBar, { subjectId, token: 'token-1' });
  const { actor, asked } = started;
  return {
    ...started,
    snapshot: () => actor.getSnapshot(),
    askedFor: (path: string) => asked.filter(({ name }) => name === path),
    lastOf: (path: string) => {
      const found = asked.findLast(({ name }) => name === path);
      if (found === undefined) throw new Error(`${path} was not asked for`);
      return found;
    },
  };
}

describe('the top bar', () => {
  it('[LIVE-008] [CALL-025] asks for the red point 5 s after it has come, once', async () => {
    const { clock, askedFor, lastOf, snapshot } = inSubject(2);
    clock.increment(4999);
    expect(askedFor('/home/redpoint')).toHaveLength(0);
    clock.increment(1);
    expect(lastOf('/home/redpoint').input).toEqual({ subject_id: 2, user_token: 'token-1' });
    await lastOf('/home/redpoint').answer({ redpoint: 1 });
    expect(selectHasRedPoint(snapshot())).toBe(true);
    clock.increment(600_000);
    expect(askedFor('/home/redpoint')).toHaveLength(1);
  });

  it('[LIVE-009] says that somebody is at work, as often as the server wants to know', async () => {
    const { clock, askedFor, lastOf } = inSubject(2);
    const path = '/userSupervision/onlineNotify';
    await lastOf(path).answer({ is_limit: 0, frequency: 45 });
    clock.increment(44_999);
    expect(askedFor(path)).toHaveLength(1);
    clock.increment(1);
    expect(askedFor(path)).toHaveLength(2);
  });

  it('[CALL-022] [CALL-023] asks for the word-learning link in English only, and opens it', async () => {
    expect(inSubject(2).askedFor('/teacher/getNianNianYouCi')).toHaveLength(0);
    const { actor, lastOf, snapshot, told } = inSubject(1);
    const { input, answer } = lastOf('/teacher/getNianNianYouCi');
    expect(input).toEqual({ subject_id: 1 });
    await answer({ show_status: 1, login_url: 'https://words.example/' });
    expect(selectHasVocabulary(snapshot())).toBe(true);
    actor.send({ type: 'vocabulary.requested' });
    expect(told).toEqual([{ type: 'outsidePage.requested', url: 'https://words.example/' }]);
    const hidden = inSubject(1);
    await hidden
      .lastOf('/teacher/getNianNianYouCi')
      .answer({ show_status: 0, login_url: 'https://words.example/' });
    expect(selectHasVocabulary(hidden.snapshot())).toBe(false);
  });

  it('[CALL-033] leads to where supervising is done', async () => {
    const { actor, lastOf, told } = inSubject(2);
    actor.send({ type: 'supervise.requested' });
    await lastOf('/supervise/jump').answer({ go_url: 'https://supervise.example/' });
    expect(told).toEqual([{ type: 'outsidePage.requested', url: 'https://supervise.example/' }]);
  });

  it('another subject begins anew', async () => {
    const { actor, clock, askedFor, lastOf, snapshot } = inSubject(2);
    await lastOf('/message/getUnreadNum').answer({ unread_num: 120 });
    actor.send({ type: 'subject.changed', subjectId: 2 });
    expect(askedFor('/message/getUnreadNum')).toHaveLength(1);
    actor.send({ type: 'subject.changed', subjectId: 3 });
    expect(lastOf('/message/getUnreadNum').input).toEqual({ subject_id: 3 });
    const unread = selectUnread(snapshot());
    expect(unread && selectAnswer(unread.getSnapshot())).toBeNull();
    clock.increment(5000);
    expect(lastOf('/home/redpoint').input).toEqual({ subject_id: 3, user_token: 'token-1' });
  });
});
