import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Picture } from './Picture';
import type { ViewedPicture } from './PictureViewer';

interface PicturesProps {
  readonly pictures: readonly ViewedPicture[];
  /** One of them is to be looked at, by its address. */
  readonly onShow: (src: string) => void;
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3 },
});

const Small = chakra('button', {
  base: {
    ...{ cursor: 'zoom-in', maxWidth: 'full', borderRadius: 'control' },
    '& img': { maxHeight: '12rem' },
  },
});

/** Small pictures in a row; a press shows one large. */
export function Pictures({ pictures, onShow }: PicturesProps) {
  const { t } = useTranslation('parts');
  return (
    <Row>
      {pictures.map(({ src, alt }) => (
        <Small
          key={src}
          type="button"
          aria-label={t('viewer.open', { what: alt })}
          onClick={() => onShow(src)}
        >
          <Picture {...{ src, alt }} />
        </Small>
      ))}
    </Row>
  );
}
