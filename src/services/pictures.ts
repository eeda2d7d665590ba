import { type Size, type Square, wholePixels } from '../domain/crop';

interface Chosen {
  readonly image: Blob;
}

/** The size of a picture as it is seen, turned as its camera says; rejects what is no picture. */
export async function measurePicture({ image }: Chosen): Promise<Size> {
  const picture = await createImageBitmap(image);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

function draw(picture: ImageBitmap, { x, y, side }: Square, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, side, side);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
}

/** A square part of a picture in its own size and kind; all of one that is square comes back as it is. */
export async function cutPicture({ image, square }: Chosen & { square: Square }): Promise<Blob> {
  const picture = await createImageBitmap(image);
  const part = wholePixels(square, picture);
  const isWhole = part.side === picture.width && part.side === picture.height;
  const cut = isWhole ? image : await draw(picture, part, image.type);
  picture.close();
  if (cut === null) throw new Error('The browser can’t write the picture');
  return cut;
}
