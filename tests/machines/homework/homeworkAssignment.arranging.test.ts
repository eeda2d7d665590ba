import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import { checkHomeworkStatus, retryHomework } from '../../../src/contract/homework';
import type { Act } from '../../../src/machines/parts/act';
import type { Progress } from '../../../src/machines/homework/assignmentFindings';
import {
  selectCanClose,
  selectCanRefresh,
  selectCanRetry,
  selectFailed,
  selectHomeworkId,
  selectIsUnsure,
  selectNotYours,
  selectProgress,
  selectRetried,
  selectRetryRefusal,
  selectStage,
  selectTitle,
  selectValues,
  selectWished,
} from '../../../src/machines/homework/homeworkAssignment.selectors';
import { acting, answering, noAnswer, refusal } from '../fakes';
import {
  arranged,
  assigning,
  card,
  checked,
  filled,
  openAssignment,
  startAssignment,
} from './startAssignment';

function statuses(...list: ('arranging' | 'succeeded' | 'failed' | 'lost')[]) {
  const asked = vi.fn(() => {
    const status = list[asked.mock.calls.length - 1] ?? 'arranging';
    return status === 'lost' ? Promise.reject(noAnswer()) : arranged(status);
  });
  return { asked, checkStatus: answering(checkHomeworkStatus, asked) };
}

describe('arranging', () => {
  it('[HWA-12] [HWA-14] [MSG-042] asks every 3 s until all is arranged', async () => {
    const { asked, checkStatus } = statuses('arranging', 'succeeded');
    const { actor, clock, submit, reach } = startAssignment({ checkStatus });
    submit();
    await reach({ arranging: 'waiting' });
    expect(selectStage(actor.getSnapshot())).toBe('arranging');
    expect(selectHomeworkId(actor.getSnapshot())).toBe(41);
    clock.increment(2999);
    expect(asked).not.toHaveBeenCalled();
    clock.increment(1);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 3, homework_id: 41 });
    expect(selectProgress(await reach({ arranging: 'waiting' }))).toEqual(arranged('arranging'));
    clock.increment(3000);
    expect(selectProgress(await reach('succeeded'))).toEqual(arranged('succeeded'));
  });

  it('[HWA-13] asks at once when the person wants to know', async () => {
    const { asked, checkStatus } = statuses('arranging');
    const { actor, submit, reach } = startAssignment({ checkStatus });
    submit();
    expect(selectCanRefresh(await reach({ arranging: 'waiting' }))).toBe(true);
    actor.send({ type: 'status.refreshed' });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(selectCanRefresh(actor.getSnapshot())).toBe(false);
  });

  it('[HWA-16] asks again when there was no answer', async () => {
    const { checkStatus } = statuses('lost', 'succeeded');
    const { clock, submit, reach, heard } = startAssignment({ checkStatus });
    submit();
    await reach({ arranging: 'waiting' });
    clock.increment(3000);
    await reach({ arranging: 'waiting' });
    expect(heard).toEqual([]);
    clock.increment(3000);
    await reach('succeeded');
  });

  it('[HWA-16] sends the same assignment again when nobody knows whether it has arrived', async () => {
    const add = vi.fn(() =>
      add.mock.calls.length === 1
        ? Promise.reject(noAnswer())
        : { homework_id: 41, status: 'arranging' as const },
    );
    const { actor, clock, submit, reach, heard } = startAssignment({
      add: assigning(add),
    });
    submit();
    expect(selectIsUnsure(await reach({ arranging: 'unsure' }))).toBe(true);
    expect(selectStage(actor.getSnapshot())).toBe('arranging');
    expect(selectCanClose(actor.getSnapshot())).toBe(true);
    clock.increment(3000);
    expect(selectIsUnsure(await reach({ arranging: 'waiting' }))).toBe(false);
    expect(add.mock.calls[1]).toEqual(add.mock.calls[0]);
    expect(heard).toEqual([]);
  });

  it('[HWA-13] sends it again at once when the person wants to know', async () => {
    const add = vi.fn(() => Promise.reject(noAnswer()));
    const { actor, submit, reach } = startAssignment({ add: assigning(add) });
    submit();
    expect(selectCanRefresh(await reach({ arranging: 'unsure' }))).toBe(true);
    actor.send({ type: 'status.refreshed' });
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('[HWA-17] goes on at the server when the dialog is closed, but not before it has begun there', async () => {
    const adding = startAssignment({ add: assigning(() => new Promise(() => {})) });
    adding.submit();
    await adding.reach({ arranging: 'adding' });
    expect(selectCanClose(adding.actor.getSnapshot())).toBe(false);

    const { actor, submit, reach } = startAssignment();
    submit();
    expect(selectCanClose(await reach({ arranging: 'waiting' }))).toBe(true);
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toEqual({ homeworkId: 41 });
  });

  it('is not asked for in a hidden tab, and at once when it is shown', async () => {
    const { asked, checkStatus } = statuses('arranging');
    const { actor, clock, submit, reach } = startAssignment({ checkStatus });
    submit();
    await reach({ arranging: 'waiting' });
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(asked).not.toHaveBeenCalled();
    actor.send({ type: 'page.shown' });
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('what came of it', () => {
  it('[HWA-19] a success is closed, and says that the lists have changed', async () => {
    const { actor, clock, submit, reach } = startAssignment();
    submit();
    await reach({ arranging: 'waiting' });
    clock.increment(3000);
    await reach('succeeded');
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toEqual({ homeworkId: 41 });
  });

  it('says that nothing has changed when the form is closed unsent', () => {
    const { actor } = startAssignment();
    actor.send({ type: 'dialog.closed' });
    expect(actor.getSnapshot().output).toEqual({ homeworkId: null });
  });

  it('[HWA-15] [HWA-18] a failure leads back to the form, with those for whom it failed', async () => {
    const { checkStatus } = statuses('failed');
    const { actor, clock, submit, reach } = startAssignment({ checkStatus });
    submit();
    await reach({ arranging: 'waiting' });
    clock.increment(3000);
    expect(selectProgress(await reach('failed'))).toEqual(arranged('failed'));
    actor.send({ type: 'edit.resumed' });
    expect(selectStage(actor.getSnapshot())).toBe('editing');
    expect(selectValues(actor.getSnapshot())).toEqual({ ...filled, student_ids: [2] });
    expect(selectHomeworkId(actor.getSnapshot())).toBeNull();
  });

  it('[HWA-18] asks anew who may have the card, and does not choose whom the server would refuse', async () => {
    const { actor, asked, clock, snapshot } = openAssignment({ values: filled, card });
    actor.send({ type: 'submit.requested' });
    await asked('/homework/checkIsAdd')[0]?.answer(checked('assignable', 'assignable'));
    await asked('/homework/add')[0]?.answer({ homework_id: 41, status: 'arranging' });
    clock.increment(3000);
    await asked('/homework/checkStatus')[0]?.answer(arranged('failed'));
    const before = asked('/select/studentList').length;
    actor.send({ type: 'edit.resumed' });
    const [question] = asked('/select/studentList').slice(before);
    expect(question?.input).toMatchObject({ card_id: 31, type: 'composition' });
    const bo = { id: 2, name: 'Bo', username: 'bo', grade: 7, pinyin: 'bo' };
    await question?.answer({ list: [{ ...bo, takes_course: true, outcome: 'alreadyAssigned' }] });
    expect([selectValues(snapshot()).student_ids, selectWished(snapshot())]).toEqual([[], [2]]);
  });
});

describe('trying again', () => {
  const lost = new CallFailure('network', { path: retryHomework.path, isChange: true });
  const partly: Progress = { ...arranged('failed'), status: 'succeeded' };

  /** An assignment that has ended, and what trying again answers. */
  async function ended(first: Progress, ...answers: (Progress | Error)[]) {
    const retry = vi.fn((_: Act<typeof retryHomework>) => {
      const answer = answers[retry.mock.calls.length - 1] ?? lost;
      return answer instanceof Error ? Promise.reject(answer) : answer;
    });
    const status = vi.fn(() => first);
    const started = startAssignment({
      checkStatus: answering(checkHomeworkStatus, status),
      retry: acting(retryHomework, retry),
    });
    started.submit();
    await started.reach({ arranging: 'waiting' });
    started.clock.increment(3000);
    await started.reach(first.status === 'failed' ? 'failed' : 'succeeded');
    const { actor } = started;
    return { ...started, retry, status, now: () => actor.getSnapshot() };
  }

  const again = { type: 'assignment.retried', studentIds: [2] } as const;

  it('what failed for one is given once more in the same homework; the others keep it', async () => {
    const { actor, retry, reach, now, heard } = await ended(partly, arranged('succeeded'));
    expect([selectTitle(now()), selectFailed(now()), selectCanRetry(now())]).toEqual([
      'partly',
      [2],
      true,
    ]);
    actor.send(again);
    expect([selectStage(now()), selectRetried(now()), selectCanClose(now())]).toEqual([
      'retrying',
      [2],
      false,
    ]);
    expect(retry).toHaveBeenCalledExactlyOnceWith({
      payload: { subject_id: 3, homework_id: 41, student_ids: [2] },
    });
    await reach('succeeded');
    expect(selectProgress(now())).toEqual(arranged('succeeded'));
    expect([selectTitle(now()), selectCanRetry(now())]).toEqual(['succeeded', false]);
    const message = { key: 'homework:retry.given', values: { count: 1 } };
    expect(heard).toEqual([{ type: 'notice.shown', tone: 'good', message }]);
  });

  it('only those for whom it failed can be tried again', async () => {
    const { actor, retry } = await ended(partly);
    for (const studentIds of [[], [1], [1, 2]]) {
      actor.send({ type: 'assignment.retried', studentIds });
    }
    expect(retry).not.toHaveBeenCalled();
  });

  it('what fails for everybody again stays failed, and can be edited or tried again', async () => {
    const { actor, reach, now, heard } = await ended(arranged('failed'), arranged('failed'));
    actor.send(again);
    await reach('failed');
    expect(heard).toMatchObject([{ tone: 'bad', message: { key: 'homework:retry.failed' } }]);
    expect(selectCanRetry(now())).toBe(true);
    actor.send({ type: 'edit.resumed' });
    expect(selectStage(now())).toBe('editing');
  });

  it.each([
    ['succeeded', partly],
    ['failed', arranged('failed')],
  ] as const)('without an answer it is asked how it stands: %s', async (state, first) => {
    const { actor, reach, now, heard, status } = await ended(first);
    actor.send(again);
    await reach({ arranging: 'asking' });
    expect(heard).toMatchObject([{ message: { key: 'shell:unsure.network' } }]);
    await reach(state);
    expect(status).toHaveBeenCalledTimes(2);
    expect([selectProgress(now()), selectCanRetry(now())]).toEqual([first, true]);
  });

  it('each press is a new act, also after one without an answer', async () => {
    const { actor, asked, clock } = openAssignment({ values: filled, card });
    actor.send({ type: 'submit.requested' });
    await asked('/homework/checkIsAdd')[0]?.answer(checked('assignable', 'assignable'));
    await asked('/homework/add')[0]?.answer({ homework_id: 41, status: 'arranging' });
    clock.increment(3000);
    await asked('/homework/checkStatus')[0]?.answer(partly);
    actor.send(again);
    await asked('/homework/retry')[0]?.fail(lost);
    await asked('/homework/checkStatus')[1]?.answer(partly);
    actor.send(again);
    expect(asked('/homework/retry').map(({ repeats }) => repeats)).toEqual(['', '']);
  });

  it('without an answer it has succeeded where the server says so', async () => {
    const { actor, reach, now, status } = await ended(partly);
    status.mockReturnValue(arranged('succeeded'));
    actor.send(again);
    await reach({ arranging: 'asking' });
    await reach('succeeded');
    expect([selectTitle(now()), selectFailed(now())]).toEqual(['succeeded', []]);
  });

  it('what was withdrawn meanwhile is not offered once more: it is said why', async () => {
    const { actor, reach, now, status, retry } = await ended(partly, refusal('conflict'));
    status.mockReturnValue({ ...partly, withdrawn_at: '2026-11-20T14:30:02+08:00' });
    actor.send(again);
    await reach({ arranging: 'asking' });
    await reach('succeeded');
    expect([selectCanRetry(now()), selectRetryRefusal(now())]).toEqual([false, 'withdrawn']);
    actor.send(again);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is offered until the deadline, by the clock of the server, and only to who assigned it', async () => {
    const { actor, now } = await ended(partly);
    const at = (time: string) => {
      actor.send({ type: 'clock.ticked', now: Date.parse(time) });
      return [selectCanRetry(now()), selectRetryRefusal(now())];
    };
    expect(at('2026-11-27T19:59:59+08:00')).toEqual([true, null]);
    expect(at('2026-11-27T20:00:00+08:00')).toEqual([false, 'overdue']);
    const colleague = await ended({ ...partly, is_own: false });
    expect(selectRetryRefusal(colleague.now())).toBe('notOwn');
    expect(selectCanRetry(colleague.now())).toBe(false);
  });

  it('only students whom the server still names are counted', async () => {
    const both = arranged('failed');
    const students = both.students.map((one) => ({ ...one, status: 'failed' as const }));
    const answer = { ...both, status: 'succeeded' as const, not_yours: 1 };
    const { actor, reach, heard, now } = await ended(
      { ...both, students },
      { ...answer, students: both.students.slice(0, 1) },
    );
    actor.send({ type: 'assignment.retried', studentIds: [1, 2] });
    await reach('succeeded');
    const given = { key: 'homework:retry.given', values: { count: 1 } };
    expect(heard).toMatchObject([{ tone: 'good', message: given }]);
    expect(selectNotYours(now())).toBe(1);
  });

  it('who is nobody’s student here any more is said to have left', async () => {
    const { actor, reach, heard } = await ended(partly, { ...partly, students: [], not_yours: 1 });
    actor.send(again);
    await reach('succeeded');
    const left = { key: 'homework:retry.notYours', values: { count: 1 } };
    expect(heard).toMatchObject([{ tone: 'bad', message: left }]);
  });
});
