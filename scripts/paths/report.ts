import { type Row, readTable } from '../../tests/machines/transitions';
import { casesOf, type TestCase } from './cases';
import { casesCsv } from './csv';
import { casesGherkin } from './gherkin';
import { gradeLines } from './gradeText';
import { keepGrades } from './grades';
import { chartJson } from './json';
import { gradeChart, type MutationGrade } from './mutants';
import type { Options } from './options';
import type { BrokenChart, ChartPlan } from './plans';
import { ApprovalText, isKept } from '../charts/approvalText';
import { judgementOf, keepsApprovals, keptSituations } from '../charts/approvals';
import { brokenLines, caseLines, closingLines, missLines, summaryLines } from './text';
import { ChartWords, type Names } from './words';

/** What the command found of all charts that it was asked for. */
export interface Findings {
  readonly plans: readonly ChartPlan[];
  readonly broken: readonly BrokenChart[];
  /** Charts that nothing plans paths for. */
  readonly without: readonly string[];
}

/** What the command prints, and whether anything is missed. */
export interface Report {
  /** For a file or another program. */
  readonly output: string;
  /** For the person who called, where the output is not for persons. */
  readonly remarks: readonly string[];
  readonly isComplete: boolean;
}

interface Chapter {
  readonly plan: ChartPlan;
  readonly words: ChartWords;
  readonly cases: readonly TestCase[];
}

/** Puts the findings into the form that was asked for. */
export function reportOf(findings: Findings, names: Names, options: Options): Report {
  const chapters = findings.plans.map((plan): Chapter => {
    const words = new ChartWords(plan.machine.id, names);
    return { plan, words, cases: casesOf(plan, words) };
  });
  const nameless = [...new Set(chapters.flatMap(({ words }) => [...words.missing]))].sort();
  const { language } = options;
  const unkept = unkeptLines(findings, names, options);
  const remarks = [
    ...findings.broken.flatMap((chart) => brokenLines(chart, language)),
    ...unkept,
    ...closingLines({ ...findings, nameless }, language),
  ];
  const misses = findings.plans.flatMap(missLines).length + nameless.length + unkept.length;
  return {
    ...formed(chapters, remarks, options),
    isComplete: misses + findings.broken.length + findings.without.length === 0,
  };
}

/** The charts that do not do what was recorded or approved of them, and the shortest sequence that shows it. */
function unkeptLines({ plans }: Findings, names: Names, { project, language }: Options): string[] {
  if (!keepsApprovals(project)) return [];
  const text = new ApprovalText(names, language);
  return plans.flatMap((chart) => {
    const judgement = judgementOf(project, chart);
    return isKept(judgement) ? [] : text.lines(chart, judgement).map((line) => `✗ ${line}`);
  });
}

function formed(
  chapters: readonly Chapter[],
  remarks: readonly string[],
  { json, csv, gherkin, language }: Options,
): Omit<Report, 'isComplete'> {
  const all = chapters.flatMap(({ cases }) => cases);
  if (csv) return { output: casesCsv(all, language), remarks };
  if (json) {
    const charts = chapters.map(({ plan, cases }) => chartJson(plan, cases, language));
    return { output: `${JSON.stringify(charts, null, 2)}\n`, remarks };
  }
  if (gherkin) {
    const rules = chapters.map(({ words, cases }) => ({ title: words.title, cases }));
    return { output: casesGherkin(rules, language), remarks };
  }
  const lines = chapters.flatMap(({ plan, words, cases }) => [
    ...summaryLines(plan, words.title, language),
    ...cases.flatMap((one) => caseLines(one, language)),
    '',
  ]);
  return { output: [...lines, ...remarks, ''].join('\n'), remarks: [] };
}

/** Grades the paths of all charts by the mutants that they and the table of transitions catch. */
export function gradeReport(findings: Findings, options: Options): Report {
  const { json, language, project } = options;
  const table: readonly Row[] = readTable();
  const grades = findings.plans.map((plan): MutationGrade =>
    gradeChart(plan, table, keptSituations(project, plan)),
  );
  if (options.grades) keepGrades(project, findings.plans, grades);
  const isComplete =
    grades.every(({ missed }) => missed.length === 0) && findings.broken.length === 0;
  const remarks = findings.broken.flatMap((chart) => brokenLines(chart, language));
  if (json) return { output: `${JSON.stringify(grades, null, 2)}\n`, remarks, isComplete };
  const lines = grades.flatMap((grade) => gradeLines(grade, language));
  return { output: [...lines, ...remarks, ''].join('\n'), remarks: [], isComplete };
}
