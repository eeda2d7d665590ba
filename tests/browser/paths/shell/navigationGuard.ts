import { matchesState, type SnapshotFrom, type StateValue } from 'xstate';
import { checkPagePermission, loginCheck } from '../../../../src/contract/account';
import { codes } from '../../../../src/contract/codes';
import { checkGrayTest, getGuideStatus } from '../../../../src/contract/shell';
import { superviseJump } from '../../../../src/contract/superviseJump';
import { nowhere } from '../../../../src/machines/shell/navigation';
import { navigationGuard } from '../../../../src/machines/shell/navigationGuard';
import * as known from '../../../../src/machines/shell/navigationGuard.paths';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { arrive } from './arrivals';
import { anyFailureOf, failuresOf, guideSeen, withRelogin } from './guardAnswers';
import { askToEnter, endElsewhere, failCall, logOut } from './portalTriggers';

type State = SnapshotFrom<typeof navigationGuard>;

const stored = {
  ...{ token: 'kept-token', from: 'account' },
  info: { ...known.sampleTeacher, user_token: 'kept-token' },
} as const;
const framed = '/welcome';

/** The addresses with which the portal is opened; a key comes with where it is from. */
const openings = [
  { path: '/login' },
  { path: '/role' },
  { path: framed },
  { path: framed, stored },
  { path: '/home', previousPath: '/', stored },
  { path: framed, authKey: 'key', from: 'fast_login' },
  { path: framed, authKey: 'key', from: 'account' },
  { path: framed, authKey: 'key', from: 'agent_account' },
  { path: '/report/list', authKey: 'key', from: 'paisou' },
].map((opening) => ({ ...nowhere, ...opening, by: 'address' }));

/** Whether the guard leads on: at once, and for the chart all pages that it leads to are alike. */
const isLeading = (value: StateValue) =>
  matchesState('redirected', value) || matchesState({ loggedOut: 'left' }, value);

const isAt = ({ value, context }: State, path: string, isMember: boolean) =>
  value === 'allowed' && context.navigation.path === path && (context.token !== '') === isMember;
const isInPortal = (state: State) => isAt(state, framed, true);
const isAtLogin = (state: State) => isAt(state, '/login', false);

/** The ways on from a state. */
function navigations(state: State): readonly object[] {
  const { value, context } = state;
  const home = { ...nowhere, path: '/home', previousPath: framed, stored };
  if (value === 'idle') return openings;
  if (value === 'aborted') return [{ ...nowhere, path: '/login', by: 'link' }];
  if (isInPortal(state)) return [{ ...home, by: 'link' }];
  if (matchesState({ loggedOut: 'leaving' }, value)) return [{ ...home, by: 'router' }];
  if (!isLeading(value)) return [];
  return [
    context.token === '' ? { ...nowhere, path: '/role', by: 'guard' } : { ...home, by: 'guard' },
  ];
}

const { events, outcomes, project } = known.navigationGuardPaths;
const failed = events['call.failed'][0];

/** What calls of the page are answered with, where one is made. */
function failures(state: State): readonly object[] {
  const { loginRequired, tokenExpired, noPermission, busy } = codes;
  if (isInPortal(state))
    return [loginRequired, tokenExpired, noPermission, busy].map((code) => ({ ...failed, code }));
  return isAtLogin(state) ? [{ ...failed, code: tokenExpired }] : [];
}

const where =
  (isThere: (state: State) => boolean, ...payloads: readonly object[]) =>
  (state: State) =>
    isThere(state) ? payloads : [];

/** Of two calls that look the same the first is answered first. */
const secondTest =
  (cases: readonly unknown[]) =>
  ({ value }: State) =>
    matchesState({ loadingConfigs: { health: 'loading' } }, value) ? [] : cases;

/** Who comes to a page, whether they may, and where they are led; the chart begins anew with every load. */
export const guardAdapter: ScreenAdapter = {
  chart: navigationGuard,
  catalogue: {
    events: {
      'navigation.requested': navigations,
      'login.succeeded': where(isAtLogin, ...events['login.succeeded']),
      'logout.requested': where(isInPortal, {}),
      'session.ended': where((state) => isInPortal(state) || isAtLogin(state), {}),
      'call.failed': failures,
    },
    outcomes: {
      ...outcomes,
      checkLogin: {
        ...outcomes.checkLogin,
        done: ({ context }: State) =>
          context.navigation.authKey === '' ? [] : outcomes.checkLogin.done,
      },
      '0.navigationGuard.loadingConfigs.feedback.loading': {
        done: secondTest(outcomes.loadGrayTest.done),
        error: secondTest(outcomes.loadGrayTest.error),
      },
    },
    project: (context: State['context']) => ({
      ...project(context),
      path: context.navigation.path,
      hasKey: context.navigation.authKey !== '',
    }),
  },
  atOnce: ({ value }: State) =>
    value === 'idle' || isLeading(value) ? ['navigation.requested'] : [],
  elsewhere: {
    'navigationGuard.loggedOut.leaving|navigation.requested|0':
      'The router reports a navigation from before logging out: when it does depends on the load',
  },
  enter: () => Promise.resolve(),
  events: {
    'navigation.requested': { trigger: arrive },
    'login.succeeded': { trigger: (walk: Walk) => askToEnter(walk) },
    'logout.requested': { trigger: logOut },
    'session.ended': endElsewhere,
    'call.failed': { trigger: failCall },
    'retry.requested': button('shell:notLetIn.retry'),
  },
  answers: {
    checkLogin: { done: [really, withRelogin], error: failuresOf(loginCheck) },
    readGuideStatus: {
      done: [guideSeen(true), guideSeen(false)],
      error: anyFailureOf(getGuideStatus),
    },
    checkPermission: { done: [really], error: failuresOf(checkPagePermission) },
    loadGrayTest: { done: [really], error: anyFailureOf(checkGrayTest) },
    loadSupervisionUrls: { done: [really], error: anyFailureOf(superviseJump) },
    logOut: { done: [really], error: [lost] },
  },
};
