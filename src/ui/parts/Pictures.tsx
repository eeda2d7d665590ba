import { chakra } from '@chakra-ui/react';
import { Picture } from './Picture';
import type { ViewedPicture } from './PictureViewer';

interface PicturesProps {
  readonly pictures: readonly ViewedPicture[];
  /** One of them is to be looked at, by its address. */
  readonly onShow: (src: string) => void;
}

const Row = chakra('div', {
  base: {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3 },
    '& img': { maxHeight: '12rem' },
  },
});

/** Small pictures in a row; a press shows one large. */
export function Pictures({ pictures, onShow }: PicturesProps) {
  return (
    <Row>
      {pictures.map(({ src, alt }) => (
        <Picture key={src} {...{ src, alt }} onShow={() => onShow(src)} />
      ))}
    </Row>
  );
}
