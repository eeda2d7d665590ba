import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/charts/options';
import { chartOfJson } from '../../src/atlas/formats';
import { comparison } from '../../src/atlas/model/comparison';
import { git, houseProject, makeProject, run, write } from '../paths/project';

const doorFile = 'src/machines/house/door.ts';
const house = houseProject(false);

/** A project whose charts are as they were at its only commit. */
function committed(): string {
  const project = makeProject(house);
  git(project, 'init', '--quiet');
  git(project, 'add', 'src', 'package.json');
  git(project, 'commit', '--quiet', '--message', 'as it was');
  return project;
}

const project = committed();
write(project, {
  [doorFile]: house[doorFile]
    .replaceAll("'open'", "'ajar'")
    .replace('open: {', 'ajar: {')
    .replace("meta: { spec: 'DOR-02' }", "meta: { spec: ['DOR-02', 'DOR-03'] }"),
  'src/machines/house/bell.ts': house['src/machines/house/bell.ts']
    .replace('1000', '3000')
    .replace('ringing: {', "ringing: { on: { 'bell.muted': {} },"),
  'src/machines/house/lamp.ts': house[doorFile].replaceAll('door', 'lamp'),
});

describe('npm run charts -- --diff', () => {
  const file = join(project, 'review.html');
  write(project, { 'dist/atlas/comparison.json': 'null\n', 'dist/atlas/comparison.json.br': '' });
  const { code, output } = run('charts', project, '--diff', 'HEAD', '--page', file, '--atlas');

  it('says in both languages what has changed, and what tells the versions apart', () => {
    expect(code).toBe(1);
    expect(output).toContain(
      'bell  门铃 / Bell\n' +
        '  转移 / Transitions\n' +
        '    + bell.ringing|bell.muted|0  新增 / new\n' +
        '    ~ bell.ringing|xstate.after.1000.bell.ringing|0 → ' +
        'bell.ringing|xstate.after.3000.bell.ringing|0  变更 / changed\n' +
        '        延时 / delay: 1000 ms → 3000 ms\n' +
        '  区分新旧版本的最短序列（2 步） / Shortest sequence that tells them apart (steps: 2)\n' +
        '    0. 开始：初始 / Start: as it begins\n' +
        '    1. 按门铃 / Ring\n',
    );
    expect(output).toContain('    2. 等待 1 秒 / Wait 1 s\n');
    expect(output).toContain('    原先 / before: 到达 安静 (silent) / comes to silent\n');
    expect(output).toContain('    现在 / now: 到达 响着 (ringing) / comes to ringing\n');
    expect(output).toContain('+ lamp  lamp: 新增的状态图 / new chart');
    expect(output).toContain('有变化的状态图：2，共 3；新增：1；删除：0');
  });

  it('writes a page that needs no other file, with what has changed marked by a sign', () => {
    const page = readFileSync(file, 'utf8');
    expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import/);
    // Before and now; the new chart only as it is now.
    expect(page.match(/<figure>/g)).toHaveLength(5);
    for (const sign of ['»1', '~2', '+1']) expect(page).toContain(`${sign}</text>`);
    for (const words of [
      'HEAD 以来状态图的变化',
      'Statecharts changed since HEAD',
      '门铃',
      'Bell',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('leaves beside the atlas what has changed, by the ids of each version', () => {
    const read = (folder: string) => readFileSync(join(project, folder, 'atlas/comparison.json'));
    const known = comparison.parse(JSON.parse(String(read('public'))));
    expect(known).toMatchObject({ revision: 'HEAD', added: ['lamp'], removed: [] });
    expect(known.commit).toMatch(/^[\da-f]{7,}$/);
    expect(Date.parse(known.date)).toBeLessThan(Date.now());
    expect(Object.keys(known.versions).sort()).toEqual(['bell', 'door', 'lamp']);
    const [bell, door] = known.changed;
    expect(bell?.behaviour).toMatchObject({
      kind: 'different',
      steps: [
        { cause: { kind: 'start', input: 'default' } },
        { cause: { kind: 'event', name: 'bell.rung' }, before: { states: ['bell.ringing'] } },
        {
          before: { states: ['bell.silent'], value: 'silent' },
          after: { states: ['bell.ringing'], value: 'ringing', taken: [] },
        },
      ],
    });
    expect(door?.before.transitions.map(({ id }) => id)).toContain('door.open|door.shut|0');
    // What is served is the same, and nothing denser of what was there before.
    expect(read('dist')).toEqual(read('public'));
    expect(existsSync(join(project, 'dist/atlas/comparison.json.br'))).toBe(false);
  });

  it('knows a renamed state of one chart, and tells that nothing else comes of it', () => {
    const door = run('charts', project, '--diff', 'HEAD', '--chart', 'door', '--language', 'en');
    expect(door.output).toContain('    » door.open → door.ajar  renamed\n');
    expect(door.output).toContain('        requirements: DOR-02 → DOR-02, DOR-03\n');
    expect(door.output).toMatch(/They behave alike: \d+ pairs of states compared/);
    expect(door.output).not.toContain('bell');
  });

  it('says that nothing has changed, with exit code 0, and tells of a chart that is gone', () => {
    const other = committed();
    expect(run('charts', other, '--diff', 'HEAD', '--language', 'en')).toEqual({
      code: 0,
      output: 'No chart has changed since HEAD.\n',
      remarks: '',
    });
    for (const gone of [doorFile, 'src/machines/house/door.paths.ts']) rmSync(join(other, gone));
    const without = run('charts', other, '--diff', 'HEAD', '--language', 'en');
    expect(without.code).toBe(1);
    expect(without.output).toContain('- door  Door: chart removed');
  });
});

describe('npm run charts', () => {
  it('prints a chart in another format, or writes it to a file', () => {
    const scxml = run('charts', project, '--chart', 'door', '--format', 'scxml');
    expect(scxml.code).toBe(0);
    expect(scxml.output.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<scxml ')).toBe(true);
    const file = join(project, 'door.json');
    const written = run('charts', project, '--chart', 'door', '--format', 'json', '--out', file);
    expect(written).toEqual({ code: 0, output: '', remarks: '' });
    expect(chartOfJson(readFileSync(file, 'utf8')).transitions).toHaveLength(3);
  });

  it.each([
    [['--diff', 'nothing'], 'git knows no such revision: nothing'],
    [['--chart', 'gate', '--format', 'json'], 'no such chart: gate'],
  ])('says what is wrong with %s, with exit code 2', (flags, message) => {
    expect(run('charts', project, ...flags)).toMatchObject({
      code: 2,
      output: '',
      remarks: expect.stringContaining(message),
    });
  });

  it.each([
    [[], 'one of --diff'],
    [['--diff', 'HEAD', '--chart', 'door', '--format', 'json'], 'one of --diff'],
    [['--format', 'json'], 'one of --diff'],
    [['--atlas', '--chart', 'door', '--format', 'json'], '--atlas needs --diff'],
    [['--diff', 'HEAD', '--atlas', '--chart', 'door'], '--atlas needs --diff'],
    [['--chart', 'door', '--format', 'pdf'], '--format'],
    [['--diff', '--output=x'], '--diff'],
    [['--chart', 'door', '--format', 'json', '--page', 'x'], '--page needs --diff'],
    [['--diff', 'HEAD', '--out', 'x'], '--out needs --format'],
    [['--record', 'door', '--by', 'Ann'], '--record and --approve need --by'],
    [['--chart', 'door', '--format', 'json', '--by', 'Ann', '--why', 'so'], 'these need one'],
    [['--record', '--by', 'Ann', '--why', 'so'], '--record'],
    [['--record', 'door', '--approve', 'door', '--by', 'Ann', '--why', 'so'], 'one of --diff'],
    [['--loud'], '--loud'],
  ])('has no use for the flags %s', (flags, message) => {
    expect(() => readOptions(flags)).toThrow(message);
  });
});
