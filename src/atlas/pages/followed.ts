import type { Together } from '../compare/together';
import { drawnVersion, type Address } from '../model/address';
import { sequenceId, type ShortestSequence } from '../model/comparison';
import type { Diagram } from '../model/diagram';
import type { ChartProof } from '../model/proof';
import { statesInValue } from '../model/statesInValue';
import type { Followed } from './looksOf';

/** The states and transitions of each step of a path that QA runs; none where there is no such path. */
export function pathFollowed(
  { path: wanted }: Address,
  proof: ChartProof | undefined,
  diagram: Diagram,
): Followed[] {
  const path = proof?.paths.find(({ id }) => id === wanted);
  return (path?.steps ?? []).map(({ value, taken }) => ({
    states: statesInValue(diagram, value),
    taken,
  }));
}

/** Those of the sequence that tells two versions apart, in the version that is drawn, or in both. */
export function sequenceFollowed(
  address: Address,
  steps: ShortestSequence['steps'],
  { idOf }: Pick<Together, 'idOf'>,
): Followed[] {
  if (address.path !== sequenceId) return [];
  const version = drawnVersion(address);
  const nothing = { states: [], taken: [] };
  return steps.map(({ before, after }) => {
    const former = version === 'after' ? nothing : (before ?? nothing);
    const latter = version === 'before' ? nothing : (after ?? nothing);
    return {
      states: [...former.states.map(idOf), ...latter.states],
      taken: [...former.taken.map(idOf), ...latter.taken],
    };
  });
}
