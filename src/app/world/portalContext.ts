import { createContext, useContext } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { ActorRefFrom, AnyStateMachine, InspectionEvent } from 'xstate';
import type { portal } from '../../machines/shell/portal';
import type { PortalConfig } from '../../contract/config';

export type PortalActor = ActorRefFrom<typeof portal>;

/** The context that the composition root provides to the screens. */
export interface PortalParts {
  readonly portal: PortalActor;
  readonly config: PortalConfig;
  /** The chart with its placeholders replaced by the real services. */
  connected<Chart extends AnyStateMachine>(chart: Chart): Chart;
  /**
   * Resolves when the calls made so far are answered, and their answers have led to no other for a moment.
   */
  answered(): Promise<void>;
  /** Saves drafts at once: called before a screen unmounts. */
  keepDrafts(): void;
  /** Gives the charts the router's `navigate`. */
  setNavigate(navigate: NavigateFunction): void;
  /** The inspector of every actor: passes on what they emit. */
  readonly inspect: (event: InspectionEvent) => void;
}

export const PortalContext = createContext<PortalParts | null>(null);

/** Returns the portal's context. Throws outside of its provider. */
export function usePortal(): PortalParts {
  const parts = useContext(PortalContext);
  if (parts === null) throw new Error('usePortal outside of the portal');
  return parts;
}
