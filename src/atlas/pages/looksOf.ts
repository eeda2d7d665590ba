import type { Look, Looks } from '../drawing/looks';
import type { Diagram } from '../model/diagram';
import { statesInValue } from '../model/statesInValue';
import type { ChartProof, ProvenPath } from '../model/proof';
import type { Highlight } from '../panels';

interface Shown {
  readonly diagram: Diagram;
  readonly proof: ChartProof | undefined;
  readonly isCoverageShown: boolean;
  readonly path: ProvenPath | undefined;
  readonly step: number;
  readonly highlight: Highlight;
  /** Ids of what is found by a search; null while nothing is searched for. */
  readonly found: ReadonlySet<string> | null;
}

/** What everything in the drawing is shown as; what is said later goes before. */
export function looksOf(shown: Shown): Looks {
  const { diagram, proof, isCoverageShown, path, step, highlight, found } = shown;
  const looks = new Map<string, Look>();
  const mark = (ids: Iterable<string>, look: Look) => {
    for (const id of ids) looks.set(id, look);
  };
  const transitions = diagram.transitions.map(({ id }) => id);
  if (found !== null)
    mark(
      transitions.filter((id) => !found.has(id)),
      'dimmed',
    );
  if (isCoverageShown && proof !== undefined) {
    const covered = new Set(proof.covered);
    mark(proof.covered, 'covered');
    mark(
      transitions.filter((id) => !covered.has(id)),
      'missed',
    );
  }
  if (path !== undefined) {
    mark(
      path.steps.slice(0, step).flatMap(({ taken }) => taken),
      'passed',
    );
    const now = path.steps[step];
    mark(now?.taken ?? [], 'current');
    mark(now === undefined ? [] : statesInValue(diagram, now.value), 'current');
  }
  mark([...highlight.states, ...highlight.transitions], 'current');
  return looks;
}
