import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseProject, makeProject, run, write } from './project';

const house = houseProject(false);
const bellFile = 'src/machines/house/bell.ts';

describe('npm run charts -- --record, --approve', () => {
  const project = makeProject(house);
  const sign = (act: string, name: string, by: string) =>
    run('charts', project, `--${act}`, name, '--by', by, '--why', 'it rings', '--language', 'en');
  const read = () => readFileSync(join(project, 'approved/house/bell.txt'), 'utf8');

  it('keeps a chart that is named, and lets only somebody else approve it', () => {
    expect(sign('record', 'gong', 'Ann')).toMatchObject({ code: 2, output: '' });
    expect(existsSync(join(project, 'approved'))).toBe(false);
    expect(sign('record', 'bell', 'Ann').output).toMatch(
      /^bell: not recorded\n→ bell: recorded on/,
    );
    const own = sign('approve', 'bell', 'Ann');
    expect(own.code).toBe(2);
    expect(own.remarks).toContain('Ann has recorded bell: somebody else approves it');
    expect(sign('approve', 'bell', 'Bo').output).toMatch(
      /not yet reviewed: it rings\n→ bell: approved/,
    );
    expect(read()).toMatch(/^bell {2}.*\nrecorded \S+ by Ann, \w+: it rings\napproved \S+ by Bo, /);
  });

  it('prints the remarks that a signature answers, and keeps them with it', () => {
    const remark = (id: string, chart: string, after: number) => ({
      ...{ id, chart, about: null, text: `Is ${id}\nloud?`, by: 'Cy', at: '2026-11-20', after },
    });
    const all = [remark('old', 'bell', 0), remark('new', 'bell', 2), remark('other', 'door', 0)];
    const file = { format: 'remarks', version: 1, remarks: all };
    write(project, { 'remarks.json': JSON.stringify(file), 'wrong.json': '{}' });
    const approve = (name: string) =>
      run(
        ...(['charts', project, '--approve', 'bell', '--by', 'Di', '--why', 'yes'] as const),
        ...['--remarks', join(project, name), '--language', 'en'],
      );
    expect(approve('wrong.json')).toMatchObject({ code: 2, output: '' });
    const answer = 'answers 2026-11-20 by Cy, bell: Is new loud?';
    expect(approve('remarks.json').output.match(/answers .*/g)).toEqual([answer]);
    expect(read()).toContain(`by Di, `);
    expect(read()).toContain(`: yes\n  ${answer}\n\n`);
    expect(sign('approve', 'bell', 'Bo').output).toContain('bell: approved on');
    expect(read().match(/answers .*/g)).toEqual([answer]);
  });

  it('makes npm run paths red where a chart is not as it was signed, and where one was never', () => {
    const kept = read();
    const good = run('paths', project, '--chart', 'bell', '--language', 'en');
    expect(good).toMatchObject({ code: 0, output: expect.not.stringContaining('bell: ') });
    write(project, { [bellFile]: house[bellFile].replace('1000', '3000') });
    const { code, output } = run('paths', project, '--language', 'en');
    expect(code).toBe(1);
    expect(output).toContain('✗ bell: not as Bo signed it on ');
    expect(output).toContain('(steps: 1)\n✗     0. Start: as it begins\n✗     1. Ring\n');
    expect(output).toContain('✗     - waits 1000 ms for xstate.after.1000.bell.ringing\n');
    expect(output).toContain('✗     + waits 3000 ms for xstate.after.3000.bell.ringing\n');
    expect(output).toContain('✗ door: not recorded\n');
    // Nothing but a person renews what was kept.
    expect(read()).toBe(kept);
  });
});
