import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
}

/** The commit where this branch left `main`. */
function baseOfBranch() {
  const [base] =
    git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? [];
  return base ?? 'HEAD';
}

/** What every step depends on. */
const ofAll = /^(package(-lock)?\.json|tsconfig\.json|[^/]+\.config\.[jt]s)$/;
/** Tests that read or start files which they do not import. */
const ofWhatIsNotImported = [
  ...['tests/architecture', 'tests/build', 'tests/scripts'],
  ...['tests/paths', 'tests/atlas', 'tests/server'],
];

/** Reads every file, and takes a second. */
const ofEachFile = 'tests/architecture/names.test.ts';

/** The files in `--filesOnly` lists of Vitest that a change since `base` can break, by their imports. */
function relatedTests(base) {
  const list = ['vitest', 'list', '--filesOnly', '--json', `--changed=${base}`];
  const { stdout } = spawnSync('npx', list, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const start = stdout.indexOf('[');
  return start === -1 ? [] : JSON.parse(stdout.slice(start)).map(({ file }) => file);
}

/**
 * The arguments of each step for what a change since `main`, committed or not, can break: null where it can
 * break nothing, no arguments where it can break anything.
 */
export function changedSteps() {
  const base = baseOfBranch();
  const files = [
    ...(git('diff', '--name-only', base) ?? []),
    ...(git('ls-files', '--others', '--exclude-standard') ?? []),
  ].filter((file) => existsSync(file));
  const whole = { lint: ['.'], format: ['.'], unit: [], browser: [] };
  if (files.some((file) => ofAll.test(file))) return whole;
  const isProduct = files.some((file) => /^(src|server|locales|public|[^/]+\.html)/.test(file));
  // `paths.spec.ts` finds the adapters by their files.
  const hasAdapter = files.some((file) => file.startsWith('tests/browser/paths/'));
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file));
  return {
    lint: files.some((file) => file.startsWith('scripts/lint/')) ? ['.'] : ofNone(code),
    format: ofNone(files),
    unit: isProduct
      ? [...relatedTests(base), ...ofWhatIsNotImported]
      : ofNone([...relatedTests(base), ...(code.length > 0 ? [ofEachFile] : [])]),
    browser: isProduct || hasAdapter ? [] : [`--only-changed=${base}`, '--pass-with-no-tests'],
  };
}

const ofNone = (files) => (files.length === 0 ? null : files);
