import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/parts/IconButton';
import { Details } from './Details';
import type { DetailsProps } from './detailsProps';

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

/** What one looks at, under a panel that is about something else. */
export function FocusDetails(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  return (
    <Part aria-label={t('side.details')}>
      <chakra.div position="absolute" top={2} insetEnd={3}>
        <IconButton
          icon={X}
          label={t('side.close')}
          onClick={() => props.actor.send({ type: 'focus.chosen', focus: null })}
        />
      </chakra.div>
      <Details {...props} />
    </Part>
  );
}
