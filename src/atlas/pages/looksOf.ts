import type { Look, Looks } from '../drawing/looks';
import type { Diagram } from '../model/diagram';
import type { Standing } from '../compare/walk';
import type { Marks } from '../drawing/marks';
import type { ChartProof } from '../model/proof';
import type { Highlight } from '../panels';

/** Where a chart stands in a step that is followed, and what it took to it. */
export type Followed = Pick<Standing, 'states' | 'taken'>;

interface Shown {
  /** What is drawn. */
  readonly drawn: Diagram;
  /** The chart as it is. */
  readonly diagram: Diagram;
  readonly proof: ChartProof | undefined;
  readonly isCoverageShown: boolean;
  /** What has changed; empty where that is not shown. */
  readonly marks: Marks;
  /** Each step that is followed; none where none are. */
  readonly followed: readonly Followed[];
  readonly step: number;
  readonly highlight: Highlight;
  /** Ids of what is found by a search; null while nothing is searched for. */
  readonly found: ReadonlySet<string> | null;
}

/** What everything in the drawing is shown as; what is said later goes before. */
export function looksOf(shown: Shown): Looks {
  const { drawn, diagram, proof, isCoverageShown, marks, followed, step, highlight, found } = shown;
  const looks = new Map<string, Look>();
  const mark = (ids: Iterable<string>, look: Look) => {
    for (const id of ids) looks.set(id, look);
  };
  const ids = (of: Diagram) => of.transitions.map(({ id }) => id);
  if (found !== null)
    mark(
      ids(drawn).filter((id) => !found.has(id)),
      'dimmed',
    );
  if (isCoverageShown && proof !== undefined) {
    const covered = new Set(proof.covered);
    mark(proof.covered, 'covered');
    mark(
      ids(diagram).filter((id) => !covered.has(id)),
      'missed',
    );
  }
  for (const [id, { look }] of marks) mark([id], look);
  mark(
    followed.slice(0, step).flatMap(({ taken }) => taken),
    'passed',
  );
  const now = followed[step];
  if (now !== undefined) mark([...now.taken, ...now.states], 'current');
  mark([...highlight.states, ...highlight.transitions], 'current');
  return looks;
}
