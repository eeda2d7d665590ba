import { afterEach, expect, it, vi } from 'vitest';
import { draftsOf } from '../../src/services/drafts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a browser that denies its database is asked again each time', async () => {
  const open = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('indexedDB', { open });
  const drafts = draftsOf(
    () => '101',
    () => 0,
  );
  await expect(drafts.save('snooze.1', 'a')).rejects.toThrow('denied');
  await expect(drafts.save('snooze.1', 'ab')).rejects.toThrow('denied');
  expect(open).toHaveBeenCalledTimes(2);
});
