// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lockTree, previewLocks } from '../../../src/contract/lessons';
import { sampleTree } from '../../../src/machines/lessons/courseLocks.paths';
import { lessonLocks } from '../../../src/machines/lessons/lessonLocks';
import { lessonLocksPaths } from '../../../src/machines/lessons/lessonLocks.paths';
import { LessonLocksScreen } from '../../../src/ui/lessons/LessonLocksScreen';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

async function open(tree = sampleTree) {
  const started = run(lessonLocks, lessonLocksPaths.inputs.students);
  showView(<LessonLocksScreen actor={started.actor} />);
  await act(() => started.answer(lockTree.path, tree));
  return started;
}

it('each state of a lesson that is not the same for all names its students', async () => {
  await open();
  const row = screen.getByRole('treeitem', { name: /Letters/ });
  expect(row.textContent).toContain('Open by order:Ann');
  expect(row.textContent).toContain('Unlocked:Ann');
});

it('[SCREEN-054] a class with more students than locks are set for at once says so before anything is asked', async () => {
  const [ann] = sampleTree.students;
  if (ann === undefined) throw new Error('the sample has nobody');
  const students = Array.from({ length: 201 }, (_, at) => ({ ...ann, student_id: at + 1 }));
  const { actor } = await open({ ...sampleTree, students });
  act(() => {
    actor.send({ type: 'choice.toggled', lessons: [11], cards: [] });
  });
  const buttons = screen.getAllByRole('button', { name: /^(Unlock|Lock)/ });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('At most 200 students at once');
});

it('what is unlocked along with what was chosen is named before it is confirmed, and for how many', async () => {
  const { actor, answer } = await open();
  act(() => {
    actor.send({ type: 'choice.toggled', lessons: [11], cards: [] });
    actor.send({ type: 'change.requested', lock: 'unlocked', student_ids: [5, 6] });
  });
  const [preview] = lessonLocksPaths.outcomes.preview.done;
  await act(() => answer(previewLocks.path, preview));
  const dialog = within(await screen.findByRole('alertdialog'));
  const along = dialog.getByRole('list', { name: 'Unlocked along with them' });
  expect(
    within(along)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Chapter Unit 1, for 1 student',
    'The study cards of these lessons, except those set by hand before',
  ]);
});
