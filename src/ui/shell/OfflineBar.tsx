import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';

/** Says that the network is away, and that nothing typed is lost. */
export function OfflineBar() {
  const { t } = useTranslation('shell');
  return (
    <chakra.div
      role="status"
      className="no-print"
      display="flex"
      alignItems="center"
      gap={2}
      px={4}
      py={2}
      bg="bg.inverted"
      color="fg.inverted"
    >
      <Icon of={WifiOff} />
      {t('offline')}
    </chakra.div>
  );
}
