import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { loadCharts } from '../../scripts/paths/charts';
import { diagramOf } from '../../src/atlas/model/diagram';
import { grades, versionOf } from '../../src/atlas/model/grades';
import { bellProject, makeProject, run } from '../paths/project';

const file = 'public/atlas/grades.json';
const door = { caught: 1, total: 2, byTable: 0, of: 'abc123' };

describe('npm run paths -- --mutants --grades', () => {
  it('keeps the grades of its charts for the atlas, and those of others', () => {
    const project = makeProject({ ...bellProject, [file]: JSON.stringify({ door }) });
    expect(run('paths', project, '--mutants', '--grades').code).toBe(0);
    const kept = grades.parse(JSON.parse(readFileSync(join(project, file), 'utf8')));
    expect(kept).toEqual({
      bell: { caught: 5, total: 5, byTable: 0, of: expect.stringMatching(/^[\da-f]{6}$/) },
      door,
    });
  });

  it('goes with the grading only', () => {
    const { code, remarks } = run('paths', makeProject(bellProject), '--grades');
    expect(code).toBe(1);
    expect(remarks).toContain('--grades goes with --mutants');
  });
});

it('every chart that is planned has a grade, and nothing that is gone', async () => {
  const kept = grades.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { planned } = await loadCharts(process.cwd());
  expect(Object.keys(kept).sort()).toEqual(planned.map(({ machine }) => machine.id).sort());
});

describe('the version of a chart', () => {
  const version = (guard: string, id = 'm') =>
    versionOf(
      diagramOf(
        createMachine({
          id,
          initial: 'a',
          states: { a: { on: { X: { guard, target: 'b' } } }, b: {} },
        }),
      ),
    );

  it('is the same for the same chart, and another for another', () => {
    expect(version('isBig')).toBe(version('isBig'));
    expect(version('isBig')).not.toBe(version('isSmall'));
  });
});
