import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { levelOf, provesAt } from '../../scripts/trace/levels';
import { idsIn, readRequirements } from '../../scripts/trace/requirements';
import { bracketedIds, type RunTest, testsOf } from '../../scripts/trace/tests';
import { bellProject, makeProject, run, write } from './project';

const traces = z.array(
  z.strictObject({
    id: z.string(),
    area: z.string(),
    level: z.enum(['browser', 'form', 'formAndServer', 'http', 'walk', 'any']),
    text: z.string(),
    tests: z.array(z.string()),
    below: z.array(z.string()),
    charts: z.array(z.string()),
    views: z.array(z.string()),
    decision: z.string().nullable(),
  }),
);

const unit = (...tests: readonly (readonly [title: string, status: string])[]) =>
  JSON.stringify({
    testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
  });

const browsed = JSON.stringify({
  suites: [
    {
      title: 'house.spec.ts',
      specs: [{ title: '[HSE-04] is seen', ok: false }],
      suites: [{ title: 'the bell', specs: [{ title: '[HSE-03] is heard', ok: true }] }],
    },
  ],
});

const walked = (title: string) =>
  JSON.stringify({ suites: [{ title: 'paths.spec.ts', specs: [{ title, ok: true }] }] });

const table = ['chart\tid\tfrom\tto\ttrigger'];
for (const id of ['BEL-01', 'BEL-02', 'BEL-03']) {
  table.push(['bell', id, 'silent', 'ringing', 'person'].join('\t'));
}

const project = makeProject({
  ...bellProject,
  'docs/requirements.tsv': [
    'id\tarea\tkind\trequirement',
    ...['HSE-01', 'HSE-02', 'HSE-03', 'HSE-04'].map(
      (id) => `${id}\thouse\tscreen\twhat ${id} asks for`,
    ),
    '',
  ].join('\n'),
  'docs/decisions.md':
    '# Decisions\n\n## house\n\n**HSE-02 … HSE-03.** As the house\nhas it.\n\n**HSE-03, bells.** They ring.\n',
  'tests/machines/transitionTable.tsv': `${table.join('\n')}\n`,
  'src/ui/house/Bell.tsx': '/** The bell [HSE-01, HSE-03]. */',
  'unit.json': unit(
    ['the house [HSE-01] stands', 'passed'],
    ['the house [HSE-02] falls', 'failed'],
  ),
  'browser.json': browsed,
});

const traced = (...reports: readonly string[]) =>
  run('trace', project, '--json', ...reports.map((name) => `--report=${join(project, name)}`));

describe('npm run trace', () => {
  it('writes a JUnit result a requirement: proven, failed, or proven by nothing', () => {
    const file = join(project, 'results.xml');
    const reports = ['unit.json', 'browser.json'].map((name) => `--report=${join(project, name)}`);
    run('trace', project, `--junit=${file}`, ...reports);
    const report = readFileSync(file, 'utf8');
    expect(report).toContain('tests="7" failures="2" skipped="3"');
    const cases = [
      ...report.matchAll(/<testcase classname="(\w+)" name="(\S+) [^>]*>(.*?)<\/testcase>/gs),
    ];
    const outcomes = cases.map(([, area, id, inside = '']) => {
      const outcome = /<(failure|skipped|system-out)/.exec(inside)?.[1];
      return [area, id, outcome];
    });
    expect(outcomes).toEqual([
      ['house', 'HSE-01', 'system-out'],
      ['house', 'HSE-02', 'failure'],
      ['house', 'HSE-03', 'system-out'],
      ['house', 'HSE-04', 'failure'],
      ...['BEL-01', 'BEL-02', 'BEL-03'].map((id) => [expect.any(String), id, 'skipped']),
    ]);
    expect(report).toContain('the house [HSE-02] falls');
  });

  it('tells of each id what proves it, and fails for those that nothing proves', () => {
    const { code, output } = traced('unit.json', 'browser.json');
    expect(code).toBe(1);
    const all = traces.parse(JSON.parse(output));
    expect(all.map(({ id, tests }) => [id, tests])).toEqual([
      ['HSE-01', ['the house [HSE-01] stands']],
      ['HSE-02', []],
      ['HSE-03', ['house.spec.ts the bell [HSE-03] is heard']],
      ['HSE-04', []],
      ['BEL-01', []],
      ['BEL-02', []],
      ['BEL-03', []],
    ]);
    expect(all.map(({ area }) => area)).toEqual(all.map(() => 'house'));
    expect(all.map(({ decision }) => decision)).toEqual([
      ...[null, 'As the house has it.', 'As the house has it. They ring.', null],
      ...[null, null, null],
    ]);
    expect(all[0]).toMatchObject({ charts: [], views: ['src/ui/house/Bell.tsx'] });
    expect(all[4]).toMatchObject({ charts: ['bell'], views: [], below: ['paths: bell'] });
  });

  it('names for a reader what nothing proves, and counts by area', () => {
    const { output } = run('trace', project, `--report=${join(project, 'unit.json')}`);
    expect(output).toContain('walk: proven 0 of 3');
    expect(output).toContain('✗ HSE-02  what HSE-02 asks for: 没有测试证明 / no test proves it');
    expect(output).toContain('HSE-01  what HSE-01 asks for\n    the house [HSE-01] stands');
    expect(output).toContain('house: proven 1 of 7');
  });

  it('succeeds once all is proven', () => {
    const titles = ['HSE-01', 'HSE-02', 'HSE-03', 'HSE-04'].map((id) => `[${id}] holds`);
    write(project, {
      'whole.json': unit(...titles.map((title) => [title, 'passed'] as const)),
      'walked.json': walked('[BEL-01, BEL-02, BEL-03] is walked'),
    });
    expect(traced('whole.json').code).toBe(1);
    expect(traced('whole.json', 'walked.json').code).toBe(0);
  });

  it('fails for an id that no requirement has', () => {
    write(project, { 'wrong.json': unit(['[HSE-01, HSE-02, HSE-03, HSE-04, HSE-99]', 'passed']) });
    const { code, output } = run('trace', project, `--report=${join(project, 'wrong.json')}`);
    expect(code).toBe(1);
    expect(output).toContain('✗ HSE-99');
  });

  it('reads the reports of the last run where none is given, and asks for them', () => {
    const missing = run('trace', project, '--json');
    expect(missing).toMatchObject({ code: 1, output: '' });
    expect(missing.remarks).toContain('run npm test first');
    write(project, {
      'coverage/trace/unit.json': unit(['[HSE-01] stands', 'passed'], ['[HSE-02] falls', 'failed']),
      'coverage/trace/browser.json': walked('[HSE-03] is heard'),
    });
    const all = traces.parse(JSON.parse(run('trace', project, '--json').output));
    const proven = all.filter(({ tests }) => tests.length > 0).map(({ id }) => id);
    expect(proven).toEqual(['HSE-01', 'HSE-03']);
  });

  it('explains its levels when asked for help', () => {
    const { code, output } = run('trace', '--help');
    expect(code).toBe(0);
    expect(output).toContain('formAndServer');
  });

  it('knows every requirement of the product, and every transition that it owes', () => {
    const { output } = run('trace', '--json', `--report=${join(project, 'unit.json')}`);
    const all = traces.parse(JSON.parse(output));
    expect(all).toHaveLength(979 + 256);
    expect(all.find(({ id }) => id === 'GRD-07')).toMatchObject({
      area: 'shell',
      text: "引导状态为 1：标记为需要显示引导 / When the guide's status is 1: the guide is to be shown",
      charts: ['navigationGuard'],
      level: 'walk',
      below: ['paths: navigationGuard'],
    });
    expect(all.find(({ id }) => id === 'LANG-007')?.decision).toContain('学情分析师工作台');
  }, 120_000);
});

describe('the level of a requirement', () => {
  const at = (...places: readonly RunTest['place'][]) =>
    places.map((place): RunTest => ({ title: 'a test', ids: [], place }));

  it('is where its reader meets it', () => {
    expect(['SCREEN-001', 'VALID-001', 'VALID-012', 'CALL-001'].map(levelOf)).toEqual([
      ...['browser', 'formAndServer', 'form', 'http'],
    ]);
  });

  it('is not reached by a test that sees less', () => {
    expect(provesAt('browser', at('view', 'server', 'unit'))).toBe(false);
    expect(provesAt('browser', at('browser'))).toBe(true);
    expect(provesAt('walk', at('unit'))).toBe(false);
    expect(provesAt('form', at('server', 'unit'))).toBe(false);
    expect(provesAt('form', at('view'))).toBe(true);
    expect(provesAt('formAndServer', at('view'))).toBe(false);
    expect(provesAt('formAndServer', at('view', 'server'))).toBe(true);
    expect(provesAt('http', at('unit', 'view'))).toBe(false);
    expect(provesAt('http', at('server'))).toBe(true);
  });
});

describe('the ids in a title', () => {
  it('stand in brackets: one, several, or all from one to another', () => {
    expect(bracketedIds('[GRD-07] goes on [MSG-001, MSG-003]')).toEqual([
      ...['GRD-07', 'MSG-001', 'MSG-003'],
    ]);
    expect(idsIn('CALL-037, CALL-077 … CALL-079')).toEqual([
      ...['CALL-037', 'CALL-077', 'CALL-078', 'CALL-079'],
    ]);
    expect(bracketedIds('takes [0] and [a-1]')).toEqual([]);
  });

  it('count only where the test has passed', () => {
    const report: unknown = JSON.parse(unit(['[GRD-07] a', 'passed'], ['[GRD-08] b', 'skipped']));
    expect(testsOf(report, 'passed').flatMap(({ ids }) => ids)).toEqual(['GRD-07']);
  });
});

describe('the list of requirements', () => {
  const all = readRequirements(join(import.meta.dirname, '../..'));

  it('has every id once, with an area and a text', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(979);
    expect(
      all.filter(({ id, area, text }) => !/^[A-Z]+-\d{3}$/.test(id) || area === '' || text === ''),
    ).toEqual([]);
  });
});
