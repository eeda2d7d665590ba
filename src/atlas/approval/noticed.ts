import { hold, type Mutant } from '../../paths';
import { hiddenParts, type Scrutiny } from '../../paths/divergence';
import { reactionsOf, reactsAlike } from '../../paths/reactions';
import { doable, type Subject } from './doable';
import { type Situation, statesIn } from './situations';

/**
 * Which wrong versions of a chart what is kept of it does not notice: in no situation that is kept, nothing that can
 * happen there comes out otherwise. A version that goes another way earlier has been noticed there. The chart itself
 * has to be as it is kept.
 */
export function unnoticedBy(
  situations: readonly Situation[],
  subject: Subject,
  mutants: readonly Mutant[],
  { blackBox }: Scrutiny = {},
): Mutant[] {
  const graph = doable(subject);
  const reactions = reactionsOf({ ...graph, states: statesIn(graph, situations) });
  const leaveOut = blackBox === true ? hiddenParts : [];
  return mutants.filter(({ build, node, event }) => {
    const variant = { chart: hold(build()), node, event };
    return reactions.every((reaction) => reactsAlike(variant, reaction, leaveOut));
  });
}
