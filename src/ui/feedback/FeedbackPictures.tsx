import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureSections } from '../parts/PictureSections';

interface FeedbackPicturesProps {
  readonly addresses: readonly string[];
  /** What the feedback says, to be read beside a picture. */
  readonly beside: ReactNode;
}

/** The pictures of a feedback, each of which opens large. */
export function FeedbackPictures({ addresses, beside }: FeedbackPicturesProps) {
  const { t } = useTranslation('feedback');
  const title = t('field.images');
  const pictures = addresses.map((src, index) => ({
    ...{ src, alt: t('image.alt', { name: title, number: index + 1 }) },
  }));
  return (
    <Box mt={4}>
      <PictureSections sections={[{ title, pictures }]} beside={beside} />
    </Box>
  );
}
