import { createActor, SimulatedClock, waitFor } from 'xstate';
import {
  bindAccounts,
  checkUpgrade,
  checkUserPassword,
  sendCode,
  upgradeAccount,
} from '../../../src/contract/account';
import type { UpgradeProgress } from '../../../src/domain/account';
import { accountUpgrade } from '../../../src/machines/account/accountUpgrade';
import type {
  UpgradeEmitted,
  UpgradeInput,
} from '../../../src/machines/account/accountUpgrade.setup';
import { answering, heardFrom } from '../fakes';

export const now = Date.parse('2026-11-20T08:30:00+08:00');
export const mobile = '19900001001';
export const other = { userId: 102, userName: 'lin2' };

/** A server that does what is asked, and has upgraded at the first question. */
const obliging = {
  sendCode: answering(sendCode, () => ({})),
  upgrade: answering(upgradeAccount, () => ({ joinUrl: '' })),
  askUpgrade: answering(checkUpgrade, () => ({ is_upgrade: 1 as const, list: [other] })),
  checkAccount: answering(checkUserPassword, () => ({ userId: 103, userName: 'lin3' })),
  bind: answering(bindAccounts, () => ({})),
};

/** What the browser keeps of an upgrade at some step. */
export function keptAt(
  step: UpgradeProgress['step'],
  progress: Partial<UpgradeProgress> = {},
): UpgradeProgress {
  return {
    ...{ accountId: 101, step, mobile: '', v_code: '', joinUrl: '', accounts: [] },
    ...{ sentTo: '', waitsUntil: 0, leavesAt: 0 },
    ...progress,
  };
}

const isProgress = (event: UpgradeEmitted) => event.type === 'upgrade.progressed';

/** The wizard, opened by an analyst whose account is not upgraded, at a clock that only the test moves. */
export function startUpgrade(
  input: Partial<UpgradeInput> = {},
  actors: Partial<typeof obliging> = {},
) {
  const clock = new SimulatedClock();
  const chart = accountUpgrade.provide({ actors: { ...obliging, ...actors } });
  const actor = createActor(chart, {
    clock,
    input: {
      ...{ accountId: 101, subjectId: 2, accountUpgrade: 0, isAgentSchool: false, kept: null, now },
      nextPage: '/report/list?subject_id=2',
      ...input,
    },
  });
  const heard = heardFrom(actor);
  actor.start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    actor,
    clock,
    snapshot: () => actor.getSnapshot(),
    settled,
    /** What was told besides the progress. */
    heard: () => heard.filter((event) => !isProgress(event)),
    /** What the browser keeps by now. */
    kept: () => heard.findLast(isProgress)?.progress ?? null,
    type: (typed: Partial<Record<'mobile' | 'v_code' | 'uname' | 'password', string>>) => {
      if (typed.mobile !== undefined) fill('mobile', typed.mobile);
      if (typed.v_code !== undefined) fill('v_code', typed.v_code);
      if (typed.uname !== undefined) fill('uname', typed.uname);
      if (typed.password !== undefined) fill('password', typed.password);
    },
    /** Sends events that carry nothing, waiting for the answers between them. */
    go: async (...types: BareEvent[]) => {
      for (const type of types) {
        actor.send({ type });
        await settled();
      }
      return actor.getSnapshot();
    },
  };

  function fill(field: 'mobile' | 'v_code' | 'uname' | 'password', value: string) {
    actor.send({ type: 'field.changed', field, value });
  }
}

type BareEvent =
  | 'step.continued'
  | 'upgrade.skipped'
  | 'code.requested'
  | 'submit.requested'
  | 'status.refreshed'
  | 'addition.requested'
  | 'addition.cancelled';
