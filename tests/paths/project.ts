import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a command did. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
  readonly remarks: string;
}

/** Runs a command of this project as QA does. */
export function run(script: 'charts' | 'paths' | 'trace', ...args: readonly string[]): Outcome {
  const command = ['--import', 'tsx', join(root, `scripts/${script}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, output: stdout, remarks: stderr };
}

/** A project of its own, in a folder that is gone when the process ends. */
export function makeProject(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write(folder, { 'package.json': '{ "type": "module" }', ...files });
  return folder;
}

/** Writes files into a project, in the place of those that are there. */
export function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** Git in a project, with a name of its own. */
export function git(folder: string, ...args: readonly string[]): void {
  const named = ['-c', 'user.name=QA', '-c', 'user.email=qa@example.org', ...args];
  const { status, stderr } = spawnSync('git', named, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A door that can be opened, and one that can't be: its last transition is never taken. */
const door = (isBroken: boolean) => `
  import { setup } from 'xstate';
  export const door = setup({ guards: { isLocked: () => ${String(isBroken)} } }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          'door.opened': [
            { guard: 'isLocked', target: 'shut' },
            { target: 'open', meta: { spec: 'DOR-01' } },
          ],
        },
      },
      open: { on: { 'door.shut': { target: 'shut', meta: { spec: 'DOR-02' } } } },
    },
  });
`;

/** A bell that rings for a second. */
const bell = `
  import { setup } from 'xstate';
  export const bell = setup({ types: { events: {} as { type: 'bell.rung'; by: string } } })
    .createMachine({
      id: 'bell',
      initial: 'silent',
      states: {
        silent: { on: { 'bell.rung': { target: 'ringing', meta: { spec: ['BEL-01', 'BEL-02'] } } } },
        ringing: { after: { 1000: { target: 'silent', meta: { spec: 'BEL-03' } } } },
      },
    });
`;

const bellPaths = `
  export const bellPaths = { events: { 'bell.rung': [{ by: '=Ann, "the tall"' }] } };
`;

/** What readers call the bell and the door. */
const names = {
  zh: JSON.stringify({
    chart: { bell: '门铃', door: '门' },
    input: { default: '初始' },
    event: { 'bell.rung': '按门铃', 'door.opened': '开门', 'door.shut': '关门' },
    actor: {},
    state: { silent: '安静', ringing: '响着', shut: '关着', open: '开着' },
  }),
  en: JSON.stringify({
    chart: { bell: 'Bell', door: 'Door' },
    input: { default: 'as it begins' },
    event: { 'bell.rung': 'Ring', 'door.opened': 'Open the door', 'door.shut': 'Shut the door' },
    actor: {},
    state: { silent: 'silent', ringing: 'ringing', shut: 'shut', open: 'open' },
  }),
};

/** A project with nothing but the bell, whose paths are complete. */
export const bellProject = {
  'src/machines/house/bell.ts': bell,
  'src/machines/house/bell.paths.ts': bellPaths,
  'locales/zh/paths.json': names.zh,
  'locales/en/paths.json': names.en,
};

/** The same with a door, one of whose transitions is taken only if it is locked for good. */
export const houseProject = (isBroken: boolean) => ({
  ...bellProject,
  'src/machines/house/door.ts': door(isBroken),
  'src/machines/house/door.paths.ts': 'export const doorPaths = {};',
});
