import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';

interface OfflineBarProps {
  readonly isOffline: boolean;
}

/**
 * Says at the foot of the window that the network is away, and that nothing typed is lost. It is always
 * there, since a region that comes with its words is not announced.
 */
export function OfflineBar({ isOffline }: OfflineBarProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" className="offline-bar no-print">
      {isOffline ? (
        <div className="offline-bar-words">
          <Icon of={WifiOff} />
          {t('offline')}
        </div>
      ) : null}
    </div>
  );
}
