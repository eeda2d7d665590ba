import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserTabs } from '../../src/services/tabs';

/** Another tab has the turn. */
const locks = { request: () => new Promise<never>(() => undefined) };

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
  browserTabs(() => '101')('draft.feedback.42', (event) => heard.push(event));
  const tell = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { heard, tell };
}

it('a tab whose turn does not come is told after 250 ms that another has it', () => {
  const { heard } = opened();
  vi.advanceTimersByTime(249);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([{ type: 'turn.denied' }]);
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
