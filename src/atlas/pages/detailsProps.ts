import type { AtlasActor } from '../charts/atlas';
import type { PanelProps } from '../panels';

/** What the details of a chart, a state or a transition get. */
export interface DetailsProps extends Pick<PanelProps, 'diagram' | 'names' | 'language' | 'focus'> {
  readonly actor: AtlasActor;
  /** Null for a chart that is gone. */
  readonly machine: PanelProps['machine'] | null;
}
