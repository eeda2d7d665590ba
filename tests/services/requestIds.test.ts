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
  const place = '101 /teacher/updatePassword';
  const sent = { fields: 'password=Secret-2026', file: null };

  it('[CALL-215] an act carries the same id until its outcome is known, over a reload too', () => {
    const keeper = requestIdKeeper();
    const first = keeper.begin(place, sent);
    first.isUnderWay = false;
    expect(keeper.begin(place, { ...sent, fields: 'password=Other-2026' }).id).not.toBe(first.id);
    expect(keeper.begin(place, sent).id).toBe(first.id);
    const reloaded = requestIdKeeper();
    expect(reloaded.begin('101 /teacher/logout', sent).id).not.toBe(first.id);
    const again = reloaded.begin(place, sent);
    expect(again.id).toBe(first.id);
    reloaded.settle(again);
    expect(requestIdKeeper().begin(place, sent).id).not.toBe(first.id);
  });

  it('[CALL-215] an id from before a reload that the server has seen with another form is passed over', () => {
    const { id } = requestIdKeeper().begin(place, sent);
    const reloaded = requestIdKeeper();
    const unfit = reloaded.begin(place, sent);
    unfit.isUnderWay = false;
    expect(unfit.id).toBe(id);
    expect(reloaded.begin(place, sent, [id]).id).not.toBe(id);
  });

  it('nothing is kept once every outcome is known', () => {
    const keeper = requestIdKeeper();
    const act = keeper.begin(place, sent);
    expect(sessionStorage).toHaveLength(1);
    keeper.settle(act);
    expect(sessionStorage).toHaveLength(0);
  });

  it('the storage holds an id and nothing of what was sent', () => {
    requestIdKeeper().begin(place, sent);
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Secret');
  });
});
