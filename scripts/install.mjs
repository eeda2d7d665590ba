import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const lowest = [20, 19];

function isOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < lowest[0] || (major === lowest[0] && minor < lowest[1]);
}

function isInstalled() {
  const mark = 'node_modules/.package-lock.json';
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** Runs a command with its output on ours; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what package-lock.json names, unless it is there already. */
export function install() {
  if (isOldNode()) {
    console.error(`Node ${lowest.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}
