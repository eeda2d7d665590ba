// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OutsideWays } from '../../../src/ui/shell/OutsideWays';
import { showView } from '../showView';

test('[CALL-032] [CALL-033] a way that is being asked for takes no press, the others do', () => {
  const onWay = vi.fn();
  showView(<OutsideWays ways={['supervise', 'selfStudy']} asked={['supervise']} onWay={onWay} />);
  const press = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Other products' }));
    fireEvent.click(screen.getByRole('menuitem', { name }));
  };
  press('Self-study room');
  expect(onWay.mock.calls).toEqual([['selfStudy']]);
  press('Supervision');
  expect(onWay.mock.calls).toEqual([['selfStudy']]);
  expect(screen.getByRole('menuitem', { name: 'Supervision' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
