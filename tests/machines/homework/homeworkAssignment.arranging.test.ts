import { describe, expect, it, vi } from 'vitest';
import { checkHomeworkStatus } from '../../../src/contract/homework';
import {
  selectCanClose,
  selectCanRefresh,
  selectIsUnsure,
  selectProgress,
  selectStage,
  selectValues,
  selectWished,
} from '../../../src/machines/homework/homeworkAssignment.selectors';
import { answering, noAnswer } from '../fakes';
import {
  arranged,
  assigning,
  card,
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
    expect(actor.getSnapshot().context.homeworkId).toBe(41);
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
    expect(actor.getSnapshot().context.homeworkId).toBeNull();
  });

  it('[HWA-18] asks anew who may have the card, and does not choose whom the server would refuse', async () => {
    const { actor, asked, clock, snapshot, submit } = openAssignment({ values: filled, card });
    await submit();
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
