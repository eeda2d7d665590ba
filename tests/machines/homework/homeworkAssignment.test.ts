import { describe, expect, it, vi } from 'vitest';
import { checkIsAdd } from '../../../src/contract/homework';
import type { ChoiceRefusal } from '../../../src/domain/homeworkCandidacy';
import {
  selectAttempts,
  selectCanAssignRest,
  selectErrors,
  selectFailure,
  selectOutcomes,
  selectRefusal,
  selectStage,
  selectValues,
  selectWished,
} from '../../../src/machines/homework/homeworkAssignment.selectors';
import { errorOf } from '../../../src/machines/parts/form/selectors';
import { answering, noAnswer, refusal, silent } from '../fakes';
import { assigning, card, checked, filled, startAssignment } from './startAssignment';

const mute = { check: silent(checkIsAdd) };

describe('the form', () => {
  it('[HWA-01] is checked for each student once it is valid', () => {
    const check = vi.fn(() => checked('assignable', 'assignable'));
    const { actor, submit } = startAssignment({ check: answering(checkIsAdd, check) });
    submit();
    expect(selectStage(actor.getSnapshot())).toBe('checking');
    const { course_id, lesson_id, card_id, student_ids } = filled;
    expect(check).toHaveBeenCalledExactlyOnceWith({
      subject_id: 3,
      type: 'composition',
      course_id,
      lesson_id,
      card_id,
      student_ids,
    });
  });

  it.each([
    ['[VALID-073]', 'course_id', { course_id: null }, 'required'],
    ['[VALID-074]', 'lesson_id', { lesson_id: null }, 'required'],
    ['[VALID-075]', 'card_id', { card_id: null }, 'required'],
    ['[VALID-076]', 'deadline', { deadline: '' }, 'required'],
    ['[VALID-077]', 'deadline', { deadline: '2026-02-30T10:00:00+08:00' }, 'moment'],
    ['', 'student_ids', { student_ids: [] }, 'required'],
  ])('[HWA-02] %s says what is wrong with %s and calls nobody', (_, field, values, error) => {
    const check = vi.fn(() => checked('assignable', 'assignable'));
    const { actor, submit } = startAssignment(
      { check: answering(checkIsAdd, check) },
      { values: { ...filled, ...values } },
    );
    expect(selectErrors(actor.getSnapshot())).toEqual({});
    submit();
    expect(selectStage(actor.getSnapshot())).toBe('editing');
    expect(selectErrors(actor.getSnapshot())).toEqual({ [field]: error });
    expect(selectAttempts(actor.getSnapshot())).toBe(1);
    expect(check).not.toHaveBeenCalled();
  });

  it('[VALID-077] a deadline that has passed is told once its field is left', () => {
    const { actor } = startAssignment(mute);
    const said = () => errorOf('deadline')(actor.getSnapshot());
    actor.send({ type: 'clock.ticked', now: Date.parse(filled.deadline) });
    expect(said()).toBeUndefined();
    actor.send({ type: 'field.left', field: 'deadline' });
    expect(said()).toBe('deadline');
  });

  it('[HWA-02] [VALID-077] a deadline that passed while the form was filled in is none', () => {
    const { actor, submit } = startAssignment(mute);
    actor.send({ type: 'clock.ticked', now: Date.parse(filled.deadline) });
    submit();
    expect(selectErrors(actor.getSnapshot())).toEqual({ deadline: 'deadline' });
  });

  it('[HWA-03] [VALID-078] a composition needs an essay title', () => {
    const { actor, submit } = startAssignment(mute, { values: { ...filled, essay_title: '' } });
    submit();
    expect(selectErrors(actor.getSnapshot())).toEqual({ essay_title: 'required' });
    actor.send({ type: 'field.changed', field: 'essay_title', value: 'Rain' });
    expect(selectErrors(actor.getSnapshot())).toEqual({});
    submit();
    expect(selectStage(actor.getSnapshot())).toBe('checking');
  });

  it('[HWA-04] [VALID-079] the card has to support the type', () => {
    const { actor, submit } = startAssignment(mute);
    actor.send({ type: 'type.chosen', homeworkType: 'adaptive' });
    submit();
    expect(selectErrors(actor.getSnapshot())).toEqual({ card_id: 'unsupported' });
    actor.send({ type: 'card.chosen', card: { ...card, supports_adaptive: true } });
    expect(selectErrors(actor.getSnapshot())).toEqual({});
  });

  it('[HWA-05] another type clears what belongs to the first; the same one clears nothing', () => {
    const { actor } = startAssignment(mute);
    actor.send({ type: 'type.chosen', homeworkType: 'composition' });
    expect(selectValues(actor.getSnapshot())).toEqual(filled);
    actor.send({ type: 'type.chosen', homeworkType: 'adaptive' });
    expect(selectValues(actor.getSnapshot())).toEqual({
      ...filled,
      type: 'adaptive',
      essay_title: '',
    });
  });

  it('forgets lesson and card of another course, and the card of another lesson', () => {
    const { actor } = startAssignment(mute);
    actor.send({ type: 'lesson.chosen', lessonId: 22 });
    const other = { ...filled, lesson_id: 22, card_id: null };
    expect(selectValues(actor.getSnapshot())).toEqual(other);
    actor.send({ type: 'course.chosen', courseId: 12 });
    expect(selectValues(actor.getSnapshot())).toEqual({ ...other, course_id: 12, lesson_id: null });
  });
});

it('chooses of those who are ticked only who can be given it, and remembers the others for another course', () => {
  const { actor } = startAssignment(mute);
  const chosen = () => selectValues(actor.getSnapshot()).student_ids;
  const list = (one: ChoiceRefusal | null, two: ChoiceRefusal | null, three = one) => {
    actor.send({
      type: 'students.listed',
      students: [one, two, three].map((refusal, place) => ({ id: place + 1, refusal })),
    });
  };
  list(null, 'notInCourse');
  expect(chosen()).toEqual([1]);
  const choose = (value: number[]) =>
    actor.send({ type: 'field.changed', field: 'student_ids', value });
  choose([3]);
  expect(selectWished(actor.getSnapshot())).toEqual([3, 2]);
  choose([1, 3]);
  expect(selectWished(actor.getSnapshot())).toEqual([1, 3, 2]);
  list('alreadyAssigned', null, null);
  expect(chosen()).toEqual([3, 2]);
  list('notInCourse', 'notInCourse');
  expect(chosen()).toEqual([]);
  expect(selectWished(actor.getSnapshot())).toEqual([1, 3, 2]);
});

describe('the pre-check', () => {
  it('[HWA-06] assigns when all may be given it, an essay title to a composition only', async () => {
    const add = vi.fn(() => ({ homework_id: 41, status: 'arranging' as const }));
    const actors = { add: assigning(add) };
    const composition = startAssignment(actors);
    composition.submit();
    await composition.reach({ arranging: 'waiting' });
    const named = { ...filled, name: filled.essay_title };
    expect(add).toHaveBeenCalledExactlyOnceWith({ subject_id: 3, ...named });

    const adaptive = startAssignment(actors, {
      values: { ...filled, type: 'adaptive', essay_title: '' },
      card: { ...card, supports_adaptive: true },
    });
    adaptive.submit();
    await adaptive.reach({ arranging: 'waiting' });
    const { essay_title, ...rest } = filled;
    expect(add).toHaveBeenLastCalledWith({ subject_id: 3, ...rest, type: 'adaptive' });
  });

  it.each([
    ['[HWA-07] [MSG-039]', 'notLearned'],
    ['[HWA-08] [MSG-040]', 'alreadyAssigned'],
    ['[HWA-09] [MSG-041]', 'noPoints'],
  ] as const)('%s refuses for %s, student by student', async (_, reason) => {
    const add = vi.fn(() => ({ homework_id: 41, status: 'arranging' as const }));
    const { submit, reach } = startAssignment({
      check: answering(checkIsAdd, () => checked(reason, reason)),
      add: assigning(add),
    });
    submit();
    const refused = await reach('refused');
    expect(selectRefusal(refused)).toBe(`homework:refused.${reason}`);
    expect(selectOutcomes(refused)).toEqual(checked(reason, reason).outcomes);
    expect(selectCanAssignRest(refused)).toBe(false);
    expect(add).not.toHaveBeenCalled();
  });

  it('[HWA-07] names the weightiest of several reasons', async () => {
    const check = answering(checkIsAdd, () => checked('alreadyAssigned', 'notLearned'));
    const { submit, reach } = startAssignment({ check });
    submit();
    expect(selectRefusal(await reach('refused'))).toBe('homework:refused.notLearned');
  });

  it('lets those be assigned who may be given it, when the person wants that', async () => {
    const add = vi.fn(() => ({ homework_id: 41, status: 'arranging' as const }));
    const { actor, submit, reach } = startAssignment({
      check: answering(checkIsAdd, () => checked('assignable', 'alreadyAssigned')),
      add: assigning(add),
    });
    submit();
    expect(selectCanAssignRest(await reach('refused'))).toBe(true);
    expect(add).not.toHaveBeenCalled();
    actor.send({ type: 'rest.assigned' });
    await reach({ arranging: 'waiting' });
    expect(add).toHaveBeenCalledExactlyOnceWith({
      subject_id: 3,
      ...filled,
      name: filled.essay_title,
      student_ids: [1],
    });
  });

  it('[HWA-10] that is not to be had says so; what was entered stays', async () => {
    const check = answering(checkIsAdd, () => Promise.reject(noAnswer()));
    const { submit, reach, heard } = startAssignment({ check });
    submit();
    const editing = await reach('editing');
    const message = { key: 'shell:failure.network' };
    expect(heard).toEqual([{ type: 'notice.shown', tone: 'bad', message }]);
    expect(selectFailure(editing)?.message).toEqual(message);
    expect(selectValues(editing)).toEqual(filled);
  });

  it('[HWA-11] that refused leads back to the form as it was', async () => {
    const check = answering(checkIsAdd, () => checked('assignable', 'notLearned'));
    const { actor, submit, reach } = startAssignment({ check });
    submit();
    await reach('refused');
    actor.send({ type: 'edit.resumed' });
    expect(selectStage(actor.getSnapshot())).toBe('editing');
    expect(selectValues(actor.getSnapshot())).toEqual(filled);
    expect(selectOutcomes(actor.getSnapshot())).toEqual([]);
  });
});

describe('the server’s last word', () => {
  it.each(['notLearned', 'alreadyAssigned', 'noPoints'] as const)(
    'refuses for %s that came up since the check',
    async (reason) => {
      const add = assigning(() => Promise.reject(refusal(reason)));
      const { submit, reach } = startAssignment({ add });
      submit();
      expect(selectRefusal(await reach('refused'))).toBe(`homework:refused.${reason}`);
    },
  );

  it('leads back to the form, and says so, when nothing could be assigned', async () => {
    const add = assigning(() => Promise.reject(noAnswer('shape')));
    const { submit, reach, heard } = startAssignment({ add });
    submit();
    expect(selectValues(await reach('editing'))).toEqual(filled);
    expect(heard).toHaveLength(1);
  });
});
