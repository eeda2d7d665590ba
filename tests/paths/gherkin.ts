/** One scenario of a Gherkin document. */
export interface Scenario {
  readonly rule: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Each step as its keyword and its text. */
  readonly steps: readonly (readonly [keyword: string, text: string])[];
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
  let [rule, tags, isQuoted, features]: [string, string[], boolean, number] = ['', [], false, 0];
  text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    const after = (keyword: string) =>
      line.startsWith(`${keyword}: `) ? line.slice(keyword.length + 2) : null;
    if (line === '"""') return void (isQuoted = !isQuoted);
    if (isQuoted || line === '' || line.startsWith('#')) return;
    if (after(dialect.feature) !== null) return void (features += 1);
    const ruleName = after(dialect.rule);
    if (ruleName !== null) return void (rule = ruleName);
    if (line.startsWith('@')) return void (tags = line.split(' '));
    const name = after(dialect.scenario);
    if (name !== null) {
      scenarios.push({ rule, name, tags, steps: [] });
      tags = [];
      return;
    }
    const keyword = dialect.steps.find((one) => line.startsWith(one));
    const last = scenarios.pop();
    if (keyword === undefined || last === undefined) throw new Error(`line ${index + 1}: ${raw}`);
    const step = [keyword.trim(), line.slice(keyword.length)] as const;
    scenarios.push({ ...last, steps: [...last.steps, step] });
  });
  if (features !== 1 || isQuoted)
    throw new Error('a document has one feature, and closes its quotes');
  return scenarios;
}
