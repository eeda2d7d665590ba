import { clientSystems, systemOf } from '../../domain/clients';
import { openable } from '../../domain/openable';
import { allowedOrigins } from '../../services/allowedAddresses';
import { DownloadCenterScreen as DownloadCenterView } from '../../ui/shell/DownloadCenterScreen';
import { usePortal } from '../world/portalContext';

/** The clients that the configuration names. */
export function Screen() {
  const { config } = usePortal();
  const own = systemOf(navigator.userAgent);
  const clients = clientSystems.map((system) => ({
    system,
    address: openable(config.clients[system], allowedOrigins()),
    isOwn: system === own,
  }));
  return <DownloadCenterView clients={clients} />;
}
