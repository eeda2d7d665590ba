import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, loginCheck, updatePassword } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { hideMenuLabel } from '../../src/contract/scores';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import { type Client, createClient } from './rig/client';
import { type Cluster, startCluster } from './rig/cluster';
import { createDatabase } from './rig/copies';
import { rewardThroughACrash, startTrial } from './rig/ledgerTrials';
import { meetPage } from './rig/page';

const byHeader = { authKey: '', from: '', system_user_id: '' } as const;

/** Does something while a transaction that has claimed a request id commits. */
const whileCommitting = (statement: string) => `
  create function meddle() returns trigger language plpgsql as
    $$ begin ${statement}; return null; end $$;
  create constraint trigger meddled after insert on request_ids
    deferrable initially deferred for each row execute function meddle()`;
const loseConnection = 'perform pg_terminate_backend(pg_backend_pid())';
const refuse = `raise exception 'refused'`;

describe('a server whose database goes away', { timeout: 120_000 }, () => {
  let cluster: Cluster;
  let server: RunningServer;
  let client: Client;
  beforeAll(async () => {
    cluster = await startCluster();
    const settings = { DATABASE_URL: await createDatabase(cluster.url), PORT: '0', LIFE: 'off' };
    server = await startServer(readSettings({ ...settings, LOG_LEVEL: 'silent' }));
    client = createClient(server.address);
  });
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
  });

  it('[MSG-011] [MSG-035] answers that it failed within ten seconds, and works again by itself when it is back', async () => {
    const token = await client.tokenOf('zhou');
    const page = await meetPage({ ...client, server: () => server.address }, 'zhou');

    await cluster.halt();
    const start = performance.now();
    const failed = await client.send(login, { uname: 'zhou', password: 'demo1234' });
    expect(failed.code).toBe(codes.failure);
    expect(performance.now() - start).toBeLessThan(10_000);
    for (const [language, sentence] of [
      ['zh', '系统异常，请稍后重试'],
      ['en', 'Something went wrong on our side. Please try again later'],
    ] as const) {
      const headers = { 'accept-language': language };
      const sent = await client.send(updatePassword, { password: 'fresh2026' }, { token, headers });
      expect([sent.code, sent.message]).toEqual([codes.failure, sentence]);
    }
    const health = await fetch(`${server.address}/health`);
    expect(health.status).toBe(500);
    expect(await health.json()).toEqual({
      code: codes.failure,
      message: expect.any(String),
      data: {},
    });

    await cluster.start();
    await expect
      .poll(async () => (await client.send(loginCheck, byHeader, { token })).code, {
        timeout: 5_000,
      })
      .toBe(codes.success);
    // What was published meanwhile was missed: the page has to come back and ask.
    expect(await page.closed).toBe(1012);
  });

  it('[CODE-005] says that a change failed only where its commit was refused, not where it was lost, and makes it once it is sent again', async () => {
    const url = await createDatabase(cluster.url);
    const settings = { DATABASE_URL: url, PORT: '0', LIFE: 'off', LOG_LEVEL: 'silent' };
    const other = await startServer(readSettings(settings));
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    const zhou = createClient(other.address);
    const token = await zhou.tokenOf('zhou');
    const requestId = randomUUID();
    const change = () => zhou.send(hideMenuLabel, { subject_id: 2 }, { token, requestId });

    await database.query(whileCommitting(refuse));
    expect(await change()).toMatchObject({ status: 200, code: codes.failure });
    await database.query('drop function meddle cascade');
    await database.query(whileCommitting(loseConnection));
    expect(await change()).toMatchObject({ status: 503, code: codes.busy });
    await database.query('drop function meddle cascade');
    expect((await change()).code).toBe(codes.success);

    await database.end();
    await other.stop();
  });

  it('[CALL-215] loses and doubles no reward when the database crashes in the middle of them, once all are sent again', async () => {
    const settings = { DATABASE_URL: await createDatabase(cluster.url) };
    const trial = await startTrial(settings);
    const { acknowledged, ...crashed } = await rewardThroughACrash(trial, cluster);
    expect(acknowledged).toBeLessThan(crashed.sent);
    expect(crashed).toEqual({ sent: 24, changed: 0, surplus: 0, faults: 0 });
    await trial.end();
  });
});
