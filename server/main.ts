import { makeDataFolder } from './dataFolder';
import { demandFreeFolder } from './db/folderLock';
import { describeError } from './http/log';
import { readSettings } from './settings';
import type { RunningServer } from './start';
import { startFault } from './startFault';
import { accounts, demonstrationPassword } from './world/content/accounts';

const { PORT = '4173', HOST = '127.0.0.1' } = process.env;

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
  console.error(startFault(error, { host: HOST, port: PORT }));
  process.exit(1);
}
