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
    expect(reloaded.begin(place, sent, { unfit: [id] }).id).not.toBe(id);
  });

  it('[CALL-215] what is new has an id of its own, though the same was sent without an answer', () => {
    const keeper = requestIdKeeper();
    const first = keeper.begin(place, sent, { repeats: '' });
    first.isUnderWay = false;
    const second = keeper.begin(place, sent, { repeats: '' });
    second.isUnderWay = false;
    expect(second.id).not.toBe(first.id);
    expect(requestIdKeeper().begin(place, sent, { repeats: '' }).id).not.toBe(first.id);
    // Sent once more, it is what it was, unless something else is sent.
    expect(keeper.begin(place, sent, { repeats: first.id }).id).toBe(first.id);
    const other = { ...sent, fields: 'password=Other-2026' };
    expect(keeper.begin(place, other, { repeats: second.id }).id).not.toBe(second.id);
  });

  it('[CALL-215] what a chart or a draft names is sent under that id, however often', () => {
    const keeper = requestIdKeeper();
    const act = keeper.begin(place, sent, { repeats: 'a'.repeat(32) });
    act.isUnderWay = false;
    expect(act).toMatchObject({ id: 'a'.repeat(32), sent: null });
    expect(keeper.begin(place, sent, { repeats: act.id })).toBe(act);
  });

  it('[CALL-215] a file that is chosen again is sent under the same id, and another one is not', () => {
    const chosen = (name: string, text = 'notes', lastModified = 1) =>
      new File([text], name, { type: 'text/plain', lastModified });
    const keeper = requestIdKeeper();
    const first = keeper.begin(place, { fields: '', file: chosen('notes.txt') });
    first.isUnderWay = false;
    const others = [
      ...[chosen('other.txt'), chosen('notes.txt', 'longer'), chosen('notes.txt', 'notes', 2)],
      new Blob(['notes']),
    ];
    for (const file of others)
      expect(keeper.begin(place, { fields: '', file }).id).not.toBe(first.id);
    expect(keeper.begin(place, { fields: '', file: chosen('notes.txt') }).id).toBe(first.id);
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
