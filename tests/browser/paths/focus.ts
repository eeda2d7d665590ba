import { expect } from '../world';
import type { Walk } from './stage';

/** Something has the focus, and with it the keys, also when what was pressed is gone. */
export const hasFocus = ({ page }: Walk): Promise<void> =>
  expect(page.locator(':focus'), 'the focus is kept').toHaveCount(1);
