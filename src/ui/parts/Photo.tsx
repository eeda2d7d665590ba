import { chakra, Flex } from '@chakra-ui/react';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { ZoomSlider } from './ZoomSlider';

interface PhotoProps {
  readonly src: string;
  /** What it shows. */
  readonly alt: string;
}

const most = 4;
const percent = (part: number) => `${String(part * 100)}%`;

/** A picture to read from: turned by quarters, zoomed, and scrolled where it is larger than its place. */
export function Photo({ src, alt }: PhotoProps) {
  const { t } = useTranslation('parts');
  const [quarters, setQuarters] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [ratio, setRatio] = useState<number | null>(null);
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <Text muted>{t('pictureGone', { what: alt })}</Text>;
  const isAcross = quarters % 2 !== 0;
  const shape = ratio ?? 1;
  return (
    <div>
      <Flex align="center" gap={1} px={3} py={1}>
        <IconButton
          icon={RotateCcw}
          label={t('photo.left')}
          onClick={() => setQuarters(quarters - 1)}
        />
        <IconButton
          icon={RotateCw}
          label={t('photo.right')}
          onClick={() => setQuarters(quarters + 1)}
        />
        <ZoomSlider label={t('photo.zoom')} {...{ zoom, most }} disabled={false} onZoom={setZoom} />
      </Flex>
      <chakra.div
        role="group"
        aria-label={alt}
        tabIndex={0}
        overflow="auto"
        maxHeight="70vh"
        bg="white"
      >
        <chakra.div
          position="relative"
          overflow="hidden"
          style={{ width: percent(zoom), aspectRatio: isAcross ? 1 / shape : shape }}
        >
          <chakra.img
            {...{ src, alt }}
            position="absolute"
            top="50%"
            insetStart="50%"
            maxWidth="none"
            style={{
              width: isAcross ? percent(shape) : '100%',
              transform: `translate(-50%, -50%) rotate(${String(quarters * 90)}deg)`,
            }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : null)
            }
            onError={() => setIsGone(true)}
          />
        </chakra.div>
      </chakra.div>
    </div>
  );
}
