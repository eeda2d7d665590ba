import { StateMachine, type AnyStateNode } from 'xstate';

/** An actor that runs as long as a state is active. */
export interface DiagramInvocation {
  /** Its name in the state; XState makes one where the chart gives none. */
  readonly id: string;
  /** The name of its logic in `setup`; its id where the logic stands in place. */
  readonly source: string;
  /** The id of the chart that it runs; null where it is no chart. */
  readonly chart: string | null;
}

/** What runs while a state is active. */
export function invocationsOf(node: AnyStateNode): DiagramInvocation[] {
  return node.invoke.map(({ id, src }) => {
    const logic: unknown = typeof src === 'string' ? node.machine.implementations.actors[src] : src;
    return {
      id,
      source: sourceOf(id, src),
      chart: logic instanceof StateMachine ? logic.id : null,
    };
  });
}

/** XState gives logic that stands in place a name of its own: `xstate.invoke.0.chart.state`. */
function sourceOf(id: string, src: unknown): string {
  return typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;
}
