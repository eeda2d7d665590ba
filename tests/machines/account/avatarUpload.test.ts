import { fromPromise, createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { uploadImage } from '../../../src/contract/account';
import type { Size, Square } from '../../../src/domain/crop';
import {
  avatarUpload,
  selectCrop,
  selectMostZoom,
  selectZoom,
} from '../../../src/machines/account/avatarUpload';
import type { LocalLogic } from '../../../src/machines/parts/local';
import { answering, heardFrom, noAnswer, refusal } from '../fakes';

const photo = new Blob(['photo'], { type: 'image/png' });
const animation = new Blob(['animation'], { type: 'image/gif' });
const part = new Blob(['part'], { type: 'image/png' });
const size = { width: 300, height: 200 };

function start(
  image: Blob,
  { upload = () => ({ image_url: '/files/2' }), measured = true, isCut = true } = {},
) {
  const asked = vi.fn((_: { image: Blob }) => upload());
  const cut = vi.fn((_: unknown) => (isCut ? Promise.resolve(part) : Promise.reject(new Error())));
  const measuring: LocalLogic<'picture.measure'> = Object.assign(
    fromPromise<Size, { image: Blob }>(() =>
      measured ? Promise.resolve(size) : Promise.reject(new Error()),
    ),
    { local: 'picture.measure' as const },
  );
  const cutting: LocalLogic<'picture.cut'> = Object.assign(
    fromPromise<Blob, { image: Blob; square: Square }>(({ input }) => cut(input)),
    { local: 'picture.cut' as const },
  );
  const chart = avatarUpload.provide({
    actors: {
      measure: measuring,
      cut: cutting,
      upload: answering(uploadImage, asked),
    },
  });
  const actor = createActor(chart, { input: { image } });
  const heard = heardFrom(actor);
  actor.start();
  return {
    actor,
    asked,
    cut,
    heard,
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  };
}

it('[CALL-012] uploads the part that was chosen', async () => {
  const { actor, asked, cut, settled } = start(photo);
  expect(selectCrop(await settled())?.square).toEqual({ x: 50, y: 0, side: 200 });
  actor.send({ type: 'picture.zoomed', zoom: 2 });
  actor.send({ type: 'picture.moved', x: 0.5, y: 0 });
  expect(selectZoom(actor.getSnapshot())).toBe(2);
  expect(selectMostZoom(actor.getSnapshot())).toBe(3.125);
  actor.send({ type: 'part.confirmed' });
  expect((await settled()).output).toBe('/files/2');
  expect(cut).toHaveBeenCalledExactlyOnceWith({
    image: photo,
    square: { x: 50, y: 50, side: 100 },
  });
  expect(asked).toHaveBeenCalledExactlyOnceWith({ image: part });
});

it('uploads nothing after a cancel', async () => {
  const { actor, asked, settled } = start(photo);
  await settled();
  actor.send({ type: 'part.cancelled' });
  expect(actor.getSnapshot().output).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['moves', animation, true],
  ['is no picture after all', photo, false],
])('uploads as it is what %s', async (_, image, measured) => {
  const { asked, settled } = start(image, { measured });
  expect((await settled()).output).toBe('/files/2');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ image });
});

it('[MSG-034] [MSG-043] keeps the choice when the upload fails, for another try', async () => {
  const upload = vi.fn(() => ({ image_url: '/files/2' }));
  upload.mockImplementationOnce(() => {
    throw noAnswer();
  });
  const { actor, heard, settled } = start(photo, { upload });
  await settled();
  actor.send({ type: 'picture.zoomed', zoom: 2 });
  actor.send({ type: 'part.confirmed' });
  const failed = await settled();
  expect(failed.matches('choosing')).toBe(true);
  expect(selectZoom(failed)).toBe(2);
  expect(heard).toMatchObject([{ message: { key: 'account:profile.uploadFailed' } }]);
  actor.send({ type: 'part.confirmed' });
  expect((await settled()).output).toBe('/files/2');
});

it.each([
  ['[MSG-043] does not arrive', noAnswer(), { key: 'account:profile.uploadFailed' }],
  [
    '[MSG-048] is refused, in the server’s words,',
    refusal('badPayload', 'Broken'),
    { values: { sentence: 'Broken' } },
  ],
])('ends without one when what can’t be cut %s', async (_, error, message) => {
  const { heard, settled } = start(animation, {
    upload: () => {
      throw error;
    },
  });
  expect((await settled()).output).toBeNull();
  expect(heard).toMatchObject([{ message }]);
});

it('says so when the browser can’t cut the picture', async () => {
  const { actor, asked, heard, settled } = start(photo, { isCut: false });
  await settled();
  actor.send({ type: 'part.confirmed' });
  expect((await settled()).matches('choosing')).toBe(true);
  expect(heard).toMatchObject([{ message: { key: 'account:crop.failed' } }]);
  expect(asked).not.toHaveBeenCalled();
});
