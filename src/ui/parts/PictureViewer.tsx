import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog';
import { IconButton } from './IconButton';
import { Photo } from './Photo';
import { Text } from './Text';

export interface ViewedPicture {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

interface PictureViewerProps {
  readonly pictures: readonly ViewedPicture[];
  /** Which of them is looked at, by its address; null for none. */
  readonly shown: string | null;
  /** What is read beside the picture. */
  readonly beside: ReactNode;
  /** Another one is looked at, or none any more. */
  readonly onShow: (src: string | null) => void;
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: 5,
    alignItems: 'start',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 17rem' },
  },
});

const isScrolled = (element: HTMLElement) =>
  element.matches('[role=group]') && element.scrollWidth > element.clientWidth;

/** How far a key leads; none where the element that has the focus uses it itself. */
function stepOf({ key, target }: KeyboardEvent): number {
  if (target instanceof HTMLInputElement) return 0;
  // A picture that is zoomed in is scrolled by the same keys.
  if (target instanceof HTMLElement && isScrolled(target)) return 0;
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
}

/** Pictures in turn, large and to be turned and zoomed, with what was written of them beside. Escape closes it. */
export function PictureViewer({ pictures, shown, beside, onShow }: PictureViewerProps) {
  const { t } = useTranslation('parts');
  const at = pictures.findIndex(({ src }) => src === shown);
  const picture = pictures[at];
  if (picture === undefined) return null;
  const go = (by: number) => {
    const next = pictures[at + by];
    if (next !== undefined) onShow(next.src);
  };
  return (
    <Dialog open size="xl" title={picture.alt} onClose={() => onShow(null)}>
      <Sides onKeyDown={(event) => go(stepOf(event))}>
        <div>
          <Flex align="center" gap={2} px={3}>
            <IconButton
              icon={ChevronLeft}
              label={t('viewer.previous')}
              disabled={at === 0}
              onClick={() => go(-1)}
            />
            <Text muted aria-live="polite">
              {t('viewer.place', { number: at + 1, count: pictures.length })}
            </Text>
            <IconButton
              icon={ChevronRight}
              label={t('viewer.next')}
              disabled={at === pictures.length - 1}
              onClick={() => go(1)}
            />
          </Flex>
          <Photo key={picture.src} {...picture} />
        </div>
        <div>{beside}</div>
      </Sides>
    </Dialog>
  );
}
