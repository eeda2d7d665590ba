import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../src/app/world/connect';
import {
  draft,
  selectFoundDraft,
  selectIsSaveFailed,
  selectIsSaving,
  selectSavedAt,
} from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { proveChart } from '../../../src/paths';
import { run, world } from './world';

const key = 'feedback.42';
const found = { content: 'old', savedAt: 1000 };

function keeping() {
  const started = run(draft, { key });
  return {
    ...started,
    snapshot: () => started.actor.getSnapshot(),
    type: (content: string) => {
      started.actor.send({ type: 'content.changed', content });
    },
    names: () => started.asked.map(({ name }) => name),
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

describe('keeping what is typed', () => {
  it('saves within half a second of the first change, however long is typed, and proves when', async () => {
    const { type, clock, asked, last, snapshot } = keeping();
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
    (type) => {
      const { type: write, last, signals } = keeping();
      write('a');
      signals.visibility.tell({ type });
      expect(last().input).toEqual({ key, content: 'a' });
    },
  );

  it('takes no save for the last one when something was typed meanwhile', async () => {
    const { type, clock, asked, last, snapshot } = keeping();
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
    const { type, clock, last, snapshot, actor } = keeping();
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
    const { actor, last } = keeping();
    actor.send({ type: 'draft.removed' });
    expect(last().name).toBe('draft.remove');
    expect(last().input).toEqual({ key });
    await last().answer(null);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('does not save after it was removed', () => {
    const { actor, type, clock, names } = keeping();
    type('a');
    actor.send({ type: 'draft.removed' });
    clock.increment(1000);
    expect(names()).toEqual(['draft.load', 'draft.remove']);
  });
});

describe('what was kept before', () => {
  it('is offered, and told to the form that takes it back', async () => {
    const { services, last, asked } = world();
    const actor = createActor(connect(page, services), { clock: new SimulatedClock() }).start();
    const child = actor.getSnapshot().children.draft;
    if (child === undefined) throw new Error('there is no draft');
    expect(selectFoundDraft(child.getSnapshot())).toBeNull();
    await last().answer(found);
    expect(selectFoundDraft(child.getSnapshot())).toEqual(found);
    child.send({ type: 'draft.restored' });
    expect(actor.getSnapshot().context.heard).toEqual([
      { type: 'content.restored', content: 'old' },
    ]);
    expect(selectFoundDraft(child.getSnapshot())).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('is thrown away when a person does not want it', async () => {
    const { actor, last, snapshot } = keeping();
    await last().answer(found);
    actor.send({ type: 'draft.discarded' });
    expect(selectFoundDraft(snapshot())).toBeNull();
    expect(last().name).toBe('draft.remove');
  });

  it('can still be taken back after something was typed, and leaves that in peace', async () => {
    const { actor, asked, last, snapshot, type, clock } = keeping();
    await last().answer(found);
    type('new');
    clock.increment(500);
    await last().answer({ content: 'new', savedAt: 5000 });
    expect(selectFoundDraft(snapshot())).toEqual(found);
    actor.send({ type: 'draft.discarded' });
    expect(selectFoundDraft(snapshot())).toBeNull();
    expect(asked.map(({ name }) => name)).toEqual(['draft.load', 'draft.save']);
  });

  it('is no reason not to work when it can not be read', async () => {
    const { last, snapshot, type, clock } = keeping();
    await last().fail(new Error('denied'));
    expect(selectFoundDraft(snapshot())).toBeNull();
    type('a');
    clock.increment(500);
    expect(last().name).toBe('draft.save');
  });
});

it('takes every transition of a draft', () => {
  const proof = proveChart(draft, draftPaths);
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
