import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../src/app/world/connect';
import {
  draft,
  selectFoundDrafts,
  selectIsElsewhere,
  selectIsSaveFailed,
  selectIsSaving,
  selectSavedAt,
} from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { proveChart } from '../../../src/paths';
import { type FoundDraft, UnreadDrafts } from '../../../src/domain/draft';
import type { Tabs } from '../../../src/machines/parts/tabs';
import { browser } from './browser';
import { run, world } from './world';

const key = 'feedback.42';
const found = { place: key, content: 'old', savedAt: 1000 };
const typedSince = { place: `${key}.beside.1`, content: 'newer', savedAt: 2000 };

/** A draft in one tab of a browser, once it has found what was kept before. */
async function keeping(kept: readonly FoundDraft[] = [], tabs?: Tabs) {
  const started = run(draft, { key }, tabs);
  await started.last().answer(kept);
  const { actor, asked } = started;
  return {
    ...started,
    snapshot: () => actor.getSnapshot(),
    type: (content: string) => {
      actor.send({ type: 'content.changed', content });
    },
    answer: (type: 'draft.restored' | 'draft.discarded', place: string) => {
      actor.send({ type, place });
    },
    names: () => asked.map(({ name }) => name),
    saved: () => asked.filter(({ name }) => name === 'draft.save').map(({ input }) => input),
    offered: () => selectFoundDrafts(actor.getSnapshot()).map(({ content }) => content),
  };
}

/** A form, as far as a draft sees it. */
const page = setup({
  types: { context: {} as { heard: unknown[] }, children: {} as { draft: 'draft' } },
  actors: { draft },
}).createMachine({
  id: 'page',
  context: { heard: [] },
  invoke: { id: 'draft', src: 'draft', input: { key } },
  on: { 'content.restored': { actions: ({ context, event }) => context.heard.push(event) } },
});

/** The same in a form. */
async function opened(kept: readonly FoundDraft[]) {
  const { services, last, asked } = world();
  const clock = new SimulatedClock();
  const actor = createActor(connect(page, services), { clock }).start();
  const child = actor.getSnapshot().children.draft;
  if (child === undefined) throw new Error('there is no draft');
  await last().answer(kept);
  const saved = () => asked.filter(({ name }) => name === 'draft.save').map(({ input }) => input);
  return { actor, child, clock, asked, last, saved };
}

describe('keeping what is typed', () => {
  it('saves within half a second of the first change, however long is typed, and proves when', async () => {
    const { type, clock, asked, last, snapshot } = await keeping();
    type('a');
    clock.increment(399);
    type('ab');
    expect(asked).toHaveLength(1);
    clock.increment(1);
    expect(asked).toHaveLength(2);
    expect(last().name).toBe('draft.save');
    expect(last().input).toEqual({ key, content: 'ab' });
    expect(selectIsSaving(snapshot())).toBe(true);
    expect(selectSavedAt(snapshot())).toBeNull();
    await last().answer({ content: 'ab', savedAt: 5000 });
    expect(selectSavedAt(snapshot())).toBe(5000);
    expect(selectIsSaving(snapshot())).toBe(false);
  });

  it.each(['page.hidden', 'page.left'] as const)(
    'saves at once on %s, since it may be the last moment',
    async (type) => {
      const { type: write, last, signals } = await keeping();
      write('a');
      signals.visibility.tell({ type });
      expect(last().input).toEqual({ key, content: 'a' });
    },
  );

  it('takes no save for the last one when something was typed meanwhile', async () => {
    const { type, clock, asked, last, snapshot } = await keeping();
    type('a');
    clock.increment(500);
    const first = last();
    type('ab');
    await first.answer({ content: 'a', savedAt: 5000 });
    expect(selectSavedAt(snapshot())).toBeNull();
    clock.increment(500);
    expect(asked).toHaveLength(3);
    expect(last().input).toEqual({ key, content: 'ab' });
  });

  it('says when the browser does not keep it, and tries again by hand or with the next change', async () => {
    const { type, clock, last, snapshot, actor } = await keeping();
    type('a');
    clock.increment(500);
    await last().fail(new DOMException('full', 'QuotaExceededError'));
    expect(selectIsSaveFailed(snapshot())).toBe(true);
    expect(snapshot().context.content).toBe('a');
    actor.send({ type: 'retry.requested' });
    expect(last().input).toEqual({ key, content: 'a' });
    await last().fail(new DOMException('full', 'QuotaExceededError'));
    type('ab');
    expect(selectIsSaveFailed(snapshot())).toBe(false);
    clock.increment(500);
    await last().answer({ content: 'ab', savedAt: 5000 });
    expect(selectSavedAt(snapshot())).toBe(5000);
  });

  it('removes it once all is sent, and ends', async () => {
    const { actor, last } = await keeping();
    actor.send({ type: 'draft.removed' });
    expect(last().name).toBe('draft.remove');
    expect(last().input).toEqual({ key });
    await last().answer(null);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('does not save after it was removed', async () => {
    const { actor, type, clock, names } = await keeping();
    type('a');
    actor.send({ type: 'draft.removed' });
    clock.increment(1000);
    expect(names()).toEqual(['draft.find', 'draft.remove']);
  });
});

describe('what was kept before', () => {
  it('is offered, and told to the form that takes it back', async () => {
    const { actor, asked, child } = await opened([found]);
    expect(selectFoundDrafts(child.getSnapshot())).toEqual([found]);
    child.send({ type: 'draft.restored', place: key });
    expect(actor.getSnapshot().context.heard).toEqual([
      { type: 'content.restored', content: 'old' },
    ]);
    expect(selectFoundDrafts(child.getSnapshot())).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('is thrown away when a person does not want it', async () => {
    const { answer, last, offered } = await keeping([found]);
    answer('draft.discarded', key);
    expect(offered()).toEqual([]);
    expect(last()).toMatchObject({ name: 'draft.remove', input: { key } });
  });

  it('is not replaced by what is typed before it is answered, and stays offered', async () => {
    const { saved, last, offered, type, clock, answer } = await keeping([found]);
    type('new');
    clock.increment(500);
    await last().answer({ content: 'new', savedAt: 5000 });
    expect(saved()).toEqual([{ key: `${key}.beside.1`, content: 'new' }]);
    expect(offered()).toEqual(['old']);
    answer('draft.discarded', key);
    expect(last()).toMatchObject({ name: 'draft.remove', input: { key } });
  });

  it('is offered together with what was typed beside it, and neither is replaced', async () => {
    const { saved, offered, type, clock } = await keeping([found, typedSince]);
    expect(offered()).toEqual(['old', 'newer']);
    type('newest');
    clock.increment(500);
    expect(saved()).toEqual([{ key: `${key}.beside.2`, content: 'newest' }]);
  });

  it('changes places with what was typed meanwhile, which is saved and offered in its turn', async () => {
    const { clock, last, saved, child } = await opened([found]);
    const offered = () => selectFoundDrafts(child.getSnapshot()).map(({ content }) => content);
    child.send({ type: 'content.changed', content: 'new' });
    child.send({ type: 'draft.restored', place: key });
    expect(saved()).toEqual([{ key: `${key}.beside.1`, content: 'new' }]);
    expect(offered()).toEqual(['new']);
    child.send({ type: 'content.changed', content: 'old, and more' });
    clock.increment(500);
    expect(last().input).toEqual({ key, content: 'old, and more' });
    child.send({ type: 'draft.restored', place: `${key}.beside.1` });
    expect(offered()).toEqual(['old, and more']);
  });

  it('is offered as far as it can be read, and what is typed replaces none of the others', async () => {
    const { last, actor, clock } = run(draft, { key });
    await last().fail(new UnreadDrafts([typedSince], `${key}.beside.3000`));
    expect(selectFoundDrafts(actor.getSnapshot())).toEqual([typedSince]);
    actor.send({ type: 'content.changed', content: 'a' });
    clock.increment(500);
    expect(last()).toMatchObject({
      name: 'draft.save',
      input: { key: `${key}.beside.3000`, content: 'a' },
    });
  });

  it('is found before anything is saved, so that nothing can take its place unseen', async () => {
    const { last, actor, clock, asked } = run(draft, { key });
    actor.send({ type: 'content.changed', content: 'a' });
    clock.increment(5000);
    expect(asked).toHaveLength(1);
    await last().answer([found]);
    clock.increment(500);
    expect(last().input).toEqual({ key: `${key}.beside.1`, content: 'a' });
  });
});

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

it('takes every transition of a draft', () => {
  const proof = proveChart(draft, draftPaths);
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
