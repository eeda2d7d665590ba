import { expect } from '../world';
import type { Walk } from './adapter';
import { frame } from './time';

/** Something has the focus, and with it the keys, also when what was pressed is gone. */
export const hasFocus = ({ page }: Walk): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(frame);
        return page.locator(':focus').count();
      },
      { message: 'the focus is kept' },
    )
    .toBe(1);
