import { describe, expect, it } from 'vitest';
import { uploadImage } from '../../../src/contract/account';
import { CallFailure } from '../../../src/contract/failure';
import { createFeedback, findCreated } from '../../../src/contract/feedback';
import { emptyOf } from '../../../src/domain/feedback';
import { feedbackImages } from '../../../src/domain/limits';
import { headquartersDraftKey } from '../../../src/domain/headquartersDrafts';
import { headquarters } from '../../../src/machines/feedback/headquarters';
import {
  headquartersFeedback,
  selectUnsent,
  selectValues,
} from '../../../src/machines/feedback/headquartersFeedback';
import { selectUnsentCount } from '../../../src/machines/parts/fileUpload';
import { selectIsAttached } from '../../../src/machines/feedback/recordOffer';
import { sampleRecord } from '../../../src/machines/feedback/recordOffer.paths';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const values = { ...emptyOf('portal'), content: 'The list stays empty' };
const submitted = { type: 'submit.requested' } as const;

/** The form about the portal itself, once it has read what the portal did. */
async function begin() {
  const started = run(headquartersFeedback, { subjectId: 2, values });
  const reading = started.asked.find(({ name }) => name === 'record.read');
  await reading?.answer(sampleRecord);
  const sent = () => started.asked.filter(({ name }) => name === '/feedback/create');
  return { ...started, offer: started.actor.getSnapshot().children.record, sent };
}

describe('the record of the session', () => {
  it('stays here unless the person lets it go along', async () => {
    const { actor, offer, sent } = await begin();
    offer?.send({ type: 'record.attached' });
    offer?.send({ type: 'record.left' });
    actor.send(submitted);
    expect(sent().map(({ input }) => input)).toEqual([{ subject_id: 2, feedback: values }]);
  });

  it('goes along as it was shown, also when it is sent again after a failure', async () => {
    const { actor, offer, sent, last } = await begin();
    offer?.send({ type: 'record.attached' });
    actor.send(submitted);
    await last().fail(noAnswer('network'));
    expect(actor.getSnapshot().value).toBe('draft');
    expect(selectValues(actor.getSnapshot())).toEqual(values);
    actor.send(submitted);
    const whole = { subject_id: 2, feedback: values, record: sampleRecord };
    expect(sent().map(({ input }) => input)).toEqual([whole, whole]);
  });

  it('does not go with what is about something else', async () => {
    const { actor, offer, sent } = await begin();
    offer?.send({ type: 'record.attached' });
    actor.send({ type: 'type.chosen', feedbackType: 'localCase' });
    actor.send({ type: 'switch.confirmed' });
    actor.send({ type: 'field.changed', field: 'content', value: 'New' });
    actor.send({ type: 'field.changed', field: 'point_name', value: 'Fractions' });
    actor.send(submitted);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.input).not.toHaveProperty('record');
  });
});

describe('feedback without an answer', () => {
  const unanswered = new CallFailure('timeout', {
    ...{ path: createFeedback.path, requestId: 'r1', isChange: true },
  });

  it('[HQF-10] is kept with its request id and record, is asked about once restored, and sent under a new id with its record', async () => {
    const { actor, asked, clock, offer, last, sent } = await begin();
    await asked.find(({ name }) => name === 'draft.find')?.answer([]);
    offer?.send({ type: 'record.attached' });
    actor.send(submitted);
    expect(sent().map(({ repeats }) => repeats)).toEqual(['r1']);
    await last().fail(unanswered);
    clock.increment(500);
    const content = { ...values, record: sampleRecord, unanswered: 'r1' };
    expect(last()).toMatchObject({ name: 'draft.save', input: { content } });
    actor.send(submitted);
    await last().answer({ feedback_id: null });
    actor.send(submitted);
    expect(sent().map(({ repeats }) => repeats)).toEqual(['r1', 'r2']);

    const place = headquartersDraftKey(2);
    const again = run(headquartersFeedback, { subjectId: 2, place });
    await again.asked
      .find(({ name }) => name === 'draft.find')
      ?.answer([{ place, content: { ...content, unanswered: 'lost' }, savedAt: 1 }]);
    const { children } = again.actor.getSnapshot();
    expect(children.record && selectIsAttached(children.record.getSnapshot())).toBe(true);
    expect(again.last()).toMatchObject({
      ...{ name: findCreated.path, input: { request_id: 'lost' } },
    });
    await again.last().answer({ feedback_id: null });
    again.actor.send(submitted);
    expect(again.last()).toMatchObject({
      ...{ name: createFeedback.path, repeats: 'r1' },
      input: { subject_id: 2, feedback: values, record: sampleRecord },
    });
  });

  it('[HQF-11] is a new act once the server has refused it, and so is another draft', async () => {
    const { actor, last, sent } = await begin();
    actor.send({ type: 'content.restored', content: { ...values, unanswered: 'r1' } });
    await last().answer({ feedback_id: null });
    actor.send(submitted);
    await last().fail(refusal('badPayload', 'No'));
    actor.send(submitted);
    expect(sent().map(({ repeats }) => repeats)).toEqual(['r1', 'r2']);
    await last().fail(unanswered);
    actor.send({ type: 'draft.opened', place: headquartersDraftKey(2) });
    actor.send({ type: 'content.restored', content: values });
    actor.send(submitted);
    expect(sent().at(-1)?.repeats).toBe('r3');
  });
});

describe('pictures', () => {
  const picture = new File(['picture'], 'board.png', { type: 'image/png' });
  // As large as one may be.
  const second = new File([new Uint8Array(feedbackImages.bytes)], 'notes.png', {
    type: 'image/png',
  });
  const choose = (...images: File[]) =>
    ({ type: 'files.chosen', files: images, along: { taken: 0 } }) as const;

  it('[VALID-050] [CONST-009] are uploaded beside the form one after the other, and a refused one keeps none back', async () => {
    const { actor, last, asked } = await begin();
    const values = () => selectValues(actor.getSnapshot());
    const { images } = actor.getSnapshot().children;
    images?.send(
      choose(
        new File(['text'], 'text.txt', { type: 'text/plain' }),
        picture,
        new File([new Uint8Array(feedbackImages.bytes + 1)], 'large.png', { type: 'image/png' }),
        second,
      ),
    );
    const troubles = () => images?.getSnapshot().context.files.map(({ trouble }) => trouble?.key);
    expect(troubles()).toEqual([
      ...['feedback:error.imageType', undefined, 'feedback:error.tooLarge', undefined],
    ]);
    expect(selectUnsent(actor.getSnapshot())).toBe(4);
    expect(last()).toMatchObject({ name: uploadImage.path, input: { image: picture } });
    actor.send({ type: 'field.changed', field: 'content', value: 'Typed meanwhile' });
    await last().answer({ image_url: '/files/7' });
    expect(last()).toMatchObject({ name: uploadImage.path, input: { image: second } });
    await last().answer({ image_url: '/files/8' });
    expect(values()).toMatchObject({
      ...{ content: 'Typed meanwhile', images: ['/files/7', '/files/8'] },
    });
    expect(asked.filter(({ name }) => name === uploadImage.path)).toHaveLength(2);
    // Those that were refused do not go along either, until they are left out.
    expect(selectUnsent(actor.getSnapshot())).toBe(2);
    for (const { id } of images?.getSnapshot().context.files ?? []) {
      images?.send({ type: 'file.removed', id });
    }
    expect(selectUnsent(actor.getSnapshot())).toBe(0);
    actor.send({ type: 'image.removed', place: 'images', address: '/files/7' });
    expect(values().images).toEqual(['/files/8']);
  });

  it('[MSG-031] that cannot be inserted are told of, and are tried again after the others', async () => {
    const { actor, last } = await begin();
    const { images } = actor.getSnapshot().children;
    images?.send(choose(picture, second));
    await last().fail(noAnswer('network'));
    const [failed] = images?.getSnapshot().context.files ?? [];
    expect(failed).toMatchObject({ file: picture, trouble: { key: 'feedback:image.failed' } });
    images?.send({ type: 'file.retried', id: failed?.id ?? 0 });
    await last().answer({ image_url: '/files/8' });
    expect(last()).toMatchObject({ input: { image: picture } });
    await last().answer({ image_url: '/files/9' });
    expect(selectValues(actor.getSnapshot()).images).toEqual(['/files/8', '/files/9']);
  });

  it('[HQF-01] [HQF-03] that are on their way are asked about before another type drops them', async () => {
    const { actor, asked } = run(headquartersFeedback, { subjectId: 2 });
    const { images, cover } = actor.getSnapshot().children;
    images?.send(choose(picture));
    cover?.send(choose(second));
    const uploads = asked.filter(({ name }) => name === uploadImage.path);
    actor.send({ type: 'type.chosen', feedbackType: 'question' });
    expect(actor.getSnapshot().value).toBe('confirmingSwitch');
    actor.send({ type: 'switch.confirmed' });
    expect(uploads.map((upload) => upload.isDropped())).toEqual([true, true]);
    expect(selectUnsent(actor.getSnapshot())).toBe(0);
    expect(selectValues(actor.getSnapshot())).toEqual(emptyOf('question'));
    // The textbook's cover does not wait for the next textbook either.
    actor.send({ type: 'type.chosen', feedbackType: 'textbook' });
    expect([actor.getSnapshot().value, selectUnsent(actor.getSnapshot())]).toEqual(['editing', 0]);
  });

  it('[VALID-051] beyond the ninth are refused, and one that is left out makes room', async () => {
    const { actor, last } = await begin();
    const { images } = actor.getSnapshot().children;
    const many = Array.from(
      { length: 3 },
      (_, index) => new File([String(index)], 'a.png', picture),
    );
    images?.send({ type: 'files.chosen', files: many, along: { taken: 7 } });
    const pictures = () => images?.getSnapshot().context.files ?? [];
    expect(pictures().map(({ trouble }) => trouble?.key)).toEqual([
      ...[undefined, undefined, 'feedback:error.tooMany'],
    ]);
    const dropped = last();
    images?.send({ type: 'file.removed', id: pictures()[0]?.id ?? 0 });
    expect(dropped.isDropped()).toBe(true);
    expect(last()).toMatchObject({ input: { image: many[1] } });
    expect(selectUnsentCount(images?.getSnapshot())).toBe(1);
  });

  it('[VALID-051] are nine at most, and none comes after the feedback was sent', async () => {
    const { actor, last } = await begin();
    const add = (address: string) => {
      actor.send({ type: 'image.uploaded', place: 'images', address, unsent: 0 });
    };
    for (let index = 0; index < 12; index += 1) add(`/files/${String(index)}`);
    expect(selectValues(actor.getSnapshot()).images).toHaveLength(feedbackImages.count);
    actor.send(submitted);
    await last().answer({ feedback_id: 5, created_at: '2026-11-20T20:50:00+08:00' });
    actor.send({ type: 'image.uploaded', place: 'cover', address: '/files/9', unsent: 0 });
    expect(selectValues(actor.getSnapshot()).cover).toBe('');
  });
});

it('what is typed stays while the person looks at what was sent', () => {
  const { actor } = run(headquarters, { subjectId: 2, address: {} });
  const written = () => actor.getSnapshot().children.writing?.getSnapshot().context.values.content;
  actor
    .getSnapshot()
    .children.writing?.send({ type: 'field.changed', field: 'content', value: 'Owl' });
  actor.send({ type: 'sent.chosen' });
  actor.send({ type: 'writing.chosen' });
  expect(written()).toBe('Owl');
  actor.send({ type: 'another.requested' });
  expect(written()).toBe('');
});

it('[SCREEN-100] begins as the report of the question that the address names, until another is begun', () => {
  const question = { question_id: '512', point_name: 'Fractions' };
  const { actor } = run(headquarters, { subjectId: 2, address: { ...question, other: '1' } });
  const shown = () => {
    const { children, context } = actor.getSnapshot();
    return { values: children.writing?.getSnapshot().context.values, address: context.address };
  };
  const report = { values: { ...emptyOf('question'), ...question }, address: question };
  expect(shown()).toEqual(report);
  actor.send({ type: 'sent.chosen' });
  actor.send({ type: 'writing.chosen' });
  expect(shown()).toEqual(report);
  actor.send({ type: 'another.requested' });
  expect(shown()).toEqual({ values: emptyOf('textbook'), address: {} });
});

it.each([
  ['a name too long', { question_id: '512', point_name: 'x'.repeat(61) }, '512'],
  ['no question', { point_name: 'Fractions' }, ''],
  ['a number that is none', { question_id: '5x', point_name: 'Fractions' }, ''],
])('[SCREEN-100] an address with %s fills in no more than the form takes', (_, address, id) => {
  const { actor } = run(headquarters, { subjectId: 2, address });
  const values = actor.getSnapshot().children.writing?.getSnapshot().context.values;
  expect([values?.question_id, values?.point_name]).toEqual([id, '']);
});
