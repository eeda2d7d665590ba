import { chakra } from '@chakra-ui/react';
import { Fullscreen, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { IconButton } from '../../ui/parts/IconButton';
import type { Zoom } from './useZoom';

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: 4,
    bottom: 4,
    display: 'flex',
    alignItems: 'center',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    boxShadow: 'floating',
  },
});

interface BoardToolsProps {
  readonly zoomBy: (factor: number) => void;
  readonly zoomTo: (zoom: Zoom) => void;
}

/** The buttons that enlarge and reduce a drawing. */
export function BoardTools({ zoomBy, zoomTo }: BoardToolsProps) {
  const { t } = useTranslation('atlas');
  return (
    <Bar role="group" aria-label={t('zoom.label')} _print={{ display: 'none' }}>
      <IconButton icon={Minus} label={t('zoom.out')} onClick={() => zoomBy(0.8)} />
      <Button kind="quiet" onClick={() => zoomTo(1)}>
        {t('zoom.natural')}
      </Button>
      <IconButton icon={Plus} label={t('zoom.in')} onClick={() => zoomBy(1.25)} />
      <IconButton icon={Fullscreen} label={t('zoom.whole')} onClick={() => zoomTo('whole')} />
    </Bar>
  );
}
