/** Types that a canvas can write again; others stay as they are and are shown cut instead. */
const written = ['image/jpeg', 'image/png'];

/** The largest square in the middle of a picture of that size, in its pixels. */
function middleSquare({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

function cut(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const { x, y, side } = middleSquare(picture);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, side, side);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
}

/**
 * The middle of a picture as a square, in its own size. A picture that is square already, one that moves,
 * and what is no picture at all come back as they are.
 */
export async function squareOf(file: Blob): Promise<Blob> {
  if (!written.includes(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const isSquare = picture.width === picture.height;
    const square = isSquare ? null : await cut(picture, file.type);
    picture.close();
    return square ?? file;
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}
