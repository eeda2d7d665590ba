// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newRequestId, requestIdKeeper } from '../../src/services/requestIds';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request id', () => {
  it('[CALL-215] needs nothing that browsers keep for https', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    vi.stubGlobal('crypto', plain);
    expect(newRequestId()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is never the same twice, and as random at its end as at its start', () => {
    const ids = Array.from({ length: 500 }, newRequestId);
    for (const part of [(id: string) => id.slice(0, 16), (id: string) => id.slice(16)]) {
      expect(new Set(ids.map(part)).size).toBe(500);
    }
  });
});

describe('the ids of acts whose outcome is unknown', () => {
  const act = '101 /teacher/logout {"subject_id":1}';

  it('[CALL-215] an act carries the same id until its outcome is known, over a reload too', () => {
    const first = requestIdKeeper().idFor(act);
    const reloaded = requestIdKeeper();
    expect(reloaded.idFor(act)).toBe(first);
    expect(reloaded.idFor(`${act} `)).not.toBe(first);
    reloaded.settle(act);
    expect(reloaded.idFor(act)).not.toBe(first);
  });

  it('[GRD-24] nothing is kept once every outcome is known', () => {
    const keeper = requestIdKeeper();
    keeper.idFor(act);
    expect(sessionStorage).toHaveLength(1);
    keeper.settle(act);
    expect(sessionStorage).toHaveLength(0);
  });
});
