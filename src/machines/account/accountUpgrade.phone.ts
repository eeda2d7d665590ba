import { errorIn } from '../parts/failure';
import { keep, upgradeSetup } from './accountUpgrade.setup';

const sent = {
  target: 'sendingCode',
  actions: 'noteMobile',
  meta: { spec: 'UPG-05' },
} as const;
const unsent = { actions: 'showMobileError', meta: { spec: 'UPG-06' } } as const;

const submitted = [
  {
    guard: 'isPhoneProven',
    target: '#accountUpgrade.submitting',
    meta: { spec: 'UPG-10' },
  },
  { actions: 'showPhoneErrors', meta: { spec: 'UPG-11' } },
] as const;

/** The second step: a mobile, and the code that is sent to it; another code to the same one has to wait. */
export const phoneAndCode = upgradeSetup.createStateConfig({
  tags: 'editable',
  entry: keep('phoneAndCode'),
  on: {
    'field.changed': { actions: { type: 'setField', params: ({ event }) => event } },
    'upgrade.skipped': { target: 'done', meta: { spec: 'UPG-12' } },
  },
  initial: 'resuming',
  states: {
    resuming: {
      always: [{ guard: 'isWaiting', target: 'countingDown' }, { target: 'entering' }],
    },
    entering: {
      on: {
        'code.requested': [{ guard: 'isMobile', ...sent }, unsent],
        'submit.requested': submitted,
      },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ subject_id: context.subjectId, mobile: context.sentTo }),
        onDone: { target: 'countingDown', actions: 'startWait', meta: { spec: 'UPG-07' } },
        onError: [
          {
            guard: { type: 'isThrottled', params: errorIn },
            target: 'countingDown',
            actions: [
              { type: 'waitAsAsked', params: errorIn },
              { type: 'showFailure', params: errorIn },
            ],
            meta: { spec: 'UPG-08' },
          },
          {
            target: 'entering',
            actions: { type: 'showFailure', params: errorIn },
            meta: { spec: 'UPG-08' },
          },
        ],
      },
    },
    countingDown: {
      entry: keep('phoneAndCode'),
      after: { untilResend: { target: 'entering', actions: 'endWait', meta: { spec: 'UPG-09' } } },
      on: {
        // The wait is that of one mobile: another may be sent a code at once.
        'code.requested': [
          { guard: 'isOtherMobile', ...sent },
          { guard: 'lacksMobile', ...unsent },
        ],
        'submit.requested': submitted,
      },
    },
  },
});
