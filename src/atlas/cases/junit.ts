/** The result of one requirement, as JUnit's report has it. */
export interface JUnitCase {
  /** The requirement's id. */
  readonly id: string;
  /** What it belongs to, such as its area or its chart. */
  readonly section: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped, or what has proven it; empty for nothing to tell. */
  readonly details: string;
}

/** Results as a JUnit report, one case a requirement, for TestRail, Xray and build servers. */
export function junitFile(suite: string, cases: readonly JUnitCase[]): string {
  const count = (outcome: JUnitCase['outcome']) =>
    String(cases.filter((one) => one.outcome === outcome).length);
  const head = attributes({
    name: suite,
    ...{ tests: String(cases.length), failures: count('failed'), skipped: count('skipped') },
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${head}>`,
    `  <testsuite ${head}>`,
    ...cases.flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function caseLines({ id, section, title, outcome, details }: JUnitCase): string[] {
  const text = escaped(details);
  return [
    `    <testcase ${attributes({ classname: section, name: `${id} ${title}` })}>`,
    `      <properties><property ${attributes({ name: 'requirement', value: id })}/></properties>`,
    ...(outcome === 'failed' ? [`      <failure>${text}</failure>`] : []),
    ...(outcome === 'skipped' ? [`      <skipped ${attributes({ message: details })}/>`] : []),
    ...(outcome === 'passed' && text !== '' ? [`      <system-out>${text}</system-out>`] : []),
    '    </testcase>',
  ];
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(value).replaceAll('\n', ' ')}"`)
    .join(' ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Without what XML allows nowhere. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
