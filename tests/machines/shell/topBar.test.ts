import { describe, expect, it } from 'vitest';
import {
  selectHasVocabulary,
  selectRedPoint,
  selectSearch,
  selectUnread,
  topBar,
} from '../../../src/machines/shell/topBar';
import { selectHasRedPoint } from '../../../src/machines/shell/topBarPolls';
import { selectAnswer } from '../../../src/machines/parts/poll';
import { run } from '../parts/world';

const inSubject = (subjectId: number) => run(topBar, { subjectId, token: 'token-1' });

describe('the top bar', () => {
  it('[LIVE-008] [CALL-025] asks for the red point 5 s after it has come, and then every minute', async () => {
    const { clock, named, last, snapshot } = inSubject(2);
    clock.increment(4999);
    expect(named('/home/redpoint')).toHaveLength(0);
    clock.increment(1);
    expect(last('/home/redpoint').input).toEqual({ subject_id: 2, user_token: 'token-1' });
    const isShown = () => selectHasRedPoint(selectRedPoint(snapshot())?.getSnapshot());
    expect(isShown()).toBe(false);
    await last('/home/redpoint').answer({ redpoint: 1 });
    expect(isShown()).toBe(true);
    clock.increment(60_000);
    expect(named('/home/redpoint')).toHaveLength(2);
    await last('/home/redpoint').answer({ redpoint: 0 });
    expect(isShown()).toBe(false);
  });

  it('[LIVE-009] says that somebody is at work, as often as the server wants to know', async () => {
    const { clock, named, last } = inSubject(2);
    const path = '/userSupervision/onlineNotify';
    await last(path).answer({ is_limit: 0, frequency: 45 });
    clock.increment(44_999);
    expect(named(path)).toHaveLength(1);
    clock.increment(1);
    expect(named(path)).toHaveLength(2);
  });

  it('[CALL-022] [CALL-023] asks for the word-learning link in English only, and opens it', async () => {
    expect(inSubject(2).named('/teacher/getNianNianYouCi')).toHaveLength(0);
    const { actor, last, snapshot, told } = inSubject(1);
    const { input, answer } = last('/teacher/getNianNianYouCi');
    expect(input).toEqual({ subject_id: 1 });
    await answer({ show_status: 1, login_url: 'https://words.example/' });
    expect(selectHasVocabulary(snapshot())).toBe(true);
    actor.send({ type: 'vocabulary.requested' });
    expect(told).toEqual([{ type: 'outsidePage.requested', url: 'https://words.example/' }]);
    const hidden = inSubject(1);
    await hidden
      .last('/teacher/getNianNianYouCi')
      .answer({ show_status: 0, login_url: 'https://words.example/' });
    expect(selectHasVocabulary(hidden.snapshot())).toBe(false);
  });

  it('[CALL-033] leads to where supervising is done', async () => {
    const { actor, last, told } = inSubject(2);
    actor.send({ type: 'supervise.requested' });
    await last('/supervise/jump').answer({ go_url: 'https://supervise.example/' });
    expect(told).toEqual([{ type: 'outsidePage.requested', url: 'https://supervise.example/' }]);
  });

  it('another subject begins anew, but for what is typed into the search', async () => {
    const { actor, clock, named, last, snapshot } = inSubject(2);
    selectSearch(snapshot())?.send({ type: 'search.typed', text: 'an', places: [] });
    await last('/message/getUnreadNum').answer({ unread_num: 120 });
    actor.send({ type: 'subject.changed', subjectId: 2 });
    expect(named('/message/getUnreadNum')).toHaveLength(1);
    actor.send({ type: 'subject.changed', subjectId: 3 });
    expect(last('/message/getUnreadNum').input).toEqual({ subject_id: 3 });
    const unread = selectUnread(snapshot());
    expect(unread && selectAnswer(unread.getSnapshot())).toBeNull();
    clock.increment(5000);
    expect(last('/search/list').input).toEqual({ subject_id: 3, keyword: 'an' });
    expect(last('/home/redpoint').input).toEqual({ subject_id: 3, user_token: 'token-1' });
  });
});
