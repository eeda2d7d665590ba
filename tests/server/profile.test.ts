import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  checkUserPassword,
  getSupervisorBasicInfo,
  login,
  updatePassword,
  updateSupervisorBasicInfo,
  uploadImage,
} from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { databases, worldOf } from './rig';
import { showPassword } from './rig/shownPassword';
import { meetPage, openingOf, openPage } from './rig/page';

const as = { as: 'zhou' };
/** As little as a picture can be. */
const picture = new Blob([
  new Uint8Array([...Buffer.from('GIF89a'), ...Array<number>(30).fill(1)]),
]);

describe.each(databases)('profile and password on $database', (options) => {
  const world = worldOf(options);
  let head_img: string;
  beforeAll(async () => {
    const form = new FormData();
    form.set('image', picture);
    const { data } = await world.post(uploadImage, form, as);
    head_img = uploadImage.answer.parse(data).image_url;
  });
  beforeEach(() => world.forgetLogins());

  const fresh = 'fresh2026';
  /** Gives the account its first password again. */
  async function restore(): Promise<void> {
    const own = { uname: 'zhou', password: fresh };
    const { teacher_info } = await world.ask(login, own);
    const token = teacher_info.user_token;
    await showPassword(world, { token }, own);
    await world.ask(updatePassword, { password: 'demo1234' }, { token });
  }

  const save = (nickname: string, language = 'en') =>
    world.ask(
      updateSupervisorBasicInfo,
      { nickname, head_img },
      { ...as, headers: { 'accept-language': language } },
    );

  it('[CALL-013, CALL-085, ENTITY-005] keeps what was saved', async () => {
    expect(await save('Ming Y.')).toEqual({ status: 99 });
    expect(await world.ask(getSupervisorBasicInfo, { subject_id: 2 }, as)).toEqual({
      superintend_nickname: 'Ming Y.',
      superintend_img: head_img,
    });
  });

  it.each(['Mi', 'M'.repeat(50)])(
    '[CONST-005, VALID-016] keeps the shortest and the longest English nickname: %s',
    async (nickname) => {
      expect(await save(nickname)).toEqual({ status: 99 });
      const saved = await world.ask(getSupervisorBasicInfo, { subject_id: 2 }, as);
      expect(saved.superintend_nickname).toBe(nickname);
    },
  );

  it.each([
    ['', 'en', 1],
    ['M', 'en', 1],
    ['my teacher', 'en', 2],
    ['M@ng', 'en', 3],
    ['周'.repeat(11), 'zh', 1],
    ['周 明', 'zh', 3],
    ['周老师', 'zh', 2],
  ])(
    '[VALID-014, VALID-015, VALID-016, VALID-017, VALID-019] answers the nickname %j in %s with status %i',
    async (nickname, language, status) => {
      const before = await world.ask(getSupervisorBasicInfo, { subject_id: 2 }, as);
      expect(await save(nickname, language)).toEqual({ status });
      expect(await world.ask(getSupervisorBasicInfo, { subject_id: 2 }, as)).toEqual(before);
    },
  );

  it('[CALL-011, MSG-058, VALID-008] ends all sessions when the password changes, and lets the new one in', async () => {
    const token = await world.tokenOf('zhou');
    const second = await world.ask(login, { uname: 'zhou', password: 'demo1234' });
    const other = second.teacher_info.user_token;
    await showPassword(world, { token });
    const typed = new URLSearchParams({ password: ' Fresh123 ' });
    expect((await world.post(updatePassword, typed, { token })).code).toBe(codes.success);
    const codeWith = async (old: string) =>
      (await world.send(getSupervisorBasicInfo, { subject_id: 2 }, { token: old })).code;
    expect(await codeWith(other)).toBe(codes.tokenExpired);
    // The page that asked still tells the person; what it asks meanwhile must not throw it out.
    expect(await codeWith(token)).toBe(codes.success);
    world.clock.advance(2 * 60_000);
    expect(await codeWith(token)).toBe(codes.tokenExpired);
    const wrong = await world.send(login, { uname: 'zhou', password: 'demo1234' });
    expect(wrong.code).toBe(codes.wrongCredentials);
    const { teacher_info } = await world.ask(login, { uname: 'zhou', password: 'Fresh123' });
    const last = { token: teacher_info.user_token };
    await showPassword(world, last, { uname: 'zhou', password: 'Fresh123' });
    await world.ask(updatePassword, { password: 'demo1234' }, last);
  });

  describe('[CALL-011] sets a new password only after the current one', () => {
    const zhou = { uname: 'zhou', password: 'demo1234' };
    const change = (token: string) => world.send(updatePassword, { password: fresh }, { token });
    const { wrongCredentials, throttled, success } = codes;

    it('was shown in that session, within five minutes', async () => {
      const token = await world.tokenOf('zhou');
      const { teacher_info } = await world.ask(login, zhou);
      const other = teacher_info.user_token;
      await showPassword(world, { token: other });
      expect((await change(token)).code).toBe(wrongCredentials);
      world.clock.advance(5 * 60_000);
      expect((await change(other)).code).toBe(wrongCredentials);
      await showPassword(world, { token: other });
      expect((await change(other)).code).toBe(success);
      await restore();
    });

    it('was that of the account itself', async () => {
      await showPassword(world, as, { uname: 'emily', password: 'demo1234' });
      expect((await change(await world.tokenOf('zhou'))).code).toBe(wrongCredentials);
    });

    it('was shown for each change, of 16 at once too', async () => {
      const token = await world.tokenOf('zhou');
      await showPassword(world, { token });
      const replies = await Promise.all(Array.from({ length: 16 }, () => change(token)));
      expect(replies.filter((reply) => reply.code === success)).toHaveLength(1);
      expect((await change(token)).code).toBe(wrongCredentials);
      await restore();
    });

    it('was the last that was shown', async () => {
      const token = await world.tokenOf('zhou');
      await showPassword(world, { token });
      const wrong = { subject_id: 2, ...zhou, password: 'wrong111' };
      await world.send(checkUserPassword, wrong, { token });
      expect((await change(token)).code).toBe(wrongCredentials);
    });

    it('was right within five tries', async () => {
      const token = await world.tokenOf('zhou');
      const show = (password: string) =>
        world.send(checkUserPassword, { subject_id: 2, ...zhou, password }, { token });
      for (let i = 0; i < 5; i += 1) expect((await show('wrong')).code).toBe(wrongCredentials);
      expect(await show('demo1234')).toMatchObject({
        ...{ code: throttled, data: { seconds: expect.any(Number) } },
        message: expect.stringMatching(/^Too many tries. Please try again in \d+ seconds$/u),
      });
      expect((await change(token)).code).toBe(wrongCredentials);
    });
  });

  it('[PWD-03] closes the other pages at once, but not the one that shows the success', async () => {
    const asking = await meetPage(world, 'zhou');
    const second = await world.ask(login, { uname: 'zhou', password: 'demo1234' });
    const other = openPage(world.server(0));
    await other.opened;
    other.say(openingOf(second.teacher_info.user_token, 101));
    other.say({ type: 'ping' });
    await other.hear(1);
    await showPassword(world, as);
    await world.ask(updatePassword, { password: fresh }, as);
    expect(await other.closed).toBe(4401);
    asking.say({ type: 'ping' });
    expect(await asking.hear(2)).toHaveLength(2);
    asking.socket.close();
    await restore();
  });

  it('refuses the current password as the new one, to whoever has shown it', async () => {
    const send = (password: string) => world.send(updatePassword, { password }, as);
    expect((await send('demo1234')).code).toBe(codes.wrongCredentials);
    await showPassword(world, as);
    const refused = await send('demo1234');
    expect(refused.code).toBe(codes.badPayload);
    expect(refused.data).toEqual({ issues: [{ field: 'password', rule: 'passwordSame' }] });
    // What was shown is used up by what was refused.
    expect((await send(fresh)).code).toBe(codes.wrongCredentials);
  });

  it.each([
    ['sh0rt', 'passwordFormat'],
    ['onlyletters', 'passwordFormat'],
    ['12345678', 'passwordFormat'],
    [`a1${'x'.repeat(29)}`, 'tooLong'],
    ['white space1', 'passwordFormat'],
  ])('[VALID-004, VALID-005] refuses the new password %j: %s', async (password, rule) => {
    const form = new URLSearchParams({ password });
    const refused = await world.post(updatePassword, form, as);
    expect(refused.code).toBe(codes.badPayload);
    expect(refused.data).toEqual({ issues: [{ field: 'password', rule }] });
  });

  it.each(['abc123', 'Password1', 'woaini1314', 'zhou2026', 'a00001001'])(
    'refuses the new password %j, which others would guess',
    async (password) => {
      const refused = await world.send(updatePassword, { password }, as);
      expect(refused.code).toBe(codes.badPayload);
      expect(refused.data).toEqual({ issues: [{ field: 'password', rule: 'passwordCommon' }] });
    },
  );
});
