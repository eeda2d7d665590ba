import type { Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { resendAfter } from '../../../../src/domain/limits';
import { codeSending } from '../../../../src/machines/account/codeSending';
import { codeSendingPaths } from '../../../../src/machines/account/codeSending.paths';
import { type Answer, lost, really } from '../answers';
import { denied } from '../denials';
import { keepDraft } from '../drafts';
import type { ScreenAdapter, Walk } from '../adapter';
import { goOn } from '../time';
import { openCodeLogin } from './loginPage';
import { tooSoon } from './phoneCode';
import { box, sendButton } from './upgradeWizard';

type State = Pick<SnapshotFrom<typeof codeSending>, 'context'>;

const { events, outcomes } = codeSendingPaths;
const [{ mobile }] = events['code.requested'];
const [nothing, recent] = outcomes.recallSent.done;
const [throttled, noAnswer] = outcomes.sendCode.error;
/** When the clock of the plan begins to tick. */
const [{ savedAt: morning }] = outcomes.keepSent.done;

/** Waits that are counted from what the clock told last end in time only if that was its first tick. */
const isMorning = ({ context: { now } }: State) => now === morning;

/** The browser has kept to whom a code was sent. */
const sentBefore =
  (age: number): Answer =>
  (_, walk) =>
    keepDraft(walk, { key: 'login.code', content: { mobile }, age });

/** More than any wait for the next code. */
const longEnough = resendAfter + 10_000;

async function tick(walk: Walk, { now }: { type: string; now: number }): Promise<void> {
  // The first tick comes with the page.
  if (now !== morning) await goOn(walk, now === morning + resendAfter ? longEnough : 0);
}

interface Requested {
  readonly type: string;
  readonly mobile: string;
}

/** The button that sends a code, while that mobile stands in the form. */
const sendTo = (walk: Walk, { mobile: phone }: Requested): Locator =>
  walk.page
    .getByRole('form')
    .filter({ has: walk.page.locator(`input[value="${phone}"]`) })
    .getByRole('button')
    .and(sendButton(walk));

/** Having a code sent, on the login page. */
export const sendingAdapter: ScreenAdapter = {
  chart: codeSending,
  catalogue: {
    ...codeSendingPaths,
    outcomes: {
      sendCode: {
        ...outcomes.sendCode,
        error: (state: State) => (isMorning(state) ? [noAnswer, throttled] : [noAnswer]),
      },
      recallSent: {
        ...outcomes.recallSent,
        // The clock of the plan has not begun to tick: whatever was long before is over.
        done: [nothing, recent, { ...recent, savedAt: -resendAfter }],
      },
      keepSent: {
        ...outcomes.keepSent,
        error: (state: State) => (isMorning(state) ? outcomes.keepSent.error : []),
      },
    },
  },
  enter: openCodeLogin,
  events: {
    'code.requested': {
      find: sendTo,
      async use(send: Locator, { mobile: phone }: Requested, walk: Walk) {
        await box(walk, 'mobile').fill(phone);
        await send.click();
      },
    },
    'clock.ticked': { trigger: tick },
  },
  answers: {
    sendCode: { done: [really], error: [lost, tooSoon] },
    recallSent: {
      done: [really, sentBefore(20_000), sentBefore(longEnough)],
      error: [denied('get')],
    },
    keepSent: { done: [really], error: [denied('put')] },
  },
  atOnce: ['recallSent', 'keepSent'],
};
