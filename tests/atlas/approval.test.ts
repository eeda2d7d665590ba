import { assign, emit, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ApprovalFiles } from '../../src/atlas/approval/files';
import { judge } from '../../src/atlas/approval/judgement';
import { OwnWork, signed } from '../../src/atlas/approval/sign';
import type { Subject } from '../../src/atlas/approval/doable';
import { definitionOf } from '../../src/atlas/formats/definition';
import { knownApproval } from '../../src/atlas/model/approval';
import { remote } from '../../src/machines/parts/remote';
import { translate, translated } from '../../src/machines/parts/translated';
import { getSupervisorBasicInfo, updatePassword } from '../../src/contract/account';

const catalogue = {
  events: { 'amount.typed': [{ amount: 3 }, { amount: 9 }, { amount: 10 }] },
  outcomes: { save: { done: [{}], error: [new Error('offline')] } },
};

interface Wrong {
  readonly isTooMuch?: (amount: number) => boolean;
  readonly kept?: (amount: number) => number;
  readonly payload?: (amount: number) => number;
  readonly call?: object;
  readonly delay?: number;
  readonly cancels?: string;
  readonly retriesTo?: 'saving' | 'typing';
  readonly order?: 'turned';
  readonly spec?: string;
  readonly notice?: string;
  readonly tag?: string;
}

/** A transfer of money, right unless told. */
function transfer(wrong: Wrong = {}): Subject {
  const {
    isTooMuch = (amount) => amount > 9,
    kept = (amount) => amount,
    payload = (amount) => amount,
  } = wrong;
  const save = Object.assign(remote(updatePassword), { call: wrong.call ?? updatePassword });
  const branches = [
    { guard: 'isTooMuch' as const, actions: 'refuse' as const },
    { target: 'saving', actions: 'keep' as const },
  ];
  const machine = setup({
    types: {} as {
      context: { amount: number };
      events:
        | { type: 'amount.typed'; amount: number }
        | { type: 'cancelled' }
        | { type: 'retried' };
      emitted: { type: 'refused' | 'told' };
    },
    actors: { save },
    guards: {
      isTooMuch: ({ event }) => event.type === 'amount.typed' && isTooMuch(event.amount),
    },
    actions: {
      keep: assign(({ event }) =>
        event.type === 'amount.typed' ? { amount: kept(event.amount) } : {},
      ),
      refuse: emit({ type: wrong.notice === undefined ? 'refused' : 'told' }),
    },
  }).createMachine({
    id: 'transfer',
    context: { amount: 0 },
    initial: 'typing',
    states: {
      typing: {
        on: {
          'amount.typed': wrong.order === 'turned' ? [...branches].reverse() : branches,
          cancelled: { target: wrong.cancels ?? 'typing', meta: { spec: wrong.spec ?? 'TRF-01' } },
        },
      },
      saving: {
        ...(wrong.tag === undefined ? {} : { tags: wrong.tag }),
        invoke: {
          src: 'save',
          input: ({ context }) => ({ password: String(payload(context.amount)) }),
          onDone: 'saved',
          onError: 'failed',
        },
      },
      failed: { on: { retried: wrong.retriesTo ?? 'saving' } },
      saved: { after: { [wrong.delay ?? 2000]: 'typing' } },
    },
  });
  return { machine, catalogue };
}

/** A chart that sends coins, in the terms of a password. */
function giving(sent: (coins: number) => number): Subject {
  const give = translate({
    call: updatePassword,
    payload: ({ coins }: { coins: number }) => ({ password: String(sent(coins)) }),
    answer: () => null,
  });
  const machine = setup({ actors: { give: translated(give) } }).createMachine({
    id: 'giving',
    invoke: { id: 'give', src: 'give', input: { coins: 3 }, onDone: { actions: [] } },
  });
  return { machine, catalogue: { outcomes: { give: { done: [null] } } } };
}

const by = (name: string, act: 'recorded' | 'approved') =>
  ({ act, by: name, at: '2026-11-20', why: 'as the table says' }) as const;

const recorded = signed(transfer(), null, by('Ann', 'recorded'));

describe('a chart that was recorded', () => {
  it('is as it was, until somebody else has approved it', () => {
    expect(judge(transfer(), null).standing).toBe('missing');
    expect(judge(transfer(), recorded)).toMatchObject({
      standing: 'recorded',
      last: { by: 'Ann', why: 'as the table says' },
    });
    expect(() => signed(transfer(), recorded, by('ann ', 'approved'))).toThrow(OwnWork);
    const approved = signed(transfer(), recorded, by('Bo', 'approved'));
    expect(judge(transfer(), approved).standing).toBe('approved');
    expect(approved.text).toContain('recorded 2026-11-20 by Ann, ');
  });

  it('keeps the last approved version beside a new record, until that is approved', () => {
    const sinceOf = (wrong: Wrong, files: ApprovalFiles) =>
      knownApproval(judge(transfer(wrong), files)).since;
    const other: Wrong = { retriesTo: 'typing' };
    const approved = signed(transfer(), recorded, by('Bo', 'approved'));
    expect(sinceOf({}, recorded)).toBeNull();
    expect(sinceOf({}, approved)).toBeNull();
    expect(sinceOf(other, recorded)?.signature.by).toBe('Ann');

    const again = signed(transfer(other), approved, by('Ann', 'recorded'));
    const twice = signed(transfer({ ...other, tag: 'busy' }), again, by('Ann', 'recorded'));
    for (const [wrong, files] of [
      [other, again],
      [{ ...other, tag: 'busy' }, twice],
      [{}, again],
    ] as const) {
      expect(sinceOf(wrong, files)).toMatchObject({
        signature: { act: 'approved', by: 'Bo' },
        change: { before: definitionOf(transfer().machine) },
      });
    }
    const before = /"agreed": .*/.exec(again.data)?.[0] ?? '';
    const forged = again.data.replace(before, before.replace('"saving"', '"typing"'));
    expect(judge(transfer(other), { ...again, data: forged }).standing).toBe('edited');
    expect(sinceOf(other, signed(transfer(other), again, by('Bo', 'approved')))).toBeNull();
  });

  it('says what each step does, for a person who reads it', () => {
    expect(recorded.text).toContain(
      [
        '     with {"amount":3}',
        '     → saving',
        '     by transfer.typing|amount.typed|1',
        '     keeps amount: 0 → 3',
        '     does xstate.spawnChild {"input":{"password":"3"},"src":"save"}',
        '     runs 0.transfer.saving',
        '     refuses amount.typed, cancelled, retried',
      ].join('\n'),
    );
    expect(recorded.text).toContain('  save: calls portal /teacher/updatePassword');
    expect(recorded.text).toContain('     waits 2000 ms for xstate.after.2000.transfer.saved');
  });

  it('holds the call and the payload that an actor in other terms sends', () => {
    const kept = signed(
      giving((coins) => coins),
      null,
      by('Ann', 'recorded'),
    );
    expect(kept.text).toContain('     sends portal /teacher/updatePassword {"password":"3"}');
    expect(
      judge(
        giving((coins) => coins + 1),
        kept,
      ).standing,
    ).toBe('changed');
  });

  it.each<[string, Wrong]>([
    ['a guard is loosened', { isTooMuch: (amount) => amount > 10 }],
    ['a guard is tightened', { isTooMuch: (amount) => amount > 8 }],
    ['a wrong value is kept', { kept: (amount) => amount + 1 }],
    ['a wrong payload is sent', { payload: (amount) => amount * 2 }],
    ['another call is made', { call: getSupervisorBasicInfo }],
    ['a timer is slower', { delay: 2001 }],
    ['cancelling carries it out', { cancels: 'saving' }],
    ['a retry leads elsewhere', { retriesTo: 'typing' }],
    ['branches are tried in another order', { order: 'turned' }],
    ['another requirement is named', { spec: 'TRF-02' }],
    ['another notice is given', { notice: 'told' }],
    ['a tag is new', { tag: 'busy' }],
  ])('is red where %s', (_, wrong) => {
    expect(judge(transfer(wrong), recorded).standing).toBe('changed');
  });

  it('is told apart by the fewest steps', () => {
    const judgement = judge(transfer({ retriesTo: 'typing' }), recorded);
    const { departure, transitions } = judgement.standing === 'changed' ? judgement.drift : none;
    expect(transitions.map(({ after }) => after)).toEqual(['transfer.failed|retried|0']);
    expect(departure?.steps.map(({ kind }) => kind)).toEqual(['start', 'event', 'error', 'event']);
  });

  it('is not believed once its files were changed by hand', () => {
    const text = recorded.text.replace('keeps amount: 0 → 3', 'keeps amount: 0 → 4');
    expect(judge(transfer(), { ...recorded, text }).standing).toBe('edited');
    const data = recorded.data.replace('"from":"transfer.failed"', '"from":"transfer.typing"');
    expect(judge(transfer(), { ...recorded, data }).standing).toBe('edited');
    expect(judge(transfer(), { ...recorded, data: '{}' }).standing).toBe('edited');
  });
});

const none = { departure: null, transitions: [] };
