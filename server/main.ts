import { ZodError } from 'zod';
import { makeDataFolder, NoDataFolder } from './dataFolder';
import { demandFreeFolder, FolderInUse } from './db/folderLock';
import { DatabaseAway } from './db/away';
import { describeError } from './http/log';
import { BrokenConfig } from './documents/config';
import { readSettings } from './settings';
import type { RunningServer } from './start';
import { accounts, demonstrationPassword } from './world/content/accounts';

const { PORT = '4173', HOST = '127.0.0.1' } = process.env;

/** Why the server cannot listen, by the system's code. */
const unheard: Readonly<Record<string, string>> = {
  EADDRINUSE: `Port ${PORT} is in use. Give this server another one with PORT.`,
  EACCES: `Port ${PORT} is not open to this user. Give this server another one with PORT.`,
  EADDRNOTAVAIL: `HOST: ${HOST} is no address of this machine. Give one that is, or 0.0.0.0 for all.`,
  ENOTFOUND: `HOST: ${HOST} is no known address. Give one of this machine, or 0.0.0.0 for all.`,
};

/** What the operator reads when the server cannot start. */
function reasonOf(error: unknown): string {
  if (error instanceof FolderInUse) {
    return `${error.message}. Stop it first, or give this server another folder with DATA_DIR.`;
  }
  if (error instanceof NoDataFolder) {
    return `DATA_DIR: ${error.message}. Name a folder in which this server may write.`;
  }
  if (error instanceof DatabaseAway) {
    return `DATABASE_URL: ${error.message}`;
  }
  if (error instanceof ZodError) {
    const names = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return `Settings are wrong: ${names.join('; ')}.`;
  }
  if (error instanceof BrokenConfig) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const listening = unheard[code];
  if (listening !== undefined) return listening;
  return JSON.stringify(describeError(error), null, 2);
}

/** One call's forgotten promise is no reason to drop everybody else's. */
process.on('unhandledRejection', (error) => {
  console.error('unhandled rejection', JSON.stringify(describeError(error)));
});

/** What a newcomer needs to look around. */
function introduce({ address, filledIn }: RunningServer, isDemonstration: boolean): void {
  console.log(`Analyst portal  ${address}`);
  console.log(`Statecharts     ${address}/statecharts.html`);
  if (!isDemonstration) return;
  if (filledIn !== null) {
    console.log(`Demonstration   filled in ${(filledIn / 1000).toFixed(1)} s`);
  }
  console.log(
    `Demonstration   password ${demonstrationPassword}, text messages at ${address}/outbox`,
  );
  for (const { username, name, role } of accounts)
    console.log(`  ${username.padEnd(12)} ${name}, ${role}`);
}

try {
  const settings = readSettings(process.env);
  // Looked at before the server is even loaded, which takes a second or two.
  await makeDataFolder(settings.dataDir);
  if (settings.databaseUrl === undefined) await demandFreeFolder(settings.dataDir);
  const { startServer } = await import('./start');
  const server = await startServer(settings);
  const stop = () => {
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  introduce(server, settings.isDemonstration);
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
