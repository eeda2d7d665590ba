import { describe, expect, it } from 'vitest';
import { uploadImage } from '../../../src/contract/account';
import { headquartersDraftKey } from '../../../src/domain/headquartersDrafts';
import { emptyOf } from '../../../src/domain/feedback';
import { headquarters, selectView } from '../../../src/machines/feedback/headquarters';
import { sampleRecord } from '../../../src/machines/feedback/recordOffer.paths';
import { run } from '../parts/world';

const submitted = { type: 'submit.requested' } as const;

describe('the draft box', () => {
  const draft = (place: string, content: string, savedAt: number) => ({
    place,
    content: { ...emptyOf('portal'), content, phone: '138' },
    savedAt,
  });
  const key = headquartersDraftKey(2);
  const picture = new File(['picture'], 'board.png', { type: 'image/png' });
  const drafts = [draft(key, 'Owl', 1), draft(`${key}.beside.1`, 'Fox', 2)];

  /** The page in the draft box, where both the form and the box have found the drafts. */
  async function openBox() {
    const { actor, asked, signals } = run(headquarters, {
      ...{ subjectId: 2, address: { view: 'drafts' } },
    });
    const findAll = async () => {
      const found = asked.filter(({ name }) => name === 'draft.find').slice(seen);
      seen += found.length;
      for (const { answer } of found) await answer(drafts);
    };
    let seen = 0;
    await findAll();
    const written = () =>
      actor.getSnapshot().children.writing?.getSnapshot().context.values.content;
    const box = () => actor.getSnapshot().children.drafts;
    return { actor, asked, signals, findAll, written, box };
  }

  it('[SCREEN-102] [HQF-06] opens one in the form as it was typed, and keeps what stood there', async () => {
    const { actor, written, box } = await openBox();
    expect(
      box()
        ?.getSnapshot()
        .context.drafts.map(({ content }) => content.content),
    ).toEqual([...['Fox', 'Owl']]);
    const writing = actor.getSnapshot().children.writing;
    writing?.send({ type: 'field.changed', field: 'content', value: 'Elk' });
    actor.send({ type: 'draft.opened', place: key });
    expect(selectView(actor.getSnapshot())).toBe('writing');
    expect(written()).toBe('Owl');
    expect(writing?.getSnapshot().context.values.phone).toBe('138');
    const found = writing?.getSnapshot().children.draft?.getSnapshot().context.found ?? [];
    expect(found.map(({ content }) => content)).toMatchObject([
      ...[{ content: 'Fox' }, { content: 'Elk' }],
    ]);
  });

  it('[SCREEN-102] opens one in the form that was just saved', async () => {
    const { actor, written } = await openBox();
    const writing = actor.getSnapshot().children.writing;
    writing?.send({ type: 'field.changed', field: 'content', value: 'Elk' });
    writing?.send({ type: 'save.requested' });
    actor.send({ type: 'draft.opened', place: key });
    expect(written()).toBe('Owl');
    expect(writing?.getSnapshot().value).toBe('editing');
  });

  it('[SCREEN-102] opens one in a form of its own where the last one was sent', async () => {
    const { actor, asked, findAll, written } = await openBox();
    const writing = () => actor.getSnapshot().children.writing;
    const sent = writing();
    sent?.send({ type: 'type.chosen', feedbackType: 'portal' });
    sent?.send({ type: 'field.changed', field: 'content', value: 'Elk' });
    sent?.send(submitted);
    await asked
      .find(({ name }) => name === '/feedback/create')
      ?.answer({ feedback_id: 3, created_at: '2026-11-20T14:30:00+08:00' });
    expect(sent?.getSnapshot().value).toBe('submitted');
    actor.send({ type: 'draft.opened', place: key });
    expect(selectView(actor.getSnapshot())).toBe('writing');
    expect(writing()).not.toBe(sent);
    await findAll();
    expect(written()).toBe('Owl');
  });

  /** One is removed in the box. */
  async function remove({ box, asked }: Awaited<ReturnType<typeof openBox>>, place: string) {
    box()?.send({ type: 'removal.requested', place });
    expect(asked.filter(({ name }) => name === 'draft.remove')).toEqual([]);
    box()?.send({ type: 'removal.confirmed' });
    const removal = asked.find(({ name }) => name === 'draft.remove');
    expect(removal?.input).toEqual({ key: place });
    return { finish: () => removal?.answer(null) };
  }

  it('[SCREEN-102] removes one after a question: the form goes on and does not offer it any more', async () => {
    const opened = await openBox();
    const { actor, written, box } = opened;
    const writing = () => actor.getSnapshot().children.writing;
    writing()?.send({ type: 'field.changed', field: 'content', value: 'Elk' });
    writing()
      ?.getSnapshot()
      .children.images?.send({ type: 'files.chosen', files: [picture], along: { taken: 0 } });
    const before = writing();
    await (await remove(opened, key)).finish();
    expect(box()?.getSnapshot().context.drafts).toHaveLength(1);
    expect(written()).toBe('Elk');
    expect(writing()).toBe(before);
    expect(writing()?.getSnapshot().context.unsent.images).toBe(1);
    const found = writing()?.getSnapshot().children.draft?.getSnapshot().context.found;
    expect(found?.map(({ content }) => content)).toMatchObject([{ content: 'Fox' }]);
  });

  it('[SCREEN-102] removes the one that stands in the form with the form', async () => {
    const opened = await openBox();
    const { actor, written } = opened;
    actor.send({ type: 'draft.opened', place: key });
    expect(written()).toBe('Owl');
    actor.send({ type: 'drafts.chosen' });
    await opened.findAll();
    const writing = actor.getSnapshot().children.writing;
    writing?.send({ type: 'pictures.counted', place: 'images', unsent: 1 });
    await (await remove(opened, key)).finish();
    expect(written()).toBe('');
    // It is the same form, whose tab goes on keeping drafts.
    expect(actor.getSnapshot().children.writing).toBe(writing);
    expect(writing?.getSnapshot().context.unsent.images).toBe(0);
  });

  it('[SCREEN-102] ends a removal that is under way when another view is chosen', async () => {
    const opened = await openBox();
    const { actor, written } = opened;
    actor.send({ type: 'draft.opened', place: key });
    actor.send({ type: 'drafts.chosen' });
    await opened.findAll();
    const { finish } = await remove(opened, key);
    actor.send({ type: 'address.changed', address: {} });
    await finish();
    expect(written()).toBe('');
  });

  it('[SCREEN-102] [VALID-051] opens one without the pictures and the record of the other text', async () => {
    const { actor, asked, written } = await openBox();
    const writing = actor.getSnapshot().children.writing;
    const snapshot = () => writing?.getSnapshot();
    const told: unknown[] = [];
    writing?.on('*', (event) => told.push(event));
    await asked.find(({ name }) => name === 'record.read')?.answer(sampleRecord);
    writing?.send({ type: 'type.chosen', feedbackType: 'portal' });
    writing?.send({ type: 'field.changed', field: 'content', value: 'Elk' });
    snapshot()?.children.record?.send({ type: 'record.attached' });
    snapshot()?.children.images?.send({
      type: 'files.chosen',
      files: [picture],
      along: { taken: 0 },
    });
    const upload = asked.find(({ name }) => name === uploadImage.path);
    actor.send({ type: 'draft.opened', place: key });
    expect(written()).toBe('Owl');
    expect(upload?.isDropped()).toBe(true);
    await upload?.answer({ image_url: '/files/7' });
    expect(snapshot()?.context).toMatchObject({ record: null, unsent: { images: 0 } });
    expect(snapshot()?.context.values.images).toEqual([]);
    expect(snapshot()?.children.images?.getSnapshot().context.files).toEqual([]);
    expect(told).toMatchObject([
      { message: { key: 'feedback:image.dropped', values: { count: 1 } } },
    ]);
  });

  it('[SCREEN-102] opens one while the form still looks for drafts, and one that another tab kept since', async () => {
    const { actor, asked } = run(headquarters, { subjectId: 2, address: { view: 'drafts' } });
    const written = () =>
      actor.getSnapshot().children.writing?.getSnapshot().context.values.content;
    const finds = () => asked.filter(({ name }) => name === 'draft.find');
    actor.send({ type: 'draft.opened', place: key });
    for (const { answer } of finds()) await answer(drafts);
    expect(written()).toBe('Owl');
    const before = finds().length;
    const late = draft(`${key}.beside.2`, 'Ape', 3);
    actor.send({ type: 'drafts.chosen' });
    actor.send({ type: 'draft.opened', place: late.place });
    for (const { answer } of finds().slice(before)) await answer([...drafts, late]);
    expect(written()).toBe('Ape');
  });

  it.each(['confirmingSwitch', 'confirmingPictures'] as const)(
    '[SCREEN-102] opens one in the form that asks a question (%s)',
    async (question) => {
      const { actor, written } = await openBox();
      const writing = actor.getSnapshot().children.writing;
      writing?.send({ type: 'type.chosen', feedbackType: 'portal' });
      writing?.send({ type: 'field.changed', field: 'content', value: 'Elk' });
      if (question === 'confirmingSwitch') {
        writing?.send({ type: 'type.chosen', feedbackType: 'textbook' });
      } else {
        writing?.send({ type: 'pictures.counted', place: 'images', unsent: 1 });
        writing?.send(submitted);
      }
      expect(writing?.getSnapshot().value).toBe(question);
      actor.send({ type: 'draft.opened', place: key });
      expect(writing?.getSnapshot().value).toBe('editing');
      expect(writing?.getSnapshot().context.nextType).toBeNull();
      expect(written()).toBe('Owl');
    },
  );

  it('[SCREEN-102] changes nothing where there is no draft at the place', async () => {
    const { actor, asked, written, findAll } = await openBox();
    actor.getSnapshot().children.writing?.send({
      ...{ type: 'field.changed', field: 'content', value: 'Elk' },
    });
    actor.send({ type: 'draft.opened', place: `${key}.beside.9` });
    await findAll();
    expect(written()).toBe('Elk');
    const kept = asked.filter(({ name }) => name === 'draft.save').map(({ input }) => input);
    expect(kept).not.toContainEqual(expect.objectContaining({ content: undefined }));
  });

  it('[SCREEN-102] lists what another tab keeps or removes', async () => {
    const { asked, box, signals } = await openBox();
    signals.drafts.tell({ type: 'drafts.changed' });
    await asked.at(-1)?.answer([draft(key, 'Elk', 3)]);
    const texts = box()
      ?.getSnapshot()
      .context.drafts.map(({ content }) => content.content);
    expect(texts).toEqual(['Elk']);
  });
});
