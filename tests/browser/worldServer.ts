import { readSettings } from '../../server/settings';
import { startServer } from '../../server/start';
import { createAdjustableClock } from '../../server/test/clock';

// The real server with the controls of tests, which no setting mounts. DATA_DIR says where its world is;
// PORTAL, where the built portal is, if not in `dist`.
const portal = process.env['PORTAL'];
const settings = readSettings({
  ...{ PORT: '0', HOST: '127.0.0.1', LIFE: 'off' },
  ...{ DATA_DIR: process.env['DATA_DIR'] },
});
const server = await startServer(settings, {
  ...(portal === undefined ? {} : { portal }),
  test: { clock: createAdjustableClock() },
});
console.log(server.address);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
