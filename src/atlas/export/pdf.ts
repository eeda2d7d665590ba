import { fileKinds } from './exportFormats';

/** A picture as a JPEG, and how many pixels it has. */
export interface Jpeg {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What readers of PDF show at most, in points along a side. */
const longestSide = 14_400;
const pointsPerPixel = 0.75;

const ascii = (text: string) => new TextEncoder().encode(text);
const rounded = (points: number) => String(Math.round(points * 100) / 100);

/** A stream with its dictionary: what a PDF holds besides its structure. */
function stream(dictionary: string, bytes: Uint8Array<ArrayBuffer>) {
  const head = ascii(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`);
  return [head, bytes, ascii('\nendstream')];
}

/** The page, all of it covered by the picture; objects refer to each other by their numbers, from 1. */
function objectsOf({ bytes, width, height }: Jpeg, side: { width: number; height: number }) {
  const shrunk = Math.min(1, longestSide / (Math.max(side.width, side.height) * pointsPerPixel));
  const [across, down] = [side.width, side.height].map((pixels) =>
    rounded(pixels * pointsPerPixel * shrunk),
  );
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  return [
    [ascii('<< /Type /Catalog /Pages 2 0 R >>')],
    [ascii('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [
      ascii(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across ?? ''} ${down ?? ''}]` +
          ' /Resources << /XObject << /Chart 4 0 R >> >> /Contents 5 0 R >>',
      ),
    ],
    stream(`${picture} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, bytes),
    stream('', ascii(`q ${across ?? ''} 0 0 ${down ?? ''} 0 0 cm /Chart Do Q`)),
  ];
}

/**
 * A PDF of one page that shows a picture. `side` is how large the page is, in pixels of CSS: a page larger
 * than readers show is reduced.
 */
export function pdfOf(picture: Jpeg, side: { width: number; height: number }) {
  // Bytes above 127 after the first line say that the file is no text.
  const parts = [ascii('%PDF-1.4\n%'), new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), ascii('\n')];
  const position = () => parts.reduce((sum, { length }) => sum + length, 0);
  const objects = objectsOf(picture, side);
  const positions = objects.map((object, index) => {
    const start = position();
    parts.push(ascii(`${index + 1} 0 obj\n`), ...object, ascii('\nendobj\n'));
    return start;
  });
  const table = position();
  // Every entry has 20 bytes: readers find theirs by its number.
  const entries = positions.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    ascii(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`),
    ascii(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`),
  );
  return new Blob(parts, { type: fileKinds.pdf.type });
}
