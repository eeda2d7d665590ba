import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';

export interface PicturePartProps {
  readonly picture: Blob;
  /** The picture's own pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** The part that shows, in the picture's pixels. */
  readonly square: { readonly x: number; readonly y: number; readonly side: number };
  /** What it shows, where nothing else says so. */
  readonly alt?: string | undefined;
}

const percent = (part: number) => `${String(part * 100)}%`;

/** A square part of a picture that lies in the browser, as large as its place. */
export function PicturePart({ picture, size, square, alt = '' }: PicturePartProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [picture],
  );
  return (
    <chakra.span
      display="block"
      position="relative"
      boxSize="full"
      overflow="hidden"
      bg="bg.muted"
      css={{ '& > img': { position: 'absolute', maxWidth: 'none', userSelect: 'none' } }}
    >
      <img
        ref={show}
        alt={alt}
        draggable={false}
        style={{
          width: percent(size.width / square.side),
          left: percent(-square.x / square.side),
          top: percent(-square.y / square.side),
        }}
      />
    </chakra.span>
  );
}
