import { writeFileSync } from 'node:fs';
import { type Format, formats } from '../src/atlas/formats';
import { signCharts } from './charts/approvals';
import { ApprovalText } from './charts/approvalText';
import { writeComparison } from './charts/comparisonFile';
import { differencesSince } from './charts/differences';
import { type Options, readOptions, WrongCall } from './charts/options';
import { readRemarks } from './charts/remarks';
import { DifferencesText } from './charts/text';
import { say } from './charts/words';
import { loadCharts } from './paths/charts';
import { readNames, spoken } from './paths/words';

/** A chart in another format; for a file, or printed. */
async function exported({ project, chart, out }: Options, format: Format): Promise<number> {
  const { planned, without } = await loadCharts(project);
  const found = [...planned, ...without].find(({ name }) => name === chart);
  if (found === undefined) throw new WrongCall(spoken(say('noChart', { name: chart ?? '' })));
  print(formats[format](found.machine), out);
  return 0;
}

/** What has become of the charts since a revision, as text, and for the atlas or as a page where that is asked for. */
async function compared(options: Options, revision: string): Promise<number> {
  const differences = await differencesSince(options, revision);
  const names = readNames(options.project);
  const { language, page, atlas, project } = options;
  if (atlas === true) writeComparison(project, differences);
  if (page !== undefined) {
    const { reviewPage } = await import('./charts/reviewPage');
    writeFileSync(page, await reviewPage(differences, names));
  }
  process.stdout.write(`${new DifferencesText(names, language).lines(differences).join('\n')}\n`);
  const { changed, added, removed } = differences;
  return changed.length + added.length + removed.length === 0 ? 0 : 1;
}

/** Keeps the named charts as they are now, and says what of them is other than it was kept before. */
async function signed(options: Options, act: 'recorded' | 'approved'): Promise<number> {
  const { project, language, record, approve, by = '', why = '', remarks } = options;
  const at = new Date().toISOString().slice(0, 10);
  const names = act === 'recorded' ? record : approve;
  const read = remarks === undefined ? [] : readRemarks(remarks);
  const charts = await signCharts(project, names, { act, at, by, why, remarks: read });
  const text = new ApprovalText(readNames(project), language);
  const lines = charts.flatMap(([chart, before, answers]) => [
    ...text.lines(chart, before),
    `→ ${chart.name}: ${spoken(say(`standing.${act}`, { at, by, why }), language)}`,
    ...answers.map((remark) => `  ${spoken(say('answers', { remark }), language)}`),
  ]);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

function print(text: string, file: string | undefined): void {
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}

try {
  const options = readOptions(process.argv.slice(2));
  const { diff, format, record, approve } = options;
  if (format !== undefined) process.exitCode = await exported(options, format);
  else if (diff !== undefined) process.exitCode = await compared(options, diff);
  else if (record.length > 0) process.exitCode = await signed(options, 'recorded');
  else if (approve.length > 0) process.exitCode = await signed(options, 'approved');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
