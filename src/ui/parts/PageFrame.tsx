import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from './Text';

const Frame = chakra('iframe');

type PageFrameProps = ComponentProps<typeof Frame> & {
  readonly src: string;
  readonly title: string;
};

/** A PDF on a page; where the browser has no viewer for it, a sentence that leads to the download beside it. */
export function PageFrame(props: PageFrameProps) {
  const { t } = useTranslation('parts');
  return navigator.pdfViewerEnabled ? <Frame {...props} /> : <Text muted>{t('noPdfViewer')}</Text>;
}
