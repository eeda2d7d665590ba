import { guideSubjectId } from '../../domain/limits';
import { errorIn } from '../parts/failure';
import {
  busyPage,
  highlightsPage,
  loginQuestion,
  type Navigation,
  nowhere,
  portalRoute,
  upgradePath,
} from './navigation';
import { loadingConfigs } from './navigationGuard.configs';
import {
  codeOf,
  ends,
  guardSetup,
  passesOn,
  reasonIn,
  reasonOf,
  subjectOf,
} from './navigationGuard.setup';

export type { NavigationEmitted, NavigationEvent } from './navigationGuard.setup';

/** How long logging out waits for the server, in ms. */
const farewell = 3000;

const asNavigation = ({ event }: { event: Navigation & { type: string } }): Navigation => {
  const { type, ...navigation } = event;
  return navigation;
};
const keepNavigation = { type: 'keepNavigation', params: asNavigation } as const;
const closesLogin = ['clearLogin', 'dropSession'] as const;
const endsLogin = [...closesLogin, 'goToLogin'] as const;

/** Decides of every navigation whether it may go on; opens and closes the session. */
export const navigationGuard = guardSetup.createMachine({
  id: 'navigationGuard',
  context: {
    navigation: nowhere,
    token: '',
    teacher: null,
    from: '',
    asked: null,
    ...{ ending: null, failure: null },
  },
  initial: 'idle',
  on: {
    // A navigation that comes while another is being decided takes its place.
    'navigation.requested': { target: '.idle', actions: 'decideAgain' },
    'login.succeeded': { target: '.entering', actions: ['keepLogin', 'tellSession'] },
    'logout.requested': { target: '.loggedOut', meta: { spec: 'GRD-24' } },
    'session.ended': [
      // A person on the login page keeps what is typed there.
      { guard: 'isAtDoor', actions: closesLogin },
      { target: '.redirected', actions: [ends('elsewhere'), ...endsLogin] },
    ],
    'call.failed': [
      {
        guard: { type: 'isLoginRequired', params: codeOf },
        target: '.redirected',
        actions: [ends('refused'), ...endsLogin],
        meta: { spec: 'GRD-25' },
      },
      {
        guard: { type: 'hasTokenExpired', params: codeOf },
        target: '.redirected',
        actions: [ends('expired'), ...closesLogin, { type: 'goTo', params: { to: '/login' } }],
        meta: { spec: 'GRD-26' },
      },
      { guard: { type: 'isTokenExpired', params: codeOf }, actions: 'showNetworkError' },
      {
        guard: { type: 'isBusy', params: codeOf },
        target: '.redirected',
        actions: { type: 'goTo', params: ({ event }) => ({ to: busyPage(event.details) }) },
        meta: { spec: 'GRD-27' },
      },
    ],
  },
  states: {
    idle: {
      on: {
        'navigation.requested': [
          {
            guard: { type: 'isUnguarded', params: asNavigation },
            target: 'allowed',
            actions: keepNavigation,
            meta: { spec: 'GRD-01' },
          },
          {
            guard: { type: 'hasAuthKey', params: asNavigation },
            target: 'checkingLogin',
            actions: [keepNavigation, { type: 'tellAuthKey', params: asNavigation }],
            meta: { spec: 'GRD-02' },
          },
          {
            guard: { type: 'hasStoredToken', params: asNavigation },
            target: 'restoring',
            actions: [{ type: 'tellRestored', params: asNavigation }, keepNavigation],
            meta: { spec: 'GRD-03' },
          },
          {
            guard: { type: 'isRefusalPage', params: asNavigation },
            target: 'allowed',
            actions: keepNavigation,
          },
          { target: 'checkingLogin', actions: keepNavigation, meta: { spec: 'GRD-04' } },
        ],
      },
    },

    restoring: {
      always: [
        {
          guard: 'isFirstVisit',
          target: 'askingGuide',
          actions: 'noteLanding',
          meta: { spec: 'GRD-05' },
        },
        { target: 'allowed', meta: { spec: 'GRD-06' } },
      ],
    },

    askingGuide: {
      tags: 'busy',
      invoke: {
        src: 'readGuideStatus',
        input: { subject_id: guideSubjectId },
        onDone: [
          {
            guard: { type: 'isGuideWanted', params: ({ event }) => event.output },
            target: 'allowed',
            actions: { type: 'decideGuide', params: { isWanted: true } },
            meta: { spec: 'GRD-07' },
          },
          {
            guard: 'hasHighlightsPage',
            target: 'redirected',
            actions: [
              { type: 'decideGuide', params: { isWanted: false } },
              { type: 'goTo', params: { to: highlightsPage } },
            ],
            meta: { spec: 'GRD-08' },
          },
          { target: 'allowed', actions: { type: 'decideGuide', params: { isWanted: false } } },
        ],
        onError: [passesOn, { target: 'allowed', meta: { spec: 'GRD-09' } }],
      },
    },

    checkingLogin: {
      tags: 'busy',
      invoke: {
        src: 'checkLogin',
        input: ({ context }) => loginQuestion(context.navigation),
        onDone: {
          target: 'entering',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output.teacher_info },
            'tellSession',
          ],
          meta: { spec: 'GRD-10' },
        },
        onError: [
          passesOn,
          {
            guard: { type: 'isLoginRefused', params: errorIn },
            target: 'aborted',
            actions: [
              { type: 'keepFailure', params: errorIn },
              { type: 'showFailure', params: errorIn },
            ],
            meta: { spec: 'GRD-11' },
          },
          {
            guard: { type: 'isAnsweredToAccount', params: errorIn },
            target: 'redirected',
            actions: 'goToRolePage',
            meta: { spec: 'GRD-12' },
          },
          {
            guard: { type: 'isAnswered', params: errorIn },
            target: 'redirected',
            actions: 'goToRolePage',
            meta: { spec: 'GRD-13' },
          },
          // Nobody knows who this is, so nobody is let in: the page says so and offers another try.
          {
            target: 'aborted',
            actions: { type: 'keepFailure', params: errorIn },
            meta: { spec: 'GRD-14' },
          },
        ],
      },
    },

    entering: {
      tags: 'busy',
      always: [
        { guard: 'isRelogin', target: 'checkingPermission', meta: { spec: 'GRD-16' } },
        { target: 'checkingPermission', actions: 'openSocket', meta: { spec: 'GRD-15' } },
      ],
    },

    checkingPermission: {
      tags: 'busy',
      invoke: {
        src: 'checkPermission',
        input: ({ context }) => ({ subject_id: subjectOf(context), route: portalRoute }),
        onDone: { target: 'loadingConfigs', meta: { spec: 'GRD-17' } },
        onError: [
          passesOn,
          {
            guard: { type: 'isNoPermission', params: errorIn },
            target: 'redirected',
            actions: { type: 'goToNoPermission', params: reasonIn },
            meta: { spec: 'GRD-18' },
          },
          // The server checks every call again, so nothing opens that was closed.
          { target: 'loadingConfigs', meta: { spec: 'GRD-19' } },
        ],
      },
    },

    loadingConfigs: {
      ...loadingConfigs,
      tags: 'busy',
      onDone: [
        {
          guard: 'isToReports',
          target: 'redirected',
          actions: { type: 'goToSubject', params: { path: '/report/list' } },
          meta: { spec: ['GRD-20', 'GRD-23'] },
        },
        {
          guard: 'isFromAgent',
          target: 'redirected',
          actions: { type: 'goToSubject', params: { path: '/home' } },
          meta: { spec: ['GRD-21', 'GRD-23'] },
        },
        {
          target: 'redirected',
          actions: { type: 'goToSubject', params: { path: upgradePath } },
          meta: { spec: ['GRD-22', 'GRD-23'] },
        },
      ],
    },

    allowed: {
      tags: 'done',
      on: {
        'navigation.requested': {
          target: 'idle',
          actions: 'decideAgain',
          meta: { spec: 'GRD-28' },
        },
        // The use of the portal was locked meanwhile.
        'call.failed': {
          guard: { type: 'isLocked', params: codeOf },
          target: 'redirected',
          actions: { type: 'goToNoPermission', params: reasonOf },
        },
      },
    },

    redirected: {},

    aborted: {
      tags: 'failed',
      on: { 'retry.requested': 'checkingLogin' },
    },

    loggedOut: {
      invoke: {
        src: 'logOut',
        input: ({ context }) => ({ subject_id: subjectOf(context) }),
        onDone: '.left',
        onError: '.left',
      },
      initial: 'leaving',
      states: {
        // The call goes out with the token before the storage that holds it is cleared.
        leaving: {
          tags: 'busy',
          entry: ['clearStorage', 'dropSession', 'forgetAsked', 'forgetEnding'],
          // The router may report an earlier navigation only now: without a session it would lead to the login.
          on: { 'navigation.requested': { guard: { type: 'isInside', params: asNavigation } } },
          after: { [farewell]: 'left' },
        },
        left: { entry: ['closeWindow', 'goToRolePage'] },
      },
    },
  },
});
