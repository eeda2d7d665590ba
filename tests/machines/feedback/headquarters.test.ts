import { describe, expect, it } from 'vitest';
import { uploadImage } from '../../../src/contract/account';
import { emptyOf } from '../../../src/domain/feedback';
import { feedbackImages } from '../../../src/domain/limits';
import { headquarters } from '../../../src/machines/feedback/headquarters';
import { headquartersPaths } from '../../../src/machines/feedback/headquarters.paths';
import {
  headquartersFeedback,
  selectValues,
} from '../../../src/machines/feedback/headquartersFeedback';
import { imageUpload } from '../../../src/machines/feedback/imageUpload';
import { imageUploadPaths } from '../../../src/machines/feedback/imageUpload.paths';
import { recordOffer } from '../../../src/machines/feedback/recordOffer';
import { recordOfferPaths, sampleRecord } from '../../../src/machines/feedback/recordOffer.paths';
import { sentFeedback } from '../../../src/machines/feedback/sentFeedback';
import { sentFeedbackPaths } from '../../../src/machines/feedback/sentFeedback.paths';
import { sentFeedbackRows } from '../../../src/machines/feedback/sentFeedbackRows';
import { sentFeedbackRowsPaths } from '../../../src/machines/feedback/sentFeedbackRows.paths';
import { persist, restore } from '../../../src/machines/parts/reload';
import { proveChart } from '../../../src/paths';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';
import { findingsOf, proven } from '../proof';

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

describe('pictures', () => {
  const picture = new Blob(['picture'], { type: 'image/png' });

  it('[VALID-050] [CONST-009] are uploaded beside the form, in which typing goes on', async () => {
    const { actor, last } = await begin();
    const values = () => selectValues(actor.getSnapshot());
    const { images } = actor.getSnapshot().children;
    for (const wrong of [
      new Blob(['text'], { type: 'text/plain' }),
      new Blob([new Uint8Array(feedbackImages.bytes)], { type: 'image/png' }),
    ]) {
      images?.send({ type: 'image.chosen', image: wrong });
      expect(images?.getSnapshot().value).toBe('idle');
      expect(images?.getSnapshot().context.error).not.toBeNull();
    }
    images?.send({ type: 'image.chosen', image: picture });
    expect(last()).toMatchObject({ name: uploadImage.path, input: { image: picture } });
    actor.send({ type: 'field.changed', field: 'content', value: 'Typed meanwhile' });
    await last().answer({ image_url: '/files/7' });
    expect(values()).toMatchObject({ content: 'Typed meanwhile', images: ['/files/7'] });
    actor.send({ type: 'image.removed', place: 'images', address: '/files/7' });
    expect(values().images).toEqual([]);
  });

  it('[MSG-031] that cannot be inserted are told of, and can be tried again', async () => {
    const { actor, last } = await begin();
    const told: object[] = [];
    const { cover } = actor.getSnapshot().children;
    cover?.on('notice.shown', ({ message }) => told.push(message));
    cover?.send({ type: 'image.chosen', image: picture });
    await last().fail(noAnswer('network'));
    expect(told).toMatchObject([{ key: 'feedback:image.failed' }]);
    cover?.send({ type: 'image.chosen', image: picture });
    await last().answer({ image_url: '/files/8' });
    expect(selectValues(actor.getSnapshot()).cover).toBe('/files/8');
  });

  it('[VALID-051] are nine at most, and none comes after the feedback was sent', async () => {
    const { actor, last } = await begin();
    const add = (address: string) => {
      actor.send({ type: 'image.uploaded', place: 'images', address });
    };
    for (let index = 0; index < 12; index += 1) add(`/files/${String(index)}`);
    expect(selectValues(actor.getSnapshot()).images).toHaveLength(feedbackImages.count);
    actor.send(submitted);
    await last().answer({ feedback_id: 5, created_at: '2026-11-20T20:50:00+08:00' });
    actor.send({ type: 'image.uploaded', place: 'cover', address: '/files/9' });
    expect(selectValues(actor.getSnapshot()).cover).toBe('');
  });
});

it('what is typed stays while the person looks at what was sent', () => {
  const { actor } = run(headquarters, { subjectId: 2 });
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

it.each([
  [headquarters, headquartersPaths],
  [imageUpload, imageUploadPaths],
  [recordOffer, recordOfferPaths],
  [sentFeedback, sentFeedbackPaths],
] as const)('generated paths tell every wrong chart from the right one', (chart, paths) => {
  expect(findingsOf(chart, paths)).toEqual(proven);
});

// That paths notice every mistake of such a list is shown where lists are made.
it('[CALL-150] sentFeedbackRows takes every transition on generated paths', () => {
  const { missing, truncated } = proveChart(sentFeedbackRows, sentFeedbackRowsPaths, {
    reload: { persist, restore },
  });
  expect([missing, truncated]).toEqual([[], false]);
});
