/** One scenario of a Gherkin document. */
export interface Scenario {
  readonly rule: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Each step as its keyword and its text. */
  readonly steps: [keyword: string, text: string][];
}

interface Dialect {
  readonly feature: string;
  readonly rule: string;
  readonly scenario: string;
  readonly steps: readonly string[];
}

const english: Dialect = {
  feature: 'Feature',
  rule: 'Rule',
  scenario: 'Scenario',
  steps: ['Given ', 'When ', 'Then '],
};
const chinese: Dialect = {
  feature: '功能',
  rule: '规则',
  scenario: '场景',
  steps: ['假如', '当', '那么'],
};

/** Reads as much of Gherkin as test cases need; throws an error that names a line it can't read. */
export function parseGherkin(text: string): Scenario[] {
  const dialect = text.startsWith('# language: zh-CN\n') ? chinese : english;
  const scenarios: Scenario[] = [];
  const features: string[] = [];
  let [rule, isQuoted]: [string, boolean] = ['', false];
  let tags: string[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const [, keyword = '', name = ''] = /^([^ :]+): (.+)$/.exec(line) ?? [];
    const step = dialect.steps.find((one) => line.startsWith(one));
    const last = scenarios.at(-1);
    if (line === '"""') isQuoted = !isQuoted;
    else if (isQuoted || line === '' || line.startsWith('#')) continue;
    else if (keyword === dialect.feature) features.push(name);
    else if (keyword === dialect.rule) rule = name;
    else if (line.startsWith('@')) tags = line.split(' ');
    else if (keyword === dialect.scenario) {
      scenarios.push({ rule, name, tags, steps: [] });
      tags = [];
    } else if (step !== undefined && last !== undefined) {
      last.steps.push([step.trim(), line.slice(step.length)]);
    } else throw new Error(`line ${index + 1}: ${raw}`);
  }
  if (features.length !== 1 || isQuoted) throw new Error('one feature, and quotes in pairs');
  return scenarios;
}
