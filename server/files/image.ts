/** The kinds of picture that are kept; the bytes decide, not the name or what the sender says. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp';

export interface Image {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

interface Kind {
  readonly type: ImageType;
  /** Latin-1 text that the bytes begin with. */
  readonly beginning: string;
  size(bytes: Buffer): { width: number; height: number } | null;
}

/** The markers of a JPEG that carry its size: start of frame, of any coding. */
const startOfFrame = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    if (startOfFrame.has(bytes[at + 1] ?? 0)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

const kinds: readonly Kind[] = [
  {
    type: 'image/png',
    beginning: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    size: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  { type: 'image/jpeg', beginning: '\xff\xd8\xff', size: jpegSize },
  ...['GIF87a', 'GIF89a'].map((beginning) => ({
    type: 'image/gif' as const,
    beginning,
    size: (bytes: Buffer) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  })),
  {
    type: 'image/bmp',
    beginning: 'BM',
    size: (bytes) => ({ width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) }),
  },
];

/** The shortest picture has a header, in bytes. */
const shortest = 26;

/** What picture some bytes are, or null when they are none. */
export function readImage(bytes: Buffer): Image | null {
  if (bytes.length < shortest) return null;
  const kind = kinds.find(({ beginning }) =>
    bytes.subarray(0, beginning.length).equals(Buffer.from(beginning, 'latin1')),
  );
  const size = kind?.size(bytes) ?? null;
  return kind === undefined || size === null ? null : { type: kind.type, ...size };
}
