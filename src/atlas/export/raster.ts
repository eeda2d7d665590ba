/** How many pixels a picture of a drawing has. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Pixels for each of the drawing's own. */
  readonly scale: number;
  /** Whether the drawing is too large to be shown at twice its size. */
  readonly isBounded: boolean;
}

const wanted = 2;
/** What every browser of today draws on a canvas: pixels along a side, and in all. */
const longestSide = 8_192;
const largestArea = 8_192 * 4_096;

/** How large the picture of a drawing is: twice the drawing's size, or as large as browsers allow. */
export function rasterFor({ width, height }: Pick<Raster, 'width' | 'height'>): Raster {
  const allowed = Math.min(
    longestSide / Math.max(width, height),
    Math.sqrt(largestArea / (width * height)),
  );
  const scale = Math.min(wanted, allowed);
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
    scale,
    isBounded: allowed < wanted,
  };
}

/** Draws an SVG as a picture on white. Rejects where the browser cannot. */
export async function paint(
  svg: string,
  { width, height }: Raster,
  type: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser has no canvas');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    return await pictureOf(canvas, type);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function pictureOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) => {
      if (picture === null) reject(new Error('The picture is too large for the browser'));
      else resolve(picture);
    };
    canvas.toBlob(take, type, 0.95);
  });
}
