import type { Graph } from './graph';
import { hold } from './held';
import type { Mutant } from './mutate';
import { reactionsOf, reactsAlike } from './reactions';

/**
 * Whether a mutant is proven to be its chart for everybody outside: in every state of a graph that was explored to
 * its end, all that the catalogue can do does the same. False proves nothing: they may still show no difference.
 */
export function isEquivalent(graph: Graph, { build, node, event }: Mutant): boolean {
  const variant = { chart: hold(build()), node, event };
  return (
    !graph.truncated &&
    reactionsOf(graph).every((reaction) => reactsAlike(variant, reaction, ['transitions']))
  );
}
