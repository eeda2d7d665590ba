import { readSettings } from '../../../server/settings';
import { startServer } from '../../../server/start';
import { today } from '../../../tests/server/rig/clock';

// The product as operated, on a world that is kept between runs: its clock stands where the world was made.
const server = await startServer(readSettings(process.env), { clock: { now: () => today } });
console.log(server.address);
process.once('SIGTERM', () => {
  void server.stop().then(() => process.exit(0));
});
