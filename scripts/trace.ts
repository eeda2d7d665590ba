import { parseArgs } from 'node:util';
import { join, resolve } from 'node:path';
import { transitionsOf } from '../src/paths';
import { loadCharts } from './paths/charts';
import { planChart } from './paths/plans';
import { readDecisions } from './trace/decisions';
import { type Evidence, traceAll, unknownIds } from './trace/proofs';
import { readRequirements, readTransitions } from './trace/requirements';
import { runTests, testsIn } from './trace/runs';
import { traceLines } from './trace/text';
import { readViews } from './trace/views';

/** What the command was asked for. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    report: { type: 'string', multiple: true },
  },
});
const project = resolve(positionals[0] ?? join(import.meta.dirname, '..'));

const { planned } = await loadCharts(project);
const plans = planned.map((chart) => planChart(chart, { goal: 'requirements' }));
const specsOf = (
  isCounted: (id: string) => boolean,
  machine: (typeof planned)[number]['machine'],
) => transitionsOf(machine).flatMap(({ id, spec }) => (isCounted(id) ? spec : []));
const evidence: Evidence = {
  tests: testsIn(values.report ?? runTests(project)),
  taken: new Map(
    plans.flatMap((plan) =>
      'fault' in plan
        ? []
        : [[plan.machine.id, specsOf((id) => plan.taken.has(id), plan.machine)] as const],
    ),
  ),
  named: new Map(planned.map(({ machine }) => [machine.id, specsOf(() => true, machine)])),
  views: readViews(project),
  decisions: readDecisions(project),
};
const areas = new Map(planned.map(({ machine, area }) => [machine.id, area]));
const requirements = [...readRequirements(project), ...readTransitions(project, areas)];
const traces = traceAll(requirements, evidence);
const unknown = unknownIds(requirements, evidence);
const lines = traceLines(traces, unknown);
process.stdout.write(
  values.json ? `${JSON.stringify(traces, null, 2)}\n` : `${lines.join('\n')}\n`,
);
process.exitCode = traces.every(({ tests }) => tests.length > 0) && unknown.length === 0 ? 0 : 1;
