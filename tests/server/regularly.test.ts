import { afterEach, describe, expect, it, vi } from 'vitest';
import { regularly } from '../../server/regularly';

describe('what is done regularly', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('goes on after a failure, and tells where it was without the values that it was about', async () => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      lines.push(words.join(' '));
    });
    let times = 0;
    const end = regularly(1, 'life', async () => {
      times += 1;
      await Promise.resolve();
      throw Object.assign(new Error('insert of 19900001001'), { query: 'insert', code: '23505' });
    });
    await expect.poll(() => times).toBeGreaterThan(2);
    await end();
    expect(lines[0]).toMatch(/^life stumbled .*"code":"23505"/);
    expect(lines.join()).not.toContain('19900001001');
  });

  it('does one thing at a time, and ends after the one under way', async () => {
    let running = 0;
    let most = 0;
    let finished = 0;
    let go: () => void = () => undefined;
    const end = regularly(1, 'life', async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      running -= 1;
      finished += 1;
    });
    await expect.poll(() => running).toBe(1);
    const ended = end();
    go();
    await ended;
    expect([most, finished, running]).toEqual([1, 1, 0]);
  });
});
