import formbody from '@fastify/formbody';
import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { openDatabase } from '../../server/db/open';
import { accounts } from '../../server/db/tables';
import { readSettings } from '../../server/settings';
import { filterValues } from '../../server/students/filters';
import { statementOf } from '../../server/students/list';

// The same statement with the same driver and nothing around it: no session, no checks, no rows made.
const settings = readSettings(process.env);
const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
const [account] = await database.query
  .select({ id: accounts.id })
  .from(accounts)
  .where(eq(accounts.username, 'zhou'));
if (account === undefined) throw new Error('the world has no zhou');

const asked = { subject_id: 1, list: 'responsible' } as const;
const run = statementOf(asked);
const app = Fastify();
await app.register(formbody);
app.post('/api/student/list', async () => {
  const values = filterValues(account.id, new Date(), asked);
  return { data: await run(database.query, { ...values, limit: 20, offset: 0 }) };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => database.close())
    .then(() => process.exit(0));
});
