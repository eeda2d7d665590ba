import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proveCharts } from './trace/charts';
import { readDecisions } from './trace/decisions';
import { type Evidence, traceAll, unknownIds } from './trace/proofs';
import { readRequirements, readTransitions } from './trace/requirements';
import { runTests, testsIn } from './trace/runs';
import { traceLines } from './trace/text';
import { readViews } from './trace/views';

/** Holds every requirement of a project against its tests, charts and views; tells if all are proven. */
async function trace(project: string, asJson: boolean, reports?: readonly string[]) {
  const charts = await proveCharts(project);
  const evidence: Evidence = {
    ...charts,
    tests: testsIn(reports ?? runTests(project)),
    views: readViews(project),
    decisions: readDecisions(project),
  };
  const requirements = [...readRequirements(project), ...readTransitions(project, charts.areas)];
  const traces = traceAll(requirements, evidence);
  const unknown = unknownIds(requirements, evidence);
  const output = asJson ? JSON.stringify(traces, null, 2) : traceLines(traces, unknown).join('\n');
  process.stdout.write(`${output}\n`);
  return unknown.length === 0 && traces.every(({ tests }) => tests.length > 0);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      report: { type: 'string', multiple: true },
    },
  });
  const project = resolve(positionals[0] ?? join(import.meta.dirname, '..'));
  process.exitCode = (await trace(project, values.json, values.report)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
