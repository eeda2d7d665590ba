import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserTabs } from '../../src/services/tabs';

/** Another tab has the turn. */
const locks = {
  request: (): Promise<unknown> => new Promise<never>(() => undefined),
  query: () => Promise.resolve({}),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a tab, and gives what it hears and the channel that it hears the other tabs on. */
function opened() {
  const channel = Object.assign(new EventTarget(), { postMessage: vi.fn(), close: vi.fn() });
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function open() {
      return channel;
    }),
  );
  const heard: unknown[] = [];
  const { stop } = browserTabs(() => '101')('draft.feedback.42', (event) => heard.push(event));
  const tell = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { heard, tell, stop };
}

it('a tab whose turn does not come is told after 250 ms that another has it', async () => {
  const { heard } = opened();
  await vi.advanceTimersByTimeAsync(249);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([{ type: 'turn.denied' }]);
});

it('a tab whose turn a busy browser hands over late is not told that another has it', async () => {
  let handOver: (() => unknown) | undefined;
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, __: unknown, keep: () => unknown) => {
        handOver = keep;
        return new Promise<never>(() => undefined);
      },
      // The browser answers in the order in which it was asked.
      query: () => {
        handOver?.();
        return Promise.resolve({});
      },
    },
  });
  const { heard } = opened();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([{ type: 'turn.taken' }]);
});

it('a tab that is closed while it asks whose turn it is hears nothing', async () => {
  const { heard, stop } = opened();
  vi.advanceTimersByTime(250);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
});

it('a tab that opens while another asks for the turn is told once that it has none', () => {
  const { heard, tell } = opened();
  vi.advanceTimersByTime(100);
  tell({ type: 'turn.wanted' });
  expect(heard).toEqual([{ type: 'turn.denied' }]);
  tell({ type: 'turn.wanted' });
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([{ type: 'turn.denied' }]);
});
