import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, type ComponentType } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Highlight, Panel, PanelProps } from '../panels';

/** What a panel with a chart of its own is made of. */
interface PanelParts<Chart extends AnyStateMachine> {
  readonly chart: Chart;
  readonly input: (props: PanelProps) => InputFrom<Chart>;
  readonly view: ComponentType<PanelProps & { readonly actor: ActorRefFrom<Chart> }>;
  /** What of the drawing stands out; null where nothing has to. */
  readonly highlightOf: (snapshot: SnapshotFrom<Chart>, props: PanelProps) => Highlight | null;
  /** Whether it begins anew with another chart in the drawing. */
  readonly isOfChart: boolean;
}

function isActorOf<Chart extends AnyStateMachine>(
  actor: AnyActorRef,
  chart: AnyStateMachine,
  _kind: Chart,
): actor is ActorRefFrom<Chart> {
  return actor.id !== '' && chart.id !== '';
}

function useChart(chart: AnyStateMachine, input: unknown): AnyActorRef {
  return useActorRef(chart, { input });
}

const isSame = (one: Highlight | null, other: Highlight | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A panel whose chart runs as long as the panel is open, and whose states stand out in the drawing. */
export function startedPanel<Chart extends AnyStateMachine>(parts: PanelParts<Chart>): Panel {
  const { chart, input, view: View, highlightOf, isOfChart } = parts;

  function Started(props: PanelProps) {
    const actor = useChart(chart, input(props));
    const highlight = useSelector(
      actor,
      (snapshot: SnapshotFrom<Chart>) => highlightOf(snapshot, props),
      isSame,
    );
    const show = useEffectEvent((next: Highlight | null) => {
      props.onHighlight(next ?? { states: [], transitions: [] });
    });
    useEffect(() => {
      show(highlight);
    }, [highlight]);
    if (!isActorOf(actor, chart, chart)) return null;
    return <View {...props} actor={actor} />;
  }

  return function StartedPanel(props) {
    return <Started key={isOfChart ? props.diagram.chart : ''} {...props} />;
  };
}
