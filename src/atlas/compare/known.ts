import { fingerprint } from '../../paths';
import { causeOf } from '../model/cause';
import type { KnownBehaviour, KnownReaction } from '../model/comparison';
import type { Behaviour, Reaction } from './behaviour';

/** How two versions behave, as a file can keep it. */
export function knownBehaviour(behaviour: Behaviour): KnownBehaviour {
  if (behaviour.kind !== 'different') return behaviour;
  const { steps, before, after, isShown } = behaviour.distinction;
  return {
    kind: 'different',
    isShown,
    steps: steps.map(({ stimulus, ...step }) => ({ cause: causeOf(stimulus), ...step })),
    before: knownReaction(before, after),
    after: knownReaction(after, before),
  };
}

function knownReaction(reaction: Reaction, other: Reaction): KnownReaction {
  return {
    tells: toldOnlyBy(reaction, other),
    remembers: Object.entries(reaction.context).map(
      ([key, value]) => `${key}: ${fingerprint(value)}`,
    ),
  };
}

/** What one version tells the world in the last step, and the other does not. */
export function toldOnlyBy({ effects }: Reaction, other: Reaction): string[] {
  return effects.filter((effect) => !other.effects.includes(effect));
}
