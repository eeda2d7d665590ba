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

async function open() {
  const started = run(lessonLocks, lessonLocksPaths.inputs.students);
  showView(<LessonLocksScreen actor={started.actor} />);
  await act(() => started.answer(lockTree.path, sampleTree));
  return started;
}

it('each state of a lesson that is not the same for all names its students', async () => {
  await open();
  const row = screen.getByRole('treeitem', { name: /Letters/ });
  expect(row.textContent).toContain('Open by order:Ann');
  expect(row.textContent).toContain('Unlocked:Ann');
});

it('what is unlocked though it was not chosen is named before it is confirmed, and for how many', async () => {
  const { actor, answer } = await open();
  act(() => {
    actor.send({ type: 'choice.toggled', lessons: [11], cards: [] });
    actor.send({ type: 'change.requested', lock: 'unlocked', student_ids: [5, 6] });
  });
  const [preview] = lessonLocksPaths.outcomes.preview.done;
  await act(() => answer(previewLocks.path, preview));
  const dialog = within(await screen.findByRole('alertdialog'));
  const along = dialog.getByRole('list', { name: 'Also unlocked, though not chosen' });
  expect(
    within(along)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Chapter Unit 1, for 1 student',
    'The study cards of these lessons, except those set by hand before',
  ]);
});
