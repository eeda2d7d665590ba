import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../src/app/world/connect';
import {
  draft,
  selectDiscarded,
  selectFoundDrafts,
  selectIsSaveFailed,
  selectIsSaving,
  selectSavedAt,
} from '../../../src/machines/parts/draft';
import { draftExcerpt, type FoundDraft, UnreadDrafts } from '../../../src/domain/draft';
import { found, keeping, key, typedSince } from './startDraft';
import { run, world } from './world';

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

  it('is had back after it was discarded, for as long as the form is open', async () => {
    const { answer, actor, last, offered, saved } = await keeping([found, typedSince]);
    answer('draft.discarded', key);
    await last().answer(null);
    answer('draft.discarded', typedSince.place);
    await last().answer(null);
    // Each of them, in any order.
    expect(selectDiscarded(actor.getSnapshot())).toEqual([found, typedSince]);
    actor.send({ type: 'discard.undone', place: key });
    expect(saved()).toEqual([{ key, content: 'old' }]);
    await last().answer({ content: 'old', savedAt: 5000 });
    expect(offered()).toEqual(['old']);
    expect(selectDiscarded(actor.getSnapshot())).toEqual([typedSince]);
    actor.send({ type: 'discard.undone', place: typedSince.place });
    await last().answer({ content: 'newer', savedAt: 6000 });
    expect(offered()).toEqual(['old', 'newer']);
    expect(selectDiscarded(actor.getSnapshot())).toEqual([]);
  });

  it.each([
    [{ coins: '12', way: 'fixed', remark: ' Well\n done ' }, '12 · Well done'],
    // One word in small letters is a text, too, and a rating says what was typed.
    [{ rating: '87', tags: [], comment: 'good', annotations: [] }, '87 · good'],
    [{ rating: '87', comment: '' }, '87'],
    [{ annotations: [{ id: 'a1', start: 0, end: 3, category: 'language', comment: 'hm' }] }, 'hm'],
    [{ a: '字'.repeat(60), b: '文'.repeat(60) }, `${'字'.repeat(60)} · ${'文'.repeat(57)}…`],
    [{ type: 'fixed', deadline: '2026-11-20T18:00:00+08:00', file: '/files/a' }, null],
    [['字'.repeat(61)], `${'字'.repeat(60)}…`],
    [{ values: { essay_title: 'Wind' }, card: { name: 'Describing a place' } }, 'Wind'],
    [{ values: { essay_title: '' }, card: { name: 'Describing a place' } }, 'Describing a place'],
    [null, null],
  ])('says what was typed into it', (content, excerpt) => {
    expect(draftExcerpt(content)).toBe(excerpt);
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
