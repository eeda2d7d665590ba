import type { AtlasActor } from '../charts/atlas';
import type { PanelProps } from '../panels';

/** What the details of a chart, a state or a transition get. */
export interface DetailsProps extends PanelProps {
  readonly actor: AtlasActor;
}
