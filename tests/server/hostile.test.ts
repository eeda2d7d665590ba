import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contract';
import { logout, updatePassword } from '../../src/contract/account';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  createFeedback,
  feedbackStudents,
  saveClassFeedback,
  submitClassFeedback,
} from '../../src/contract/feedback';
import { emptyOf } from '../../src/domain/feedback';
import { sampleFeedback } from '../../src/machines/feedback/postClassFeedback.paths';
import { oddForms, oddStructures } from './plausibleForms';
import { worldOf, type TestWorld } from './rig';

/** What no whole number may be written as. */
const numerals = [
  ...['0x10', '1e2', ' 1 ', '1e400', '9007199254740993', '2147483648', '-1', '-7040788877'],
  ...['1.0', '+1', '01', '１', 'NaN', 'Infinity', '1,5', "1' or '1'='1"],
];
/** What no database keeps; and the same in the address of a picture. */
const unkept = ['\0', 'a\0b', '\ud800'];
const unkeptAddresses = unkept.map((text) => `/files/${text}`);
const texts = [
  ...unkept,
  ...['\u200b'.repeat(10), ' '.repeat(10), '😀'.repeat(200)],
  ...["'; drop table accounts; --", '<script>alert(1)</script>', '${7*7}', '%00', '../../etc'],
  ...['__proto__', '[]', '{"a":1}', '{"__proto__":{"x":1}}', '[[[[[[', 'x'.repeat(5_000), '%_\\'],
];
const leaks = /\bat .+:\d+|node_modules|FST_|SQLSTATE|Failed query|ZodError|\.ts\b/;

/** Not these: they would end the session that all the others need. */
const calls = allCalls.filter(
  (call) => call.file === null && call !== logout && call !== updatePassword,
);
/** Those that take a structure as JSON with texts in it. */
const withTexts = calls.filter((call) => oddStructures(call, ['a']).length > 0);

const ofClass = { feedback: JSON.stringify({ ...sampleFeedback, class_date: '2026-11-10' }) };
const toHeadquarters = { feedback: JSON.stringify({ ...emptyOf('portal'), content: 'A word' }) };
/** Forms that are carried out, where that takes more than the right shape. */
const right = new Map<Call, Readonly<Record<string, string>>>([
  [saveClassFeedback, ofClass],
  [submitClassFeedback, ofClass],
  [createFeedback, toHeadquarters],
]);

type Reply = Awaited<ReturnType<TestWorld['post']>>;

/** Expects an answer that gives a reason and nothing of the server's inside; answers what was asked, in words. */
function expectSense({ path }: Call, form: URLSearchParams, reply: Reply): string {
  const what = `${path} ${form.toString().slice(0, 200)}`;
  expect(reply.status, what).toBe(200);
  expect(reply.code, what).not.toBe(codes.failure);
  expect(reply.body, what).not.toMatch(leaks);
  return what;
}

describe('hostile forms', { timeout: 120_000 }, () => {
  const world = worldOf({ database: 'postgres' });
  let known: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const { list } = await world.ask(feedbackStudents, { subject_id: 2 }, { as: 'zhou' });
    known = { subject_id: '2', student_id: String(list[0]?.id) };
  });

  it.each(calls.map((call) => [call.path, call] as const))(
    'are answered by %s with a reason, and never make it fail',
    async (_path, call) => {
      const forms = oddForms(
        call,
        [...texts, ...numerals.slice(0, 8)],
        [...numerals, ...texts.slice(0, 8)],
      );
      const replies = forms.map(async ({ form, value, isWholeNumber }) => ({
        form,
        isBroken: isWholeNumber && numerals.includes(value),
        reply: await world.post(call, form, { as: 'zhou' }),
      }));
      for (const { form, isBroken, reply } of await Promise.all(replies)) {
        const what = expectSense(call, form, reply);
        if (isBroken) expect([codes.badPayload, codes.notBuilt], what).toContain(reply.code);
      }
    },
  );

  it.each(withTexts.map((call) => [call.path, call] as const))(
    'of %s that hold something odd inside a structure are answered the same, and what cannot be kept is refused',
    async (_path, call) => {
      const forms = oddStructures(call, [...texts, ...unkeptAddresses], {
        ...known,
        ...right.get(call),
      });
      const replies = forms.map(async ({ form, value }) => ({
        form,
        isBroken: [...unkept, ...unkeptAddresses].includes(value),
        reply: await world.post(call, form, { as: 'zhou' }),
      }));
      for (const { form, isBroken, reply } of await Promise.all(replies)) {
        const what = expectSense(call, form, reply);
        if (isBroken) expect(reply.code, what).toBe(codes.badPayload);
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
