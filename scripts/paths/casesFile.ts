import { writeFileSync } from 'node:fs';
import { casesFile, inTwo } from '../../src/atlas/cases/files';
import { plannedCases } from '../../src/atlas/cases/plan';
import { testCase } from '../../src/atlas/cases/testCase';
import { voiceOf } from '../../src/atlas/cases/voice';
import { explore, transitionsOf } from '../../src/paths';
import { wordsIn } from '../../tests/browser/words';
import { loadCharts } from './charts';
import type { Options } from './options';
import type { Report } from './report';
import { say, spoken } from './words';

/** Writes a test case for each requirement of all charts, or of one, as a table for a tool. */
export async function writeCases(
  file: string,
  { project, chart: only, language, for: tool }: Options,
): Promise<Report> {
  const { planned } = await loadCharts(project);
  const chosen = planned.filter(
    ({ machine }) =>
      (only === undefined || machine.id === only) &&
      transitionsOf(machine).some(({ spec }) => spec.length > 0),
  );
  if (chosen.length === 0) throw new Error(spoken(say('noCases', { name: only ?? project })));
  const all = chosen.map(({ machine, area, catalogue }) => ({
    chart: { id: machine.id, area },
    cases: plannedCases(explore(machine, catalogue)),
  }));
  const casesIn = (spokenIn: 'zh' | 'en') =>
    all.flatMap(({ chart, cases }) => {
      const voice = voiceOf(chart.id, spokenIn, wordsIn(spokenIn));
      return cases.map((one) => testCase(one, chart, voice));
    });
  const cases = language === undefined ? inTwo(casesIn('zh'), casesIn('en')) : casesIn(language);
  writeFileSync(file, casesFile(tool, cases));
  const said = say('casesWritten', { count: cases.length, charts: all.length, file, tool });
  return { output: `${spoken(said, language)}\n`, remarks: [], isComplete: true };
}
