import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import { checkHomeworkStatus, retryHomework } from '../../../src/contract/homework';
import { homeworkAssignment } from '../../../src/machines/homework/homeworkAssignment';
import type { Progress } from '../../../src/machines/homework/assignmentFindings';
import {
  selectCanClose,
  selectCanEditAgain,
  selectCanRetry,
  selectFailed,
  selectNotYours,
  selectProgress,
  selectRetried,
  selectRetryRefusal,
  selectStage,
  selectTitle,
} from '../../../src/machines/homework/homeworkAssignment.selectors';
import type { Act } from '../../../src/machines/parts/act';
import { run } from '../parts/world';
import { acting, answering, refusal } from '../fakes';
import { arranged, card, filled, openAssignment, startAssignment } from './startAssignment';

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

  it('what is there already is asked how it ended and can be tried again, and is no form to edit', async () => {
    const { actor, asked } = run(homeworkAssignment, { subjectId: 3, homeworkId: 41 });
    const now = () => actor.getSnapshot();
    const [question] = asked.filter(({ name }) => name === checkHomeworkStatus.path);
    expect([question?.input, selectStage(now()), selectTitle(now())]).toEqual([
      { subject_id: 3, homework_id: 41 },
      'arranging',
      'asking',
    ]);
    await question?.answer(arranged('failed'));
    actor.send({ type: 'content.restored', content: { values: filled, card } });
    expect([selectCanEditAgain(now()), selectCanRetry(now())]).toEqual([false, true]);
    actor.send({ type: 'edit.resumed' });
    expect(selectStage(now())).toBe('failed');
  });

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
    const { actor, asked, clock, submit } = openAssignment({ values: filled, card });
    await submit();
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
    const late = await ended({ ...partly, as_of: '2026-11-27T20:00:00+08:00' });
    expect(selectRetryRefusal(late.now())).toBe('overdue');
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
