import { expect, it } from 'vitest';
import { emptyOf } from '../../../src/domain/feedback';
import { headquartersDraftKey } from '../../../src/domain/headquartersDrafts';
import { headquartersDrafts, selectAsked } from '../../../src/machines/feedback/headquartersDrafts';
import { run } from '../parts/world';

const place = headquartersDraftKey(2);
const draft = (content: string) => ({
  ...{ place, content: { ...emptyOf('portal'), content, phone: '' }, savedAt: 1 },
});

/** The box asks whether its only draft is removed. */
async function ask() {
  const { actor, asked, signals, told } = run(headquartersDrafts, { subjectId: 2 });
  actor.send({ type: 'box.opened' });
  await asked.at(-1)?.answer([draft('Owl')]);
  actor.send({ type: 'removal.requested', place });
  const question = () => selectAsked(actor.getSnapshot());
  expect(question()?.content.content).toBe('Owl');
  return { actor, asked, signals, told, question };
}

it('the question whether a draft is removed ends once another tab has removed it', async () => {
  const { actor, asked, signals, told, question } = await ask();
  signals.drafts.tell({ type: 'drafts.changed' });
  await asked.at(-1)?.answer([]);
  expect(question()).toBeNull();
  expect(actor.getSnapshot().value).toEqual({ listed: 'current' });
  expect(told).toMatchObject([{ message: { key: 'feedback:draft.gone' } }]);
});

it('the question whether a draft is removed shows what another tab has typed meanwhile', async () => {
  const { asked, signals, question } = await ask();
  signals.drafts.tell({ type: 'drafts.changed' });
  await asked.at(-1)?.answer([draft('Fox')]);
  expect(question()?.content.content).toBe('Fox');
});
