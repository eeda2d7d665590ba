import { readSettings } from '../../server/settings';
import { startServer } from '../../server/start';
import { createAdjustableClock } from '../../server/test/clock';
import { today } from '../server/rig/clock';

// The real server in a process of its own, for tests that end it without a warning. DATA_DIR says where its
// world is, PORT where it listens, PORTAL where the built portal is, if not in `dist`.
const { PORT, DATA_DIR, PORTAL: portal } = process.env;
const clock = createAdjustableClock();
clock.set(today);
const server = await startServer(readSettings({ PORT, DATA_DIR, HOST: '127.0.0.1', LIFE: 'off' }), {
  ...(portal === undefined ? {} : { portal }),
  test: { clock },
});
console.log(server.address);
