import { createContext, use } from 'react';
import type { Message } from '../../machines/parts/notice';

/** Whether the bar at the foot of the window says that the network is away. */
export const Offline = createContext(false);

/** Whether a failure says no more than that bar does: it is not said twice [MSG-006]. */
export function useIsSaidByBar(): (message: Message) => boolean {
  const isOffline = use(Offline);
  return ({ key }) => isOffline && key === 'shell:failure.network';
}
