import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import {
  accountList,
  getSupervisorBasicInfo,
  switchAccount,
  updateSupervisorBasicInfo,
} from '../../../src/contract/account';
import {
  accountMenu,
  selectProfile,
  selectSecurity,
} from '../../../src/machines/account/accountMenu';
import { accountMenuPaths } from '../../../src/machines/account/accountMenu.paths';
import {
  accountSecurity,
  selectIsChoosing,
  selectWakeUp,
} from '../../../src/machines/account/accountSecurity';
import { accountSecurityPaths } from '../../../src/machines/account/accountSecurity.paths';
import type { AccountItem } from '../../../src/domain/teacher';
import { profileSave } from '../../../src/machines/account/profileSave';
import { answering, heardFrom, noAnswer, refusal } from '../fakes';

const [whose] = accountMenuPaths.events['profile.opened'];
const { first } = accountSecurityPaths.inputs;
const [{ list }] = accountSecurityPaths.outcomes.loadAccounts.done;

it('[CALL-085] [ENTITY-005] opens the profile that students see, and tells what was saved', async () => {
  const chart = accountMenu.provide({
    actors: {
      loadProfile: answering(getSupervisorBasicInfo, () => ({
        superintend_nickname: 'Lin',
        superintend_img: '/files/1',
      })),
      profileSave: profileSave.provide({
        actors: { save: answering(updateSupervisorBasicInfo, () => ({ status: 99 })) },
      }),
    },
  });
  const actor = createActor(chart);
  const heard = heardFrom(actor);
  actor.start();
  actor.send({ type: 'profile.opened', ...whose });
  const opened = await waitFor(actor, (snapshot) => snapshot.hasTag('editable'));
  const profile = selectProfile(opened);
  expect(profile?.getSnapshot().context.values).toEqual({ nickname: 'Lin', head_img: '/files/1' });
  profile?.send({ type: 'nickname.changed', value: 'Mia' });
  profile?.send({ type: 'save.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(heard).toEqual([
    { type: 'profile.saved', profile: { nickname: 'Mia', head_img: '/files/1' } },
  ]);
});

const enter = ({ user_id }: { user_id: number }) => ({
  auth_key: `key of ${String(user_id)}`,
  from: 'account',
});
const awake: AccountItem = {
  ...{ userId: 104, account_id: 104, songshu_system_userid: '', school_id: 104 },
  ...{ school_name: 'Seaside', is_freeze: 0, is_disabled: 0 },
};

function startSecurity(answer: typeof enter = enter) {
  const chart = accountSecurity.provide({
    actors: {
      loadAccounts: answering(accountList, () => ({ list: [...list, awake] })),
      switchAccount: answering(switchAccount, answer),
    },
  });
  const actor = createActor(chart, { input: first });
  const heard = heardFrom(actor);
  actor.start();
  return { actor, heard };
}

it('[WAK-02] [ROLE-093] asks before it wakes a sleeping account, and switches to one that is awake', async () => {
  const { actor, heard } = startSecurity();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'account.chosen', userId: 102 });
  const wakeUp = selectWakeUp(actor.getSnapshot());
  expect(wakeUp?.getSnapshot().value).toBe('frozen');
  wakeUp?.send({ type: 'login.declined' });
  expect(actor.getSnapshot().matches('choosing')).toBe(true);
  expect(heard).toEqual([]);
});

it.each([
  ['nobody answers', noAnswer(), { key: 'account:security.notSwitched', values: {} }],
  [
    'the server says no',
    refusal('forbidden', 'Disabled'),
    { key: 'shell:failure.said', values: { sentence: 'Disabled' } },
  ],
])(
  '[MSG-009] switching that fails says so where %s, and another try may follow',
  async (_, failure, message) => {
    const { actor, heard } = startSecurity(() => {
      throw failure;
    });
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    actor.send({ type: 'account.chosen', userId: 104 });
    await waitFor(actor, () => heard.length > 0);
    expect(heard).toEqual([{ type: 'notice.shown', tone: 'bad', message }]);
    expect(selectIsChoosing(actor.getSnapshot())).toBe(true);
  },
);

it('opens the safe center of the account that the menu names', () => {
  const actor = createActor(accountMenu).start();
  actor.send({ type: 'security.opened', ...whose });
  expect(selectSecurity(actor.getSnapshot())?.getSnapshot().context.accountId).toBe(101);
});
