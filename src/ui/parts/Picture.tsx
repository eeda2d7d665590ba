import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from './Text';

interface PictureProps {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

/** A picture by its address; where it is gone, words say so. */
export function Picture({ src, alt }: PictureProps) {
  const { t } = useTranslation('parts');
  const [gone, setGone] = useState<string | null>(null);
  if (gone === src) return <Text muted>{t('pictureGone', { what: alt })}</Text>;
  return (
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
}
