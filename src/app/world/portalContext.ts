import { createContext, useContext } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { ActorRefFrom, AnyStateMachine, InspectionEvent } from 'xstate';
import type { portal } from '../../machines/shell/portal';
import type { PortalConfig } from '../../services/config';

export type PortalActor = ActorRefFrom<typeof portal>;

/** What the composition root hands to the screens. */
export interface PortalParts {
  readonly portal: PortalActor;
  readonly config: PortalConfig;
  /** Puts the real world into a chart. */
  connected<Chart extends AnyStateMachine>(chart: Chart): Chart;
  /** Resolves when the calls made so far are answered, and their answers have led to no other for a moment. */
  answered(): Promise<void>;
  /** Has what is typed kept at once: the last thing before a screen goes away. */
  keepDrafts(): void;
  /** Hands the router to the charts, which were there before it. */
  setNavigate(navigate: NavigateFunction): void;
  /** Hears what every actor of the portal emits. */
  readonly inspect: (event: InspectionEvent) => void;
}

export const PortalContext = createContext<PortalParts | null>(null);

/** The composition root's parts; throws outside of it. */
export function usePortal(): PortalParts {
  const parts = useContext(PortalContext);
  if (parts === null) throw new Error('usePortal outside of the portal');
  return parts;
}
