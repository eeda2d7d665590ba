import { openable } from '../../domain/openable';
import { allowedOrigins } from '../../services/allowedAddresses';
import { OldVersionScreen as OldVersionView } from '../../ui/shell/OldVersionScreen';
import { usePortal } from '../world/portalContext';

/** Link to the old portal, if the configuration names one. */
export function Screen() {
  const { config } = usePortal();
  return <OldVersionView address={openable(config.oldPortal, allowedOrigins())} />;
}
