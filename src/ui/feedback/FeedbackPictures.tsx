import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pictures } from '../parts/Pictures';
import { PictureViewer } from '../parts/PictureViewer';

interface FeedbackPicturesProps {
  readonly addresses: readonly string[];
  /** What the feedback says, to be read beside a picture. */
  readonly beside: ReactNode;
}

/** The pictures of a feedback, each of which opens large. */
export function FeedbackPictures({ addresses, beside }: FeedbackPicturesProps) {
  const { t } = useTranslation('feedback');
  const [shown, setShown] = useState<string | null>(null);
  const pictures = addresses.map((src, index) => ({
    ...{ src, alt: t('image.alt', { name: t('field.images'), number: index + 1 }) },
  }));
  if (pictures.length === 0) return null;
  return (
    <chakra.div mt={4}>
      <Pictures pictures={pictures} onShow={setShown} />
      <PictureViewer {...{ pictures, shown, beside }} onShow={setShown} />
    </chakra.div>
  );
}
