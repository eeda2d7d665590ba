import { writeCases } from './paths/casesFile';
import { loadCharts } from './paths/charts';
import { type Options, readOptions } from './paths/options';
import { chartOfPath } from '../src/paths';
import { planChart } from './paths/plans';
import { type Findings, gradeReport, type Report, reportOf } from './paths/report';
import { changedSince } from './paths/since';
import { readNames, say, spoken } from './paths/words';

/** Plans and runs the paths that were asked for. */
async function find(options: Options): Promise<Findings> {
  const { project, since, path } = options;
  const { planned, without } = await loadCharts(project);
  const name = options.chart ?? (path === undefined ? undefined : chartOfPath(path));
  const chosen = planned.filter(({ machine }) => name === undefined || machine.id === name);
  if (chosen.length === 0) throw new Error(spoken(say('noChart', { name: name ?? project })));
  const changed = since === undefined ? null : await changedSince(project, since, chosen);
  const charts = chosen.filter((chart) => changed?.get(chart.name)?.size !== 0);
  const results = charts.map((chart) => planChart(chart, options, changed?.get(chart.name)));
  const plans = results.flatMap((one) => ('fault' in one ? [] : [one]));
  if (path !== undefined && plans.every(({ paths }) => paths.length === 0)) {
    throw new Error(spoken(say('noPath', { id: path })));
  }
  return {
    plans,
    broken: results.flatMap((one) => ('fault' in one ? [one] : [])),
    without: name === undefined && since === undefined ? without.map((one) => one.name) : [],
  };
}

async function report(options: Options): Promise<Report> {
  if (options.cases !== undefined) return writeCases(options.cases, options);
  const findings = await find(options);
  if (options.mutants) return gradeReport(findings, options);
  return reportOf(findings, readNames(options.project), options);
}

try {
  const { output, remarks, isComplete } = await report(readOptions(process.argv.slice(2)));
  process.stdout.write(output);
  process.stderr.write(remarks.map((line) => `${line}\n`).join(''));
  process.exitCode = isComplete ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
