import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from './Text';

interface PictureProps {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
  /** It is to be looked at, as long as it is there. */
  readonly onShow?: (() => void) | undefined;
}

const Frame = chakra('button', {
  base: { cursor: 'zoom-in', maxWidth: 'full', borderRadius: 'control' },
});

/** A picture by its address; where it is gone, words say so. */
export function Picture({ src, alt, onShow }: PictureProps) {
  const { t } = useTranslation('parts');
  const [gone, setGone] = useState<string | null>(null);
  if (gone === src) return <Text muted>{t('pictureGone', { what: alt })}</Text>;
  const picture = (
    <chakra.img
      {...{ src, alt }}
      maxWidth="full"
      minHeight={10}
      bg="white"
      borderWidth="1px"
      borderRadius="control"
      onError={() => setGone(src)}
    />
  );
  return onShow === undefined ? (
    picture
  ) : (
    <Frame type="button" aria-label={t('viewer.open', { what: alt })} onClick={onShow}>
      {picture}
    </Frame>
  );
}
