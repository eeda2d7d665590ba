import type { TestCase } from './testCase';

/** The programs that cases are written for. */
export const caseTools = ['testrail', 'xray'] as const;
export type CaseTool = (typeof caseTools)[number];

/** More than a title may have in either. */
const longestTitle = 250;

/**
 * Cases as a table that a tool imports: UTF-8 without a mark before it, commas, a row a step, and line breaks only in
 * quotes. A row with a title begins a case.
 */
export function casesFile(tool: CaseTool, cases: readonly TestCase[]): string {
  return [heads[tool], ...cases.flatMap(rows[tool])].map(lineOf).join('');
}

const heads = {
  testrail: [
    ...['Title', 'Section', 'Preconditions', 'References'],
    ...['Steps (Step)', 'Steps (Expected Result)'],
  ],
  xray: ['Test ID', 'Summary', 'Description', 'Test Type', 'Labels', 'Action', 'Data', 'Result'],
} satisfies Record<CaseTool, string[]>;

const rows: Record<CaseTool, (one: TestCase) => string[][]> = {
  // It has no field for data.
  testrail: (one) =>
    one.steps.map(({ action, data, expected }, index) => [
      ...(index === 0 ? [titleOf(one), one.section.join(' > '), one.before, one.id] : blank(4)),
      ...[[action, data].filter(Boolean).join('\n'), expected],
    ]),
  // It puts a case together by the first column, and its own examples say the type in each row.
  xray: (one) =>
    one.steps.map(({ action, data, expected }, index) => {
      const isFirst = index === 0;
      return [
        one.id,
        ...(isFirst ? [titleOf(one), `${one.section.join(' > ')}\n${one.before}`] : blank(2)),
        ...['Manual', isFirst ? one.id : ''],
        ...[action, data, expected],
      ];
    }),
};

function titleOf({ id, title }: TestCase): string {
  const whole = `${id} ${title.replaceAll('\n', ' / ')}`;
  return whole.length > longestTitle ? `${whole.slice(0, longestTitle - 1)}…` : whole;
}

function blank(count: number): string[] {
  return Array.from({ length: count }, () => '');
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The same cases in two languages as one: a line in the one, and the next in the other. */
export function inTwo(one: readonly TestCase[], other: readonly TestCase[]): TestCase[] {
  return one.map((first, index) => {
    const second = other[index] ?? first;
    const both = (a: string, b: string) => (a === b ? a : `${a}\n${b}`);
    return {
      id: first.id,
      title: both(first.title, second.title),
      section: first.section.map((name, at) => {
        const translated = second.section[at] ?? name;
        return name === translated ? name : `${name} ${translated}`;
      }),
      before: both(first.before, second.before),
      steps: first.steps.map((step, at) => ({
        action: both(step.action, second.steps[at]?.action ?? ''),
        data: both(step.data, second.steps[at]?.data ?? ''),
        expected: both(step.expected, second.steps[at]?.expected ?? ''),
      })),
    };
  });
}
