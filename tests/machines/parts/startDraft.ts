import { draft, selectFoundDrafts } from '../../../src/machines/parts/draft';
import type { FoundDraft } from '../../../src/domain/draft';
import type { Tabs } from '../../../src/machines/parts/tabs';
import { run } from './world';

export const key = 'feedback.42';
export const found = { place: key, content: 'old', savedAt: 1000 };
export const typedSince = { place: `${key}.beside.1`, content: 'newer', savedAt: 2000 };

/** A draft in one tab of a browser, once it has found what was kept before. */
export async function keeping(kept: readonly FoundDraft[] = [], tabs?: Tabs) {
  const started = run(draft, { key }, tabs);
  await started.last().answer(kept);
  const { actor, named } = started;
  return {
    ...started,
    type: (content: string) => {
      actor.send({ type: 'content.changed', content });
    },
    answer: (type: 'draft.restored' | 'draft.discarded', place: string) => {
      actor.send({ type, place });
    },
    names: started.namesAsked,
    saved: () => named('draft.save').map(({ input }) => input),
    offered: () => selectFoundDrafts(actor.getSnapshot()).map(({ content }) => content),
  };
}
