import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, loginCheck, updatePassword } from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import { type Client, createClient } from './rig/client';
import { type Cluster, startCluster } from './rig/cluster';
import { createDatabase } from './rig/copies';
import { rewardThroughACrash, startTrial } from './rig/ledgerTrials';
import { meetPage } from './rig/page';

const byHeader = { authKey: '', from: '', system_user_id: '' } as const;

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

  it('[CALL-215] loses and doubles no reward when the database crashes in the middle of them, once all are sent again', async () => {
    const settings = { DATABASE_URL: await createDatabase(cluster.url) };
    const trial = await startTrial(settings);
    const { acknowledged, ...crashed } = await rewardThroughACrash(trial, cluster);
    expect(acknowledged).toBeLessThan(crashed.sent);
    expect(crashed).toEqual({ sent: 24, changed: 0, surplus: 0, faults: 0 });
    await trial.end();
  });
});
