// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkIsAdd } from '../../../src/contract/homework';
import { AssignOutcomes } from '../../../src/ui/homework/AssignOutcomes';
import { answering } from '../../machines/fakes';
import { checked, startAssignment } from '../../machines/homework/startAssignment';
import { showView } from '../showView';

it('names first those for whom the homework was refused', async () => {
  const check = answering(checkIsAdd, () => checked('assignable', 'notLearned'));
  const { actor, reach, submit } = startAssignment({ check });
  submit();
  await reach('refused');
  showView(<AssignOutcomes actor={actor} />);
  const students = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(students).toEqual([expect.stringContaining('Bo'), expect.stringContaining('Ann')]);
});
