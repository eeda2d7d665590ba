import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDecisions } from './trace/decisions';
import { failuresOf, traceReport } from './trace/junit';
import { type Evidence, traceAll, unknownIds } from './trace/proofs';
import { readRequirements, readTransitions } from './trace/requirements';
import { lastReports, testsIn } from './trace/runs';
import { traceLines } from './trace/text';
import { readViews } from './trace/views';

const help = `npm run trace [-- PROJECT] [--json] [--report FILE …] [--junit FILE]
Holds every requirement against the tests that passed in the last npm test (coverage/trace).
It is proven only at its level:
  browser        a screen, route, sidebar rule, message and the like: a test in the browser
  form           a rule of the form alone, of which no call tells: a test of its form
  formAndServer  a rule of input: a test of its form, and one of the server
  http           a role, call, code, entity or constant: a test of the server, or in the browser
  walk           a row of the table of transitions: a test in the browser, such as a walk
--junit FILE writes one JUnit result a requirement, for TestRail, Xray and build servers.
`;

interface Options {
  readonly json: boolean;
  readonly report?: readonly string[] | undefined;
  readonly junit?: string | undefined;
}

/** Holds every requirement of a project against its tests, charts and views; tells if all are proven. */
async function trace(project: string, { json, report, junit }: Options) {
  const reports = report ?? lastReports(project);
  const tests = testsIn(reports, 'passed');
  // Loads every chart, which an error or --help should not wait for.
  const { proveCharts } = await import('./trace/charts');
  const charts = await proveCharts(project);
  const evidence: Evidence = {
    ...charts,
    tests,
    views: readViews(project),
    decisions: readDecisions(project),
  };
  const requirements = [...readRequirements(project), ...readTransitions(project, charts.areas)];
  const traces = traceAll(requirements, evidence);
  const unknown = unknownIds(requirements, evidence);
  if (junit !== undefined) {
    writeFileSync(junit, traceReport(traces, failuresOf(testsIn(reports, 'failed'))));
  }
  const output = json ? JSON.stringify(traces, null, 2) : traceLines(traces, unknown).join('\n');
  process.stdout.write(`${output}\n`);
  return unknown.length === 0 && traces.every(({ tests }) => tests.length > 0);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      report: { type: 'string', multiple: true },
      junit: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const project = resolve(positionals[0] ?? join(import.meta.dirname, '..'));
  if (values.help) process.stdout.write(help);
  else process.exitCode = (await trace(project, values)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
