import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { getSignStatus, signIn } from '../../contract/rewards';
import { hasCode } from '../../contract/failure';
import { businessDay } from '../../domain/businessTime';
import { errorIn, type Failure } from '../parts/failure';
import {
  inPlaceOfUnsure,
  type Notice,
  successNotice,
  warningNotice,
  notDoneNotice,
} from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

interface Context {
  readonly subjectId: number;
  /** The business day of the last sign-in that is known, as `2026-11-20`; empty before. */
  readonly signedOn: string;
  /** Epoch ms of the server's clock. */
  readonly now: number;
  /** The account's coins as of the sign-in; null before. */
  readonly coinCount: number | null;
}

type Status = AnswerOf<typeof getSignStatus>;
type Signed = AnswerOf<typeof signIn>;

const dayOf = (now: number) => businessDay(new Date(now));

/** A person signs in once each business day, for coins [SHELL-015, CONST-021]. */
export const dailySignIn = setup({
  types: {} as {
    context: Context;
    events: { type: 'signIn.requested' } | Signals['clock'];
    input: Pick<Context, 'subjectId'>;
    emitted: Notice;
    tags: 'busy' | 'done';
  },
  actors: { askStatus: remote(getSignStatus), sign: remote(signIn), clock: signal('clock') },
  guards: {
    isSigned: (_, { sign_status }: Status) => sign_status === 1,
    isSignedElsewhere: (_, { error }: { error: unknown }) => hasCode(error, 'conflict'),
    isNextDay: ({ context }, { now }: { now: number }) => dayOf(now) > context.signedOn,
  },
  actions: {
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    keepDay: assign((_, { day }: Status) => ({ signedOn: day })),
    keepToday: assign(({ context }) => ({ signedOn: dayOf(context.now) })),
    /** The day is the server's: an answer may arrive after midnight. */
    keepSignIn: assign((_, { coin_cnt, day }: Signed) => ({ signedOn: day, coinCount: coin_cnt })),
    tellCoins: emit((_, { coins }: Signed) =>
      inPlaceOfUnsure('rewards:signIn.', successNotice('rewards:signIn.done', { coins })),
    ),
    tellFailure: emit((_, { error }: Failure) => notDoneNotice(error, 'rewards:signIn.')),
    tellAlready: emit(inPlaceOfUnsure('rewards:signIn.', warningNotice('rewards:signIn.already'))),
  },
}).createMachine({
  id: 'dailySignIn',
  context: ({ input }) => ({ ...input, signedOn: '', now: 0, coinCount: null }),
  invoke: { src: 'clock' },
  on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } } },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askStatus',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: [
          {
            guard: { type: 'isSigned', params: ({ event }) => event.output },
            target: 'signed',
            actions: { type: 'keepDay', params: ({ event }) => event.output },
          },
          { target: 'notSigned' },
        ],
        // Whoever can't be told may try: the server knows whether it was today.
        onError: 'notSigned',
      },
    },
    notSigned: { on: { 'signIn.requested': { target: 'signing', meta: { spec: 'SGN-01' } } } },
    signing: {
      tags: 'busy',
      invoke: {
        src: 'sign',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'signed',
          actions: [
            { type: 'keepSignIn', params: ({ event }) => event.output },
            { type: 'tellCoins', params: ({ event }) => event.output },
          ],
          meta: { spec: 'SGN-02' },
        },
        onError: [
          // In another window it was faster.
          {
            guard: { type: 'isSignedElsewhere', params: ({ event }) => event },
            target: 'signed',
            actions: ['keepToday', 'tellAlready'],
          },
          {
            target: 'notSigned',
            actions: { type: 'tellFailure', params: errorIn },
            meta: { spec: 'SGN-03' },
          },
        ],
      },
    },
    signed: {
      tags: 'done',
      on: {
        'signIn.requested': { actions: 'tellAlready', meta: { spec: 'SGN-04' } },
        'clock.ticked': [
          {
            guard: { type: 'isNextDay', params: ({ event }) => event },
            target: 'notSigned',
            actions: { type: 'keepTime', params: ({ event }) => event },
            meta: { spec: 'SGN-05' },
          },
          { actions: { type: 'keepTime', params: ({ event }) => event } },
        ],
      },
    },
  },
});

type SignInSnapshot = SnapshotFrom<typeof dailySignIn>;

/** Whether today is signed; false too while nobody knows. */
export const selectIsSigned = (snapshot: SignInSnapshot) => snapshot.hasTag('done');
/** Whether the server is being asked, for the status or for the coins. */
export const selectIsBusy = (snapshot: SignInSnapshot) => snapshot.hasTag('busy');
/** The account's coins after the sign-in, or null. */
export const selectCoinCount = ({ context }: SignInSnapshot) => context.coinCount;
