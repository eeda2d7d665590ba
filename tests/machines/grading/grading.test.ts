import { describe, expect, it } from 'vitest';
import {
  keptCorrections,
  selectAttempts,
  selectCanRetry,
  selectErrors,
  selectFailure,
  selectIsEditable,
  selectRival,
  selectStage,
  selectValues,
  selectWork,
} from '../../../src/machines/grading/grading';
import { noAnswer, refusal } from '../fakes';
import { fillIn } from '../parts/fillIn';
import {
  correctedEssay,
  correction,
  openGrading,
  ownRival,
  startGrading,
  submit,
  text,
  typed,
  waitingEssay,
} from './startGrading';

describe('opening', () => {
  it('[CALL-138] shows the essay that waits to be corrected', async () => {
    const { asked, snapshot } = openGrading();
    expect(selectStage(snapshot())).toBe('loading');
    expect(asked('/homework/info').input).toEqual({ subject_id: 3, person_id: 7 });
    await asked('/homework/info').answer(waitingEssay);
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectWork(snapshot())).toMatchObject({ student: 'Ann', text, revision: 3 });
  });

  it('shows a correction that was made, for nobody to change', async () => {
    const { actor, asked, snapshot } = openGrading();
    await asked('/homework/info').answer(correctedEssay);
    expect(selectStage(snapshot())).toBe('submitted');
    expect(selectIsEditable(snapshot())).toBe(false);
    expect(selectValues(snapshot())).toEqual({ ...typed, rating: '70' });
    expect(selectWork(snapshot())?.graded).toMatchObject({ by: 'Wang' });
    actor.send({ type: 'field.changed', field: 'rating', value: '99' });
    actor.send({ type: 'submit.requested' });
    expect(selectValues(snapshot()).rating).toBe('70');
    expect(selectStage(snapshot())).toBe('submitted');
  });

  it('keeps what was begun before somebody else was first, until the person discards it', async () => {
    const { asked, namesAsked, snapshot } = openGrading();
    const place = 'grading.essay.3.7';
    const begun = { place, savedAt: 1, content: { ...typed, comment: 'Half a' } };
    await asked('draft.find').answer([begun]);
    await asked('/homework/info').answer(correctedEssay);
    const kept = snapshot().children.draft;
    expect(namesAsked()).not.toContain('draft.remove');
    expect(
      keptCorrections(kept?.getSnapshot().context.found ?? [], snapshot().context.work),
    ).toEqual([{ place, savedAt: 1, values: begun.content }]);
    kept?.send({ type: 'draft.discarded', place });
    expect(asked('draft.remove').input).toEqual({ key: place });
  });

  it('does not keep what was submitted as if it was not', async () => {
    const { asked, snapshot } = openGrading();
    await asked('/homework/info').answer(correctedEssay);
    const { work } = snapshot().context;
    const content = { ...typed, rating: '70 ' };
    const found = { place: 'grading.essay.3.7', savedAt: 1, content };
    expect(keptCorrections([found], work)).toEqual([]);
    expect(
      keptCorrections([{ ...found, content: { ...content, rating: '71' } }], work),
    ).toHaveLength(1);
  });

  it.each([
    ['not handed in', { ...waitingEssay, essay: null }],
    ['withdrawn', { ...waitingEssay, person: { ...waitingEssay.person, status: 'invalid' } }],
  ])('has nothing to grade in what was %s', async (_, answer) => {
    const { asked, snapshot } = openGrading();
    await asked('/homework/info').answer(answer);
    expect(selectStage(snapshot())).toBe('nothingToGrade');
  });

  it('says why it failed, and loads again', async () => {
    const { actor, asked, snapshot } = openGrading();
    await asked('/homework/info').fail(refusal('absent', 'gone'));
    expect(selectStage(snapshot())).toBe('loadFailed');
    expect(selectFailure(snapshot())?.message.values).toEqual({ sentence: 'gone' });
    expect(selectCanRetry(snapshot())).toBe(true);
    actor.send({ type: 'load.retried' });
    await asked('/homework/info').answer(waitingEssay);
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectFailure(snapshot())).toBeNull();
  });
});

describe('submitting', () => {
  it('[GRA-01] is read through first: it cannot be changed afterwards', async () => {
    const { actor, snapshot, namesAsked } = await startGrading({ isFilled: true });
    actor.send({ type: 'submit.requested' });
    expect(selectStage(snapshot())).toBe('confirming');
    expect(snapshot().can({ type: 'submit.confirmed' })).toBe(true);
    expect(namesAsked()).not.toContain('/homework/correct');
  });

  it.each([
    ['[VALID-058]', { rating: '' }, { rating: 'required' }],
    ['[VALID-059]', { rating: '0' }, { rating: 'range' }],
    ['[VALID-059] [CONST-015]', { rating: '101' }, { rating: 'range' }],
    ['[VALID-059]', { rating: '88.5' }, { rating: 'whole' }],
    ['[VALID-060]', { comment: ' ' }, { comment: 'required' }],
  ])('[GRA-02] %s refuses %o', async (_, values, errors) => {
    const { actor, snapshot, namesAsked } = await startGrading({ isFilled: true });
    fillIn(actor, values);
    expect(selectErrors(snapshot())).toEqual({});
    actor.send({ type: 'submit.requested' });
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectErrors(snapshot())).toEqual(errors);
    expect(selectAttempts(snapshot())).toBe(1);
    expect(namesAsked()).not.toContain('/homework/correct');
  });

  it.each([1, 100])('[VALID-059] [CONST-015] takes a rating of %i', async (rating) => {
    const { actor, snapshot } = await startGrading({ isFilled: true });
    actor.send({ type: 'field.changed', field: 'rating', value: String(rating) });
    actor.send({ type: 'submit.requested' });
    expect(selectStage(snapshot())).toBe('confirming');
  });

  it('[GRA-03] goes back to writing when the person thinks again', async () => {
    const { actor, snapshot } = await startGrading({ isFilled: true });
    actor.send({ type: 'submit.requested' });
    actor.send({ type: 'submit.cancelled' });
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectIsEditable(snapshot())).toBe(true);
    expect(selectValues(snapshot())).toEqual(typed);
  });

  it('[GRA-04] [GRA-05] sends it once, with the revision that was read, and is then done', async () => {
    const { actor, snapshot, asked, namesAsked, told } = await startGrading({ isFilled: true });
    submit(actor);
    actor.send({ type: 'submit.confirmed' });
    expect(selectStage(snapshot())).toBe('submitting');
    expect(namesAsked().filter((name) => name === '/homework/correct')).toHaveLength(1);
    expect(asked('/homework/correct').input).toEqual({
      subject_id: 3,
      person_id: 7,
      revision: 3,
      correction,
    });
    await asked('/homework/correct').answer({ person: correctedEssay.person });
    expect(selectStage(snapshot())).toBe('submitted');
    expect(told).toEqual([
      {
        type: 'notice.shown',
        tone: 'good',
        message: { key: 'grading:submitted', values: { name: 'Ann' } },
        replaces: { key: 'grading:unsure', values: { name: 'Ann' } },
      },
    ]);
    actor.send({ type: 'comment.written', place: 'comment', text: 'Other.' });
    expect(selectValues(snapshot()).comment).toBe(correction.comment);
  });

  it('[GRA-06] [MSG-036] that fails says so; what was entered stays and can be sent again', async () => {
    const { actor, snapshot, asked, told } = await startGrading({ isFilled: true });
    submit(actor);
    await asked('/homework/correct').fail(refusal('failure', 'Try again later'));
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectValues(snapshot())).toEqual(typed);
    expect(selectFailure(snapshot())?.message.values).toEqual({ sentence: 'Try again later' });
    expect(told).toEqual([
      {
        type: 'notice.shown',
        tone: 'bad',
        message: { key: 'grading:failed', values: { name: 'Ann' } },
      },
    ]);
    submit(actor);
    await asked('/homework/correct').answer({ person: correctedEssay.person });
    expect(selectStage(snapshot())).toBe('submitted');
  });

  it('[GRA-06] [MSG-036] without an answer is not called unsubmitted', async () => {
    const { actor, snapshot, asked, told } = await startGrading({ isFilled: true });
    submit(actor);
    await asked('/homework/correct').fail(noAnswer('timeout', { isChange: true }));
    expect(selectStage(snapshot())).toBe('writing');
    expect(selectValues(snapshot())).toEqual(typed);
    expect(told).toMatchObject([
      { tone: 'bad', message: { key: 'grading:unsure' }, act: expect.any(String) },
    ]);
  });

  it('is said to be unsure no longer once the news say who graded it', async () => {
    const { actor, snapshot, asked, told } = await startGrading({ isFilled: true });
    submit(actor);
    await asked('/homework/correct').fail(noAnswer('timeout'));
    actor.send({ type: 'rival.noticed', rival: ownRival });
    await asked('/homework/info').answer(correctedEssay);
    expect(selectStage(snapshot())).toBe('overtaken');
    expect(told.at(-1)).toMatchObject({
      ...{
        message: { key: 'grading:overtaken.ownTitle' },
        replaces: { key: 'grading:unsure', values: { name: 'Ann' } },
      },
    });
  });

  it('[GRA-06] whose answer is lost is settled by news that came while it was awaited', async () => {
    const { actor, snapshot, asked, told } = await startGrading({ isFilled: true });
    submit(actor);
    actor.send({ type: 'rival.noticed', rival: ownRival });
    expect(selectStage(snapshot())).toBe('submitting');
    await asked('/homework/correct').fail(noAnswer('timeout'));
    await asked('/homework/info').answer(correctedEssay);
    expect(selectStage(snapshot())).toBe('overtaken');
    expect([selectRival(snapshot()), selectValues(snapshot())]).toEqual([ownRival, typed]);
    expect(told).toMatchObject([{ message: { key: 'grading:overtaken.ownTitle' } }]);
  });

  it('[GRA-05] that is answered is submitted, though the news of it came first', async () => {
    const { actor, snapshot, asked } = await startGrading({ isFilled: true });
    submit(actor);
    actor.send({ type: 'rival.noticed', rival: ownRival });
    await asked('/homework/correct').answer({ person: correctedEssay.person });
    expect(selectStage(snapshot())).toBe('submitted');
  });

  it('that is open again after it was overtaken is no longer called so', async () => {
    const { actor, snapshot, asked } = await startGrading({ isFilled: true });
    const withdrawn = { by: 'Wang', at: '2026-11-20T14:20:00+08:00', status: 'invalid' };
    actor.send({ type: 'rival.noticed', rival: withdrawn });
    actor.send({ type: 'grading.opened' });
    await asked('/homework/info').answer(waitingEssay);
    submit(actor);
    await asked('/homework/correct').fail(noAnswer('timeout'));
    expect(selectStage(snapshot())).toBe('writing');
  });

  it('[GRA-06] that comes second is one’s own where it came from another window', async () => {
    const { actor, asked, told, snapshot } = await startGrading({ isFilled: true });
    submit(actor);
    await asked('/homework/correct').fail(refusal('conflict', 'You did', ownRival));
    await asked('/homework/info').answer(correctedEssay);
    expect(selectRival(snapshot())).toEqual(ownRival);
    expect(told.at(-1)).toMatchObject({ message: { key: 'grading:overtaken.ownTitle' } });
  });

  it('[GRA-06] that comes second says who was first; the words stay until theirs are opened', async () => {
    const { actor, snapshot, asked, namesAsked } = await startGrading({ isFilled: true });
    submit(actor);
    const first = { by: 'Wang', at: '2026-11-20T14:20:00+08:00' };
    await asked('/homework/correct').fail(refusal('conflict', 'Wang was first', first));
    expect(selectStage(snapshot())).toBe('overtaken');
    expect(selectRival(snapshot())).toEqual(first);
    expect(selectValues(snapshot())).toEqual(typed);
    actor.send({ type: 'submit.requested' });
    expect(selectStage(snapshot())).toBe('overtaken');
    actor.send({ type: 'grading.opened' });
    expect(namesAsked()).not.toContain('draft.remove');
    await asked('/homework/info').answer(correctedEssay);
    expect(selectStage(snapshot())).toBe('submitted');
    expect(selectValues(snapshot()).rating).toBe('70');
    expect(namesAsked()).toContain('draft.remove');
  });

  it('[GRA-06] names nobody when the server names nobody', async () => {
    const { actor, snapshot, asked } = await startGrading({ isFilled: true });
    submit(actor);
    await asked('/homework/correct').fail(refusal('conflict', 'changed', { revision: 4 }));
    expect(selectStage(snapshot())).toBe('overtaken');
    expect(selectRival(snapshot())).toBeNull();
  });
});
