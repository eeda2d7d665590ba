import { describe, expect, it } from 'vitest';
import {
  classWriting,
  selectIsAbsent,
  selectWriting,
} from '../../../src/machines/feedback/classWriting';
import { classWritingPaths } from '../../../src/machines/feedback/classWriting.paths';
import { nextDue } from '../../../src/domain/sameClass';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';

const ann = { id: 7, name: 'Ann', username: 'ann', grade: 6, pinyin: 'ann' };
const students = {
  ...{ classmate: null, as_of: '2026-11-20T14:30:00+08:00' },
  list: [{ ...ann, last_given_at: null, is_due: false, draft: null }],
};
const { new: known } = classWritingPaths.inputs;

/** Where the page is opened, and the students are known. */
async function open(input: Partial<typeof known> & { classId?: null; feedbackId?: null }) {
  const { actor, asked } = run(classWriting, { ...known, ...input });
  await asked.find(({ name }) => name === '/classFeedback/students')?.answer(students);
  return actor.getSnapshot();
}

describe('the page that a post-class feedback is written on', () => {
  it('[SCREEN-090] says that there is no such student instead of a form', async () => {
    const snapshot = await open({ studentId: 99_999 });
    expect(selectIsAbsent(snapshot)).toBe(true);
    expect(selectWriting(snapshot)).toBeUndefined();
  });

  it('shows the form of one of whom the account can write', async () => {
    const snapshot = await open({});
    expect(selectIsAbsent(snapshot)).toBe(false);
    expect(selectWriting(snapshot)).toBeDefined();
  });

  it('shows what was begun before, whoever it is about, and the form where the students are not known', async () => {
    const begun = run(classWriting, { ...classWritingPaths.inputs.begun, studentId: 99_999 });
    await begun.asked.find(({ name }) => name === '/classFeedback/students')?.answer(students);
    expect(selectIsAbsent(begun.actor.getSnapshot())).toBe(false);
    const unknown = run(classWriting, { ...known, studentId: 99_999 });
    await unknown.asked.find(({ name }) => name === '/classFeedback/students')?.fail(noAnswer());
    expect(selectIsAbsent(unknown.actor.getSnapshot())).toBe(false);
  });
});

it('[SCREEN-090] next to be written of is who waits after the student, then from the first on', () => {
  const list = [
    { id: 1, is_due: true },
    { id: 2, is_due: false },
    { id: 3, is_due: true },
  ];
  expect([1, 2, 3, 4].map((id) => nextDue(list, id)?.id)).toEqual([3, 3, 1, 1]);
  expect(nextDue([{ id: 1, is_due: true }], 1)).toBeNull();
});
