import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import {
  selectDraft,
  selectStage,
  selectValues,
  selectWished,
} from '../../../src/machines/homework/homeworkAssignment.selectors';
import { noAnswer, refusal } from '../fakes';
import { arranged, card, filled, openAssignment } from './startAssignment';

/** No answer to the adding comes. */
const unanswered = (kind: 'network' | 'shape') =>
  new CallFailure(kind, { path: '/homework/add', requestId: 'r1', isChange: true });

describe('the draft', () => {
  it('keeps what was filled in, and gives it back with its lists when the person wants that', async () => {
    // A third was ticked and left out: another course may have that student.
    const first = openAssignment({ values: filled, card, wished: [1, 2, 3] });
    await first.asked('draft.find')[0]?.answer([]);
    first.actor.send({ type: 'field.changed', field: 'name', value: 'Week 13' });
    first.clock.increment(500);
    const [kept] = first.asked('draft.save');
    const content = { values: { ...filled, name: 'Week 13' }, card, wished: [1, 2, 3] };
    expect(kept?.input).toEqual({ key: 'homeworkAssignment.3', content });

    const { asked, snapshot } = openAssignment();
    await asked('draft.find')[0]?.answer([
      { place: 'homeworkAssignment.3', content, savedAt: 1000 },
    ]);
    selectDraft(snapshot())?.send({ type: 'draft.restored', place: 'homeworkAssignment.3' });
    expect(selectValues(snapshot())).toEqual(content.values);
    expect(selectWished(snapshot())).toEqual(content.wished);
    expect(asked('/select/studentList')[0]?.input).toMatchObject({ student_ids: [1, 2, 3] });
    expect(asked('/select/lessonList').map(({ input }) => input)).toEqual([
      { subject_id: 3, course_id: 11 },
    ]);
    expect(asked('/select/cardList').map(({ input }) => input)).toEqual([
      { subject_id: 3, lesson_id: 21 },
    ]);
  });

  it('without who was left out, as they once were, is still given back', () => {
    expect(selectWished(openAssignment({ values: filled, card }).snapshot())).toEqual([1, 2]);
  });

  it('of another make changes nothing', async () => {
    const { asked, snapshot } = openAssignment();
    await asked('draft.find')[0]?.answer([
      { place: 'homeworkAssignment.3', content: { values: {} }, savedAt: 1000 },
    ]);
    selectDraft(snapshot())?.send({ type: 'draft.restored', place: 'homeworkAssignment.3' });
    expect(selectValues(snapshot()).course_id).toBeNull();
    expect(selectStage(snapshot())).toBe('editing');
  });

  it('says under which request id it was sent without an answer, and when it is given back it is sent under that', async () => {
    const { actor, asked, clock, submit } = openAssignment({ values: filled, card });
    await asked('draft.find')[0]?.answer([]);
    await submit();
    await asked('/homework/add')[0]?.fail(unanswered('network'));
    clock.increment(500);
    const content = { values: filled, card, wished: [1, 2], unanswered: 'r1' };
    expect(asked('draft.save')[0]?.input).toMatchObject({ content });
    clock.increment(3000);
    expect(asked('/homework/add').map(({ repeats }) => repeats)).toEqual(['r1', 'r1']);
    await asked('/homework/add')[1]?.answer({ homework_id: 41, status: 'arranging' });
    expect(actor.getSnapshot().context.unanswered).toBeUndefined();
  });

  const lost = { values: filled, card, wished: [1, 2], unanswered: 'lost' };

  /** Where such a draft was given back, and the server has said whether it had arrived. */
  async function found(homework_id: number | null) {
    const around = openAssignment(lost);
    const [question] = around.asked('/homework/findAdded');
    expect(question?.input).toEqual({ subject_id: 3, request_id: 'lost' });
    expect(selectStage(around.snapshot())).toBe('checking');
    await question?.answer({ homework_id });
    return around;
  }

  it('of homework that had not arrived is sent under a request id of its own', async () => {
    const { asked, snapshot, submit } = await found(null);
    expect(selectStage(snapshot())).toBe('editing');
    await submit();
    expect(asked('/homework/add').map(({ repeats }) => repeats)).toEqual(['r1']);
  });

  it('[HWA-16] of homework that had arrived is removed, the person learns of it and how it stands', async () => {
    const { asked, snapshot, told } = await found(41);
    expect(told).toMatchObject([{ tone: 'good', message: { key: 'homework:assign.arrived' } }]);
    expect(asked('draft.remove')).toHaveLength(1);
    expect(asked('/homework/checkStatus')[0]?.input).toMatchObject({ homework_id: 41 });
    await asked('/homework/checkStatus')[0]?.answer(arranged('succeeded'));
    expect(selectStage(snapshot())).toBe('succeeded');
    expect(asked('/homework/add')).toEqual([]);
  });

  it('is kept, and can be edited, while nobody knows whether it had arrived', async () => {
    const { asked, snapshot } = openAssignment(lost);
    await asked('/homework/findAdded')[0]?.fail(noAnswer());
    expect(selectStage(snapshot())).toBe('editing');
    expect(asked('draft.remove')).toEqual([]);
  });

  it('is asked about at once when the answer to its sending cannot be read', async () => {
    const { asked, snapshot, submit } = openAssignment({ values: filled, card });
    await submit();
    await asked('/homework/add')[0]?.fail(unanswered('shape'));
    await asked('/homework/findAdded')[0]?.answer({ homework_id: 41 });
    expect(selectStage(snapshot())).toBe('arranging');
  });

  it('says under which request id it is being sent, before the server has answered', async () => {
    const { asked, clock, submit } = openAssignment({ values: filled, card });
    await asked('draft.find')[0]?.answer([]);
    await submit();
    clock.increment(400);
    const kept = asked('draft.save');
    expect(kept[0]?.input).toMatchObject({ content: { unanswered: 'r1' } });
    await kept[0]?.answer({ content: null, savedAt: 1 });
    await asked('/homework/add')[0]?.fail(refusal('alreadyAssigned'));
    clock.increment(400);
    expect(kept).toHaveLength(1);
    expect(asked('draft.save').at(-1)?.input).toEqual({
      key: 'homeworkAssignment.3',
      content: { values: filled, card, wished: [1, 2] },
    });
  });

  it('is in doubt no more once the server says that what was sent without an answer was given up', async () => {
    const { asked, clock, snapshot, submit } = openAssignment({ values: filled, card });
    await submit();
    await asked('/homework/add')[0]?.fail(unanswered('network'));
    clock.increment(3000);
    await asked('/homework/add')[1]?.fail(refusal('conflict'));
    expect(selectStage(snapshot())).toBe('editing');
    await submit();
    expect(asked('/homework/add').map(({ repeats }) => repeats)).toEqual(['r1', 'r1', 'r2']);
  });

  it('is removed as soon as the server has the homework', async () => {
    const { asked, submit } = openAssignment({ values: filled, card });
    await submit();
    expect(asked('draft.remove')).toEqual([]);
    await asked('/homework/add')[0]?.answer({ homework_id: 41, status: 'arranging' });
    expect(asked('draft.remove').map(({ input }) => input)).toEqual([
      { key: 'homeworkAssignment.3' },
    ]);
  });

  it('[HWA-18] keeps what is edited again after arranging failed', async () => {
    const { actor, asked, clock, submit } = openAssignment({ values: filled, card });
    await submit();
    await asked('/homework/add')[0]?.answer({ homework_id: 41, status: 'arranging' });
    await asked('draft.remove')[0]?.answer(null);
    clock.increment(3000);
    await asked('/homework/checkStatus')[0]?.answer(arranged('failed'));
    actor.send({ type: 'edit.resumed' });
    await asked('draft.find').at(-1)?.answer([]);
    actor.send({ type: 'field.changed', field: 'name', value: 'Week 13' });
    clock.increment(400);
    expect(asked('draft.save').map(({ input }) => input)).toMatchObject([
      { key: 'homeworkAssignment.3', content: { values: { name: 'Week 13', student_ids: [2] } } },
    ]);
  });
});
