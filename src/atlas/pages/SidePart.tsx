import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/parts/IconButton';

const Part = chakra('section', {
  base: {
    position: 'relative',
    flex: 'none',
    maxHeight: '45%',
    overflowY: 'auto',
    px: 4,
    pt: 3,
    pb: 4,
    borderTopWidth: '1px',
  },
});

interface SidePartProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands below the rest of the side bar until it is closed. */
export function SidePart({ label, onClose, children }: SidePartProps) {
  const { t } = useTranslation('atlas');
  return (
    <Part aria-label={label}>
      <chakra.div position="absolute" top={2} insetEnd={3}>
        <IconButton icon={X} label={t('side.close')} onClick={onClose} />
      </chakra.div>
      {children}
    </Part>
  );
}
