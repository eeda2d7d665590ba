import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { identityQrCode, login } from '../../src/contract/account';
import { purchaseQrCode } from '../../src/contract/rewards';
import { makeKey } from '../../server/account/oneTimeKey';
import { newToken } from '../../server/session';
import { databases, worldOf } from './rig';

it('[SEC] tokens have 256 random bits: none of 10,000 comes twice or begins like another', () => {
  const tokens = Array.from({ length: 10_000 }, newToken);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens).size).toBe(10_000);
  expect(new Set(tokens.map((token) => token.slice(0, 8))).size).toBe(10_000);
});

describe.each(databases)('[SEC] what opens a door, on $database,', (options) => {
  const world = worldOf(options);

  /** The tables in which a text stands somewhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const { rows } = z
      .object({ rows: z.array(z.object({ name: z.string() })) })
      .parse(
        await world.database.query.execute(
          sql`select tablename as name from pg_tables where schemaname = 'public'`,
        ),
      );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = z
        .object({ rows: z.array(z.unknown()) })
        .parse(
          await world.database.query.execute(
            sql`select 1 from ${sql.identifier(name)} t where strpos(t::text, ${text}) > 0 limit 1`,
          ),
        );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }

  const lastPart = (link: string) => link.split('/').at(-1) ?? '';

  it('is kept nowhere as it is, but in an answer that is given again', async () => {
    const { teacher_info } = await world.ask(login, { uname: 'zhou', password: 'demo1234' });
    const purpose = { purpose: 'login', accountId: 101 } as const;
    const now = world.clock.now();
    const key = await world.database.transact((db) => makeKey(db, purpose, 60_000, now));
    const me = { account_id: 101, subject_id: 2 } as const;
    const identity = await world.ask(identityQrCode, me, { as: 'zhou' });
    const coins = await world.ask(purchaseQrCode, { subject_id: 2 }, { as: 'agent' });
    const secrets = [teacher_info.user_token, key, 'demo1234'];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(7);
      expect(await tablesWith(secret)).toEqual([]);
    }
    // The same request gets the same answer, which is kept for that: a code that is good for minutes, once.
    for (const link of [identity.link, coins.qrcode_url]) {
      expect(await tablesWith(lastPart(link))).toEqual(['request_ids']);
    }
    // The search finds what is there.
    expect(await tablesWith('周明远')).toContain('accounts');
  });
});
