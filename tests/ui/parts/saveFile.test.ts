// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/ui/parts/saveFile';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a file for the person', () => {
  it('hands the whole text over as a file of its name, and gives its room back', async () => {
    const pressed: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      pressed.push(this);
    });
    const kept: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) kept.push(file);
      return 'blob:kept';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();

    saveFile('学生.csv', new Blob(['\uFEFF学生\r\n'], { type: 'text/csv;charset=utf-8' }));

    expect(pressed.map(({ download: name, href }) => [name, href])).toEqual([
      ['学生.csv', 'blob:kept'],
    ]);
    const bytes = new Uint8Array((await kept[0]?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(kept[0]?.type).toBe('text/csv;charset=utf-8');
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith('blob:kept');
  });
});
