// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OutsideWays } from '../../../src/ui/shell/OutsideWays';
import { showView } from '../showView';

test('[CALL-032] [CALL-033] a way that is being asked for takes no press, the others do', async () => {
  const onWay = vi.fn();
  showView(<OutsideWays ways={['supervise', 'selfStudy']} asked={['supervise']} onWay={onWay} />);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Other products' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
    fireEvent.click(screen.getByRole('menuitem', { name }));
  };
  await press('Self-study room');
  await vi.waitFor(() => expect(onWay.mock.calls).toEqual([['selfStudy']]));
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await act(() => new Promise((settle) => requestAnimationFrame(settle)));
  await press('Supervision');
  expect(onWay.mock.calls).toEqual([['selfStudy']]);
  expect(screen.getByRole('menuitem', { name: 'Supervision' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
