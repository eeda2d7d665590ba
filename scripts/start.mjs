import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { install } from './install.mjs';

const isWatching = process.argv.includes('--watch');
const port = Number(process.env.PORT ?? 4173);

/** Starts a program that ends with us, and we with it. */
function start(command, args, env = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}

install();
if (isWatching) {
  // The portal with hot reload on PORT, the server restarting by itself on the port after it.
  const server = String(port + 1);
  start('npx', ['tsx', 'watch', 'server/main.ts'], { PORT: server });
  start('npx', ['vite', '--port', String(port)], { SERVER: `http://127.0.0.1:${server}` });
} else {
  build();
  start(process.execPath, ['--import', 'tsx', 'server/main.ts']);
}
