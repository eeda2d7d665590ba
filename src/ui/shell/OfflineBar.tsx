import { WifiOff } from 'lucide-react';
import { Box, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';

/**
 * Says at the foot of the window that the network is away, and that nothing typed is lost. It is always
 * there, since a region that comes with its words is not announced.
 */
export function OfflineBar({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <Box role="status" position="sticky" bottom={0} zIndex="header" _print={{ display: 'none' }}>
      {isOffline ? (
        <HStack data-offline height={10} px={4} bg="bg.inverted" color="fg.inverted">
          <Icon of={WifiOff} />
          {t('offline')}
        </HStack>
      ) : null}
    </Box>
  );
}
