import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseCsv } from './csv';
import { parseGherkin } from './gherkin';
import { bellProject, git, houseProject, makeProject, run, write } from './project';

const chart = z.strictObject({
  chart: z.string(),
  states: z.array(z.string()),
  transitions: z.array(
    z.strictObject({
      id: z.string(),
      spec: z.array(z.string()),
      from: z.string(),
      event: z.string(),
      guard: z.string().nullable(),
      to: z.string(),
      covered: z.boolean(),
    }),
  ),
  paths: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      steps: z.array(
        z.strictObject({
          event: z.string(),
          label: z.string(),
          data: z.string(),
          to: z.string(),
          spec: z.array(z.string()),
        }),
      ),
    }),
  ),
  unreachable: z.array(z.strictObject({ id: z.string(), exhausted: z.number() })),
  missing: z.array(z.string()),
  lowerBound: z.number().nullable(),
  explored: z.number(),
  truncated: z.boolean(),
});

const bell = makeProject(bellProject);
const house = makeProject(houseProject(false));
const chartsOf = (output: string) => z.array(chart).parse(JSON.parse(output));

describe('npm run paths', () => {
  it('tells what is covered, and each test case, in both languages', () => {
    const { code, output } = run('paths', bell);
    expect(code).toBe(0);
    expect(output).toContain('转移 2/2');
    expect(output).toContain('transitions 2 of 2, proven unreachable 0; paths 1 (lower bound 1)');
    expect(output).toContain('1. 按门铃 / Ring [BEL-01] [BEL-02]');
    expect(output).toContain('2. 等待 1 秒 / Wait 1 s [BEL-03]');
    expect(output).toContain('→ 安静 / silent');
  });

  it('tells it in one language', () => {
    const { output } = run('paths', bell, '--language', 'zh');
    expect(output).toContain('1. 按门铃 [BEL-01]');
    expect(output).not.toContain('Ring');
  });

  it('names a transition that nothing takes, with the states exhausted, and fails', () => {
    const { code, output } = run('paths', house, '--language', 'en');
    expect(code).toBe(1);
    expect(output).toContain('✗ unreachable, 2 states exhausted: door.shut|door.opened|0');
  });

  it('says that an exploration was cut off, proves nothing then, and fails', () => {
    const cut = makeProject(houseProject(false));
    const catalogue = {
      'src/machines/house/door.paths.ts': 'export const doorPaths = { maxStates: 1 };',
    };
    write(cut, catalogue);
    const { code, output } = run('paths', cut, '--chart', 'door', '--language', 'en');
    expect(code).toBe(1);
    expect(output).toContain('exploration was cut off at 1 states');
    expect(output).not.toContain('exhausted:');
  });

  it.each([
    ['a chart without a catalogue', 'door.paths.ts', '', 'no paths are planned: door'],
    [
      'a catalogue that lacks an outcome',
      'door.ts',
      `import { fromPromise, setup } from 'xstate';
       const ask = fromPromise(() => Promise.resolve(1));
       export const door = setup({ actors: { ask } })
         .createMachine({ id: 'door', invoke: { src: 'ask', onDone: {} } });`,
      'no "done" outcome for the actor "ask"',
    ],
  ])('fails for %s', (_, file, text, message) => {
    const wrong = makeProject(houseProject(false));
    write(wrong, { [`src/machines/house/${file}`]: text });
    const { code, output } = run('paths', wrong);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });

  it('fails for a name that readers have no words for', () => {
    const wordless = makeProject(bellProject);
    write(wordless, {
      'locales/en/paths.json': bellProject['locales/zh/paths.json']
        .replace('按门铃', '按')
        .replace('"ringing"', '"rings"'),
    });
    const { code, output } = run('paths', wordless, '--language', 'en');
    expect(code).toBe(1);
    expect(output).toContain('missing in locales/*/paths.json: en state "ringing"');
  });

  it('gives other programs JSON, one object a chart', () => {
    const charts = chartsOf(run('paths', house, '--json', '--language', 'en').output);
    expect(charts.map((one) => one.chart)).toEqual(['bell', 'door']);
    expect(charts[0]).toMatchObject({
      states: ['silent', 'ringing'],
      transitions: [
        {
          ...{ id: 'bell.silent|bell.rung|0', spec: ['BEL-01', 'BEL-02'], from: 'silent' },
          ...{ event: 'bell.rung', guard: null, to: 'ringing', covered: true },
        },
        { from: 'ringing', to: 'silent', covered: true },
      ],
      unreachable: [],
      lowerBound: 1,
    });
    expect(charts[0]?.paths.map(({ steps }) => steps.map(({ label }) => label))).toEqual([
      ['Start: as it begins', 'Ring', 'Wait 1 s'],
    ]);
    expect(charts[1]).toMatchObject({
      unreachable: [{ id: 'door.shut|door.opened|0', exhausted: 2 }],
      missing: ['door.shut|door.opened|0'],
      truncated: false,
    });
    expect(charts[1]?.transitions.map(({ covered }) => covered)).toEqual([false, true, true]);
  });

  it('gives a table that spreadsheets open and take for no formula', () => {
    const { output } = run('paths', bell, '--csv');
    expect(output.startsWith('\uFEFF')).toBe(true);
    const [head = [], ...rows] = parseCsv(output.slice(1));
    expect(head).toEqual([
      ...['路径 / Path', '步骤 / Step', '操作', 'Action', '数据 / Data'],
      ...['预期状态', 'Expected state', '验证的需求 / Proves'],
    ]);
    expect(rows).toHaveLength(3);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    expect(rows[1]?.slice(1)).toEqual([
      ...['1', '按门铃', 'Ring', '{"by":"=Ann, \\"the tall\\""}', '响着', 'ringing'],
      'BEL-01 BEL-02',
    ]);
    const formula = makeProject(bellProject);
    write(formula, {
      'locales/en/paths.json': bellProject['locales/en/paths.json'].replace('Ring', '=Ring'),
    });
    expect(run('paths', formula, '--csv').output).toContain(`,'=Ring,`);
  });

  it.each([
    ['zh', ['假如', '那么', '当', '那么', '当', '那么'], '门铃'],
    ['en', ['Given', 'Then', 'When', 'Then', 'When', 'Then'], 'Bell'],
  ])('gives Gherkin in %s', (language, keywords, rule) => {
    const [scenario, ...others] = parseGherkin(
      run('paths', bell, '--gherkin', '--language', language).output,
    );
    expect(others).toEqual([]);
    expect(scenario).toMatchObject({ rule, tags: ['@BEL-01', '@BEL-02', '@BEL-03'] });
    expect(scenario?.steps.map(([keyword]) => keyword)).toEqual(keywords);
  });

  it.each([
    ['states', 1],
    ['requirements', 2],
    ['pairs', 3],
  ])('plans for every one of the %s', (goal, count) => {
    const [one] = chartsOf(run('paths', bell, '--json', '--goal', goal).output);
    expect(one?.paths.flatMap(({ steps }) => steps)).toHaveLength(count + 1);
  });

  it('keeps paths short', () => {
    const stepsOf = (...flags: readonly string[]) =>
      chartsOf(run('paths', '--json', '--chart', 'listing', ...flags).output)
        .flatMap(({ paths }) => paths)
        .map(({ steps }) => steps.length - 1);
    expect(stepsOf()).toEqual([4]);
    expect(stepsOf('--max-steps', '2')).toEqual([2, 2]);
  });

  it('runs one path by its id', () => {
    const [one] = chartsOf(run('paths', bell, '--json').output);
    const id = one?.paths[0]?.id ?? '';
    const { code, output } = run('paths', bell, '--path', id, '--language', 'en');
    expect(code).toBe(0);
    expect(output).toContain(`${id}  Bell (steps: 2), ends in “silent”`);
    expect(run('paths', bell, '--path', 'bell-000000')).toMatchObject({
      code: 1,
      remarks: expect.stringContaining('no such path is planned: bell-000000'),
    });
  });

  it.each([
    [['--goal', 'luck'], '--goal'],
    [['--max-steps', '0'], '--max-steps'],
    [['--csv', '--json'], 'only one of'],
    [['--chart', 'nothing'], 'no such chart'],
    [['--since', 'nothing'], 'nothing'],
    [['--loud'], '--loud'],
  ])('says what is wrong with %s', (flags, message) => {
    expect(run('paths', bell, ...flags)).toMatchObject({
      code: 1,
      output: '',
      remarks: expect.stringContaining(message),
    });
  });
});

describe('what has changed since a revision', () => {
  const old = makeProject(houseProject(true));
  git(old, 'init', '--quiet');
  git(old, 'add', 'src', 'package.json');
  git(old, 'commit', '--quiet', '--message', 'as it was');

  it('is nothing at first', () => {
    expect(chartsOf(run('paths', old, '--json', '--since', 'HEAD').output)).toEqual([]);
  });

  it('is a transition whose guard reads differently, and no more', () => {
    const { 'src/machines/house/door.ts': text } = houseProject(true);
    write(old, {
      'src/machines/house/door.ts': text.replace('() => true', '({ context }) => context !== null'),
    });
    const charts = chartsOf(run('paths', old, '--json', '--since', 'HEAD').output);
    expect(charts.map(({ chart: name }) => name)).toEqual(['door']);
    expect(charts[0]?.transitions.filter(({ covered }) => covered).map(({ id }) => id)).toEqual([
      'door.shut|door.opened|0',
    ]);
    expect(charts[0]?.missing).toEqual([]);
  });
});

describe('npm run paths -- --mutants', () => {
  it('grades the paths, and shows what makes no difference', () => {
    const { code, output } = run('paths', house, '--mutants', '--language', 'en');
    expect(code).toBe(0);
    expect(output).toContain('bell\n  mutants caught: 5 of 5');
    expect(output).toContain('= door.shut|door.opened|0: deleted; ');
    expect(output).toContain('2 states exhausted, no difference shows');
  });
});
