import { chakra, Flex } from '@chakra-ui/react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';

/** One press of a button. */
const step = 0.25;

interface ZoomSliderProps {
  readonly label: string;
  /** From 1, which shows the most, to `most`. */
  readonly zoom: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly onZoom: (zoom: number) => void;
}

/** How far a picture is zoomed in: a slider, with a button at either end. */
export function ZoomSlider({ label, zoom, most, disabled, onZoom }: ZoomSliderProps) {
  const { t } = useTranslation('parts');
  return (
    <Flex align="center" gap={2} width="16rem" maxWidth="full">
      <IconButton
        icon={ZoomOut}
        label={t('zoom.out')}
        disabled={disabled || zoom <= 1}
        onClick={() => onZoom(Math.max(1, zoom - step))}
      />
      <chakra.input
        type="range"
        flex={1}
        minWidth={0}
        accentColor="brand.solid"
        aria-label={label}
        aria-valuetext={t('zoom.percent', { percent: Math.round(zoom * 100) })}
        min={1}
        max={most}
        step={0.01}
        value={zoom}
        disabled={disabled || most === 1}
        onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
      />
      <IconButton
        icon={ZoomIn}
        label={t('zoom.in')}
        disabled={disabled || zoom >= most}
        onClick={() => onZoom(Math.min(most, zoom + step))}
      />
    </Flex>
  );
}
