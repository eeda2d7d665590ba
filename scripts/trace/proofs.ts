import type { ChartProofs } from './charts';
import { provesAt } from './levels';
import type { Requirement } from './requirements';
import type { RunTest } from './tests';

/** A requirement, and what proves it. */
export interface Trace extends Requirement {
  /** Titles of the tests that prove it at its level. */
  readonly tests: readonly string[];
  /** Titles of tests that name it below its level; `paths: <chart>` for the run of a chart's paths. */
  readonly below: readonly string[];
  /** The charts that have a transition for it. */
  readonly charts: readonly string[];
  /** The views that say they show it, which proves nothing. */
  readonly views: readonly string[];
  /** How it is decided, where the requirement leaves that open. */
  readonly decision: string | null;
}

/** What proofs are drawn from. */
export interface Evidence extends ChartProofs {
  readonly tests: readonly RunTest[];
  readonly views: ReadonlyMap<string, readonly string[]>;
  readonly decisions: ReadonlyMap<string, string>;
}

/** Holds every requirement against the evidence. */
export function traceAll(requirements: readonly Requirement[], evidence: Evidence): Trace[] {
  const naming = new Map<string, RunTest[]>();
  const note = (id: string, test: RunTest) => naming.set(id, [...(naming.get(id) ?? []), test]);
  for (const test of evidence.tests) for (const id of test.ids) note(id, test);
  for (const [chart, ids] of evidence.taken) {
    for (const id of ids) note(id, { title: `paths: ${chart}`, ids, place: 'unit' });
  }
  return requirements.map((requirement) => ({
    ...requirement,
    ...proofsOf(requirement, naming.get(requirement.id) ?? []),
    charts: [...evidence.named]
      .filter(([, ids]) => ids.includes(requirement.id))
      .map(([chart]) => chart),
    views: evidence.views.get(requirement.id) ?? [],
    decision: evidence.decisions.get(requirement.id) ?? null,
  }));
}

function proofsOf({ level }: Requirement, tests: readonly RunTest[]) {
  const titles = [...new Set(tests.map(({ title }) => title))];
  return provesAt(level, tests) ? { tests: titles, below: [] } : { tests: [], below: titles };
}

/** Ids that tests or charts name, but no requirement has. */
export function unknownIds(requirements: readonly Requirement[], evidence: Evidence): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const prefixes = new Set([...known].map((id) => id.split('-')[0]));
  const named = [
    ...evidence.tests.flatMap(({ ids }) => ids),
    ...[...evidence.named.values()].flat(),
  ];
  return [...new Set(named)]
    .filter((id) => !known.has(id) && prefixes.has(id.split('-')[0]))
    .sort();
}
