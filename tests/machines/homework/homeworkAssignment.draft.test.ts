import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import {
  selectDraft,
  selectStage,
  selectValues,
  selectWished,
} from '../../../src/machines/homework/homeworkAssignment.selectors';
import { card, checked, filled, openAssignment } from './startAssignment';

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
    const { actor, asked, clock } = openAssignment({ values: filled, card });
    await asked('draft.find')[0]?.answer([]);
    actor.send({ type: 'submit.requested' });
    await asked('/homework/checkIsAdd')[0]?.answer(checked('assignable', 'assignable'));
    const details = { path: '/homework/add', requestId: 'r1', isChange: true };
    await asked('/homework/add')[0]?.fail(new CallFailure('network', details));
    clock.increment(500);
    const content = { values: filled, card, wished: [1, 2], unanswered: 'r1' };
    expect(asked('draft.save')[0]?.input).toMatchObject({ content });
    expect(openAssignment(content).snapshot().context.unanswered).toBe('r1');
    clock.increment(3000);
    await asked('/homework/add')[1]?.answer({ homework_id: 41, status: 'arranging' });
    expect(actor.getSnapshot().context.unanswered).toBeUndefined();
  });

  it('is removed as soon as the server has the homework', async () => {
    const { actor, asked } = openAssignment({ values: filled, card });
    actor.send({ type: 'submit.requested' });
    await asked('/homework/checkIsAdd')[0]?.answer(checked('assignable', 'assignable'));
    expect(asked('draft.remove')).toEqual([]);
    await asked('/homework/add')[0]?.answer({ homework_id: 41, status: 'arranging' });
    expect(asked('draft.remove').map(({ input }) => input)).toEqual([
      { key: 'homeworkAssignment.3' },
    ]);
  });
});
