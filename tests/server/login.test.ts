import { beforeAll, describe, expect, it } from 'vitest';
import { login, loginCheck } from '../../src/contract/account';
import { databases, startWorld, type TestWorld } from './rig';

describe.each(databases)('login on %s', (database) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld({ database });
  });

  it('[CALL-077] lets a person in by username and password', async () => {
    const { teacher_info } = await world.ask(login, { uname: 'Zhou', password: 'demo1234' });
    expect(teacher_info).toMatchObject({ teacher_id: 101, uname: 'zhou', account_upgrade: 1 });
    const check = { auth_key: '', from: '', system_user_id: '' } as const;
    const again = await world.ask(loginCheck, check, { token: teacher_info.user_token });
    expect(again.teacher_info.teacher_id).toBe(101);
  });
});
