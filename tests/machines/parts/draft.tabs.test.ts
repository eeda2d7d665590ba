import { describe, expect, it } from 'vitest';
import { selectIsElsewhere, selectSavedAt } from '../../../src/machines/parts/draft';
import type { FoundDraft } from '../../../src/domain/draft';
import { browser } from './browser';
import { found, keeping, key, typedSince } from './startDraft';

describe('two tabs with one draft', () => {
  const isElsewhere = ({ snapshot }: Awaited<ReturnType<typeof keeping>>) =>
    selectIsElsewhere(snapshot());

  it('only the first keeps it; the second is told, and saves nothing', async () => {
    const tabs = browser();
    const first = await keeping([], tabs);
    const second = await keeping([], tabs);
    expect([first, second].map(isElsewhere)).toEqual([false, true]);
    second.type('b');
    second.clock.increment(5000);
    expect(second.saved()).toEqual([]);
  });

  it('the second takes over once the first has saved, and then the first is told', async () => {
    const tabs = browser();
    const first = await keeping([], tabs);
    const second = await keeping([], tabs);
    first.type('a');
    second.actor.send({ type: 'turn.requested' });
    expect(first.saved()).toEqual([{ key, content: 'a' }]);
    expect(isElsewhere(second)).toBe(true);
    await first.last().answer({ content: 'a', savedAt: 3000 });
    expect([first, second].map(isElsewhere)).toEqual([true, false]);
    await second.last().answer([{ place: key, content: 'a', savedAt: 3000 }]);
    expect(second.offered()).toEqual(['a']);
    first.type('ab');
    first.clock.increment(5000);
    expect(first.saved()).toHaveLength(1);
  });

  it('what was typed where it was not kept is kept once the other tab is gone', async () => {
    const tabs = browser();
    const first = await keeping([], tabs);
    const second = await keeping([], tabs);
    second.type('b');
    first.actor.stop();
    expect(isElsewhere(second)).toBe(false);
    await second.last().answer([found]);
    second.clock.increment(500);
    expect(second.saved()).toEqual([{ key: `${key}.beside.1`, content: 'b' }]);
  });

  /** The first tab has saved 'a', the second took over and was closed; the first finds what is kept now. */
  async function returned(kept: readonly FoundDraft[], typed = 'a') {
    const tabs = browser();
    const first = await keeping([], tabs);
    const second = await keeping([], tabs);
    first.type('a');
    second.actor.send({ type: 'turn.requested' });
    await first.last().answer({ content: 'a', savedAt: 3000 });
    first.type(typed);
    second.actor.stop();
    await first.last().answer(kept);
    return first;
  }

  it('the first goes on with its own draft when it gets its turn back, and is not offered it', async () => {
    const first = await returned([{ place: key, content: 'a', savedAt: 3000 }, typedSince]);
    expect(first.offered()).toEqual(['newer']);
    expect(selectSavedAt(first.snapshot())).toBe(3000);
    first.clock.increment(5000);
    expect(first.saved()).toHaveLength(1);
    first.actor.send({ type: 'draft.removed' });
    expect(first.last()).toMatchObject({ name: 'draft.remove', input: { key } });
  });

  it('the first saves at its own place what was typed there while the second kept the draft', async () => {
    const first = await returned([{ place: key, content: 'a', savedAt: 3000 }], 'ab');
    first.clock.increment(500);
    expect(first.offered()).toEqual([]);
    expect(first.saved().slice(1)).toEqual([{ key, content: 'ab' }]);
  });

  it('the first saves its text again when the second has removed the draft', async () => {
    const first = await returned([]);
    expect(selectSavedAt(first.snapshot())).toBeNull();
    first.clock.increment(500);
    expect(first.saved().slice(1)).toEqual([{ key, content: 'a' }]);
  });

  it('the first is offered what the second has written at its place, and saves its text beside it', async () => {
    const first = await returned([{ place: key, content: 'other', savedAt: 4000 }]);
    expect(first.offered()).toEqual(['other']);
    expect(selectSavedAt(first.snapshot())).toBeNull();
    first.clock.increment(500);
    expect(first.saved().slice(1)).toEqual([{ key: `${key}.beside.1`, content: 'a' }]);
  });

  it('the first takes a note of its own text, which was never confirmed, for its own', async () => {
    const first = await returned([{ place: key, content: 'ab', savedAt: 3500 }], 'ab');
    expect(first.offered()).toEqual([]);
    first.clock.increment(500);
    expect(first.saved().slice(1)).toEqual([{ key, content: 'ab' }]);
  });

  it('the other tab’s draft stays when the form is sent where it is not kept', async () => {
    const tabs = browser();
    await keeping([], tabs);
    const second = await keeping([], tabs);
    second.actor.send({ type: 'draft.removed' });
    expect(second.names()).toEqual(['draft.find']);
    expect(second.snapshot().status).toBe('done');
  });
});
