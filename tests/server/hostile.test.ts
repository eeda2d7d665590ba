import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../src/contract';
import { logout, updatePassword } from '../../src/contract/account';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { startWorld, type TestWorld } from './rig';

/** What no whole number may be written as. */
const numerals = [
  ...['0x10', '1e2', ' 1 ', '1e400', '9007199254740993', '2147483648', '-1', '-7040788877'],
  ...['1.0', '+1', '01', '１', 'NaN', 'Infinity', '1,5', "1' or '1'='1"],
];
const texts = [
  ...['\0', 'a\0b', '\ud800', '\u200b'.repeat(10), ' '.repeat(10), '😀'.repeat(200)],
  ...["'; drop table accounts; --", '<script>alert(1)</script>', '${7*7}', '%00', '../../etc'],
  ...['__proto__', '[]', '{"a":1}', '{"__proto__":{"x":1}}', '[[[[[[', 'x'.repeat(5_000), '%_\\'],
];
/** Values of which each field takes one. */
const plausible = [
  ...['2', '4', '1', '3', '5', '', 'a', '2026-11-18', '2026-11-18T10:00:00+08:00', '14:30', '0'],
  ...['13912345678', '1234', 'Passw0rd', '/teacher/home', 'a.b', '[]', '{}', '10', '1700000000'],
];
const leaks = /\bat .+:\d+|node_modules|FST_|SQLSTATE|Failed query|ZodError|\.ts\b/;

interface Field {
  readonly name: string;
  readonly good: string | undefined;
  readonly isWholeNumber: boolean;
}

const anyShape = z.record(z.string(), z.custom<z.ZodType>());

function fieldsOf(call: Call): Field[] {
  return Object.entries(anyShape.parse(call.payload.shape)).map(([name, schema]) => {
    const good = plausible.find((value) => schema.safeParse(value).success);
    const value = good === undefined ? undefined : schema.parse(good);
    const takesDecimals = schema.safeParse('1.5').success;
    return { name, good, isWholeNumber: typeof value === 'number' && !takesDecimals };
  });
}

/** Forms that are plausible but for one field. */
function formsOf(call: Call): { form: URLSearchParams; isBroken: boolean }[] {
  const fields = fieldsOf(call);
  const good = fields.flatMap(({ name, good }) => (good === undefined ? [] : [[name, good]]));
  return fields.flatMap(({ name, isWholeNumber }) =>
    [...numerals, ...texts].map((value) => {
      const form = new URLSearchParams(good);
      form.set(name, value);
      return { form, isBroken: isWholeNumber && numerals.includes(value) };
    }),
  );
}

/** Not these: they would end the session that all the others need. */
const calls = allCalls.filter(
  (call) => call.file === null && call !== logout && call !== updatePassword,
);

describe('hostile forms', { timeout: 120_000 }, () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld({ database: 'pglite' });
    await world.tokenOf('zhou');
  });

  it.each(calls.map((call) => [call.path, call] as const))(
    'are answered by %s with a reason, and never make it fail',
    async (_path, call) => {
      const replies = formsOf(call).map(async ({ form, isBroken }) => ({
        ...{ form, isBroken, reply: await world.post(call, form, { as: 'zhou' }) },
      }));
      for (const { form, isBroken, reply } of await Promise.all(replies)) {
        const what = `${call.path} ${form.toString().slice(0, 200)}`;
        expect(reply.status, what).toBe(200);
        expect(reply.code, what).not.toBe(codes.failure);
        expect(reply.body, what).not.toMatch(leaks);
        if (isBroken) expect([codes.badPayload, codes.notBuilt], what).toContain(reply.code);
      }
    },
  );

  it('with a field too many, twice, or in place of the form are refused', async () => {
    const call = calls.find(({ path }) => path === '/teacher/checkPermission');
    if (call === undefined) throw new Error('no such call');
    for (const form of [
      'subject_id=2&route=/teacher/home&isAdministrator=1',
      'subject_id=2&subject_id=3&route=/teacher/home',
      'subject_id[]=2&route=/teacher/home',
      '__proto__[subject_id]=2&route=/teacher/home',
      'subject_id=2&route=/teacher/home&__proto__=1',
      '',
    ]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await world.post(call, form, { as: 'zhou', headers });
      expect(reply.code, form).toBe(codes.badPayload);
    }
  });
});
