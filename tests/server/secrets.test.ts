import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  login,
  loginByCode,
  loginByToken,
  logout,
  sendLoginCode,
} from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { makeKey } from '../../server/account/oneTimeKey';
import { outbox } from '../../server/db/tables';
import { seenOn, type Reply, worldOf } from './rig';

const mobile = '19900001001';

describe.each(seenOn('pglite'))('secrets on $database', (options) => {
  const world = worldOf(options);

  /** What a server answers while a table of its database is gone. */
  async function without(table: string, send: () => Promise<Reply>): Promise<Reply> {
    const rename = (from: string, to: string) =>
      world.database.transact((db) =>
        db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`),
      );
    await rename(table, 'gone');
    const reply = await send();
    await rename('gone', table);
    return reply;
  }

  it('are in no log and in no answer, not even when the database fails on them', async () => {
    const secrets = ['demo1234', 'not-the-password-9', mobile];
    const { teacher_info } = await world.ask(login, { uname: 'zhou', password: 'demo1234' });
    const token = teacher_info.user_token;
    secrets.push(token);
    await world.send(login, { uname: 'zhou', password: 'not-the-password-9' });
    await world.ask(sendLoginCode, { mobile });
    const [text] = await world.database.query.select().from(outbox);
    const code = /\d{4}/.exec(text?.body ?? '')?.[0] ?? '';
    secrets.push(`"${code}"`, `=${code}`, ` ${code} `);
    await world.ask(loginByCode, { mobile, v_code: code });
    const login_ = { purpose: 'login', accountId: 101 } as const;
    const now = world.clock.now();
    const key = await world.database.transact((db) => makeKey(db, login_, 60_000, now));
    secrets.push(key);
    await world.ask(loginByToken, { token: key });
    await fetch(`${world.server(0)}/tokenLogin?token=${key}&authKey=${key}`);
    await fetch(`${world.server(0)}/identity/${key}`);

    const failed = [
      await without('throttles', () =>
        world.send(login, { uname: 'zhou', password: 'not-the-password-9' }),
      ),
      await without('sessions', () => world.send(logout, { subject_id: 2 }, { token })),
    ];
    world.clock.advance(60_000);
    failed.push(await without('phone_codes', () => world.send(sendLoginCode, { mobile })));

    for (const reply of failed) {
      expect(reply.status).toBe(200);
      expect(JSON.parse(reply.body)).toEqual({
        code: codes.failure,
        message: expect.stringMatching(/wrong on our side/),
        data: {},
      });
    }
    const log = world.log();
    expect(log.match(/call failed/g)).toHaveLength(3);
    expect(log).toContain('"code":"42P01"');
    expect(log).toContain('POST /api/teacher/login');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
