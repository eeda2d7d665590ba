import { assertEvent, assign, emit, enqueueActions, raise, setup } from 'xstate';
import { checkPagePermission, loginCheck, logout } from '../../contract/account';
import { codes } from '../../contract/codes';
import { CallFailure, hasCode } from '../../contract/failure';
import { checkGrayTest, getGuideStatus } from '../../contract/shell';
import { superviseJump } from '../../contract/superviseJump';
import type { AskedPage, EndedSession } from '../../domain/account';
import { guideSubjectId } from '../../domain/limits';
import type { GrayTest } from '../../domain/shell';
import type { TeacherInfo } from '../../domain/teacher';
import { errorIn } from '../parts/failure';
import { failureMessage, failureNotice, type Message, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import {
  askedPage,
  type Ending,
  hasHighlightsPage,
  isAtDoor,
  isFirstVisit,
  isRefusalPage,
  isUnguarded,
  loginPage,
  type Navigation,
  noPermissionPage,
  rolePage,
  type LoginSource,
  subjectPage,
} from './navigation';

/** What the guard is told. */
export type NavigationEvent =
  | ({ type: 'navigation.requested' } & Navigation)
  /** A person logged in on the login page. */
  | { type: 'login.succeeded'; teacher: TeacherInfo; from: LoginSource }
  | { type: 'logout.requested' }
  /** The session ended elsewhere: in another tab, or by the server's word over the socket. */
  | { type: 'session.ended' }
  | { type: 'retry.requested' }
  /** Any call of any chart was not answered with success. */
  | {
      type: 'call.failed';
      code: number;
      message: string;
      details: { path: string; requestId: string };
    };

/** What the guard tells the app to do. */
export type NavigationEmitted =
  | Notice
  | { type: 'authKey.received'; authKey: string; from: LoginSource }
  /** Store the token, the information and the source; forget the key; open the portal for the teacher. */
  | { type: 'session.opened'; token: string; teacher: TeacherInfo; from: LoginSource }
  /** The same after a reload: it is stored already. */
  | { type: 'session.restored'; token: string; teacher: TeacherInfo; from: LoginSource }
  | { type: 'socket.requested'; token: string; teacher: TeacherInfo }
  | { type: 'landing.noted' }
  | { type: 'guide.decided'; isWanted: boolean }
  | { type: 'grayTest.loaded'; code: GrayTest; list: readonly number[] }
  | { type: 'supervisionUrls.loaded'; urls: Readonly<Record<string, string>> }
  /** Forget token and information, unless another session has taken the place of this one; drafts stay. */
  | { type: 'login.cleared'; token: string; ended: EndedSession | null }
  | { type: 'storage.cleared' }
  | { type: 'window.closed' };

interface Context {
  /** The navigation that is being decided, or was decided last. */
  readonly navigation: Navigation;
  readonly token: string;
  readonly teacher: TeacherInfo | null;
  readonly from: LoginSource;
  /** The page inside the portal that was asked for last: a login leads on to it. */
  readonly asked: AskedPage | null;
  /** How the last session ended; null before one did, and where the person ended it here. */
  readonly ending: Ending | null;
  /** Why the navigation was aborted. */
  readonly failure: Message | null;
}

/** Whether a code ends the session or stops the whole portal, whatever call it answers. */
function concernsPortal({ token }: Context, code: number): boolean {
  if (code === codes.tokenExpired) return token !== '';
  return code === codes.loginRequired || code === codes.busy;
}

function portalFailure(error: unknown): Extract<NavigationEvent, { type: 'call.failed' }> {
  const { code, message, path, requestId } =
    error instanceof CallFailure ? error : new CallFailure('shape', { path: '' });
  return { type: 'call.failed', code, message, details: { path, requestId } };
}

function isAnswer(error: unknown): boolean {
  return error instanceof CallFailure && error.kind === 'code';
}

function redirect(to: string): Extract<Notice, { type: 'page.requested' }> {
  return { type: 'page.requested', to, replace: true };
}

/** What a reload of the login page has to know: where somebody was who logged out elsewhere is forgotten. */
function endedOf({ ending, asked }: Context): EndedSession | null {
  return ending === null ? null : { ending, asked: ending === 'elsewhere' ? null : asked };
}

/** The subject that the teacher works in; the guide's until somebody is known. */
export function subjectOf({ teacher }: Context): number {
  return teacher?.subject_id ?? guideSubjectId;
}

export const codeOf = ({ event }: { event: { code: number } }) => ({ code: event.code });

export const reasonOf = ({ event: { message } }: { event: { message: string } }) => ({
  reason: message,
});
export const reasonIn = ({ event: { error } }: { event: { error: unknown } }) => ({
  reason: error instanceof CallFailure ? error.message : '',
});

export const guardSetup = setup({
  types: {} as {
    context: Context;
    events: NavigationEvent;
    emitted: NavigationEmitted;
    tags: 'busy' | 'failed' | 'done';
  },
  actors: {
    checkLogin: remote(loginCheck),
    readGuideStatus: remote(getGuideStatus),
    checkPermission: remote(checkPagePermission),
    loadGrayTest: remote(checkGrayTest),
    loadSupervisionUrls: remote(superviseJump),
    logOut: remote(logout),
  },
  guards: {
    isUnguarded: (_, navigation: Navigation) => isUnguarded(navigation),
    isRefusalPage: (_, navigation: Navigation) => isRefusalPage(navigation),
    isInside: (_, navigation: Navigation) => !isAtDoor(navigation),
    hasAuthKey: (_, { authKey }: Navigation) => authKey !== '',
    hasStoredToken: (_, { stored }: Navigation) => stored !== null,
    isAtDoor: ({ context }) => isAtDoor(context.navigation),
    isFirstVisit: ({ context }) => isFirstVisit(context.navigation),
    hasHighlightsPage: ({ context }) => hasHighlightsPage(context.navigation),
    isGuideWanted: (_, { status }: { status: number }) => status === 1,
    isRelogin: ({ context }) => context.teacher?.relogin === 1,
    isFromAgent: ({ context }) => context.from === 'agent_account',
    isToReports: ({ context }) => context.navigation.path === '/report/list',
    isLoginRefused: (_, { error }: { error: unknown }) => hasCode(error, 'loginRefused'),
    isNoPermission: (_, { error }: { error: unknown }) => hasCode(error, 'noPermission'),
    isAnswered: (_, { error }: { error: unknown }) => isAnswer(error),
    isPortalFailure: ({ context }, { error }: { error: unknown }) =>
      error instanceof CallFailure && concernsPortal(context, error.code),
    isAnsweredToAccount: ({ context }, { error }: { error: unknown }) =>
      context.from === 'account' && isAnswer(error),
    isLoginRequired: (_, { code }: { code: number }) => code === codes.loginRequired,
    hasTokenExpired: ({ context }, { code }: { code: number }) =>
      code === codes.tokenExpired && context.token !== '',
    isTokenExpired: (_, { code }: { code: number }) => code === codes.tokenExpired,
    isLocked: ({ context }, { code }: { code: number }) =>
      code === codes.noPermission && !isAtDoor(context.navigation),
    isBusy: (_, { code }: { code: number }) => code === codes.busy,
  },
  actions: {
    decideAgain: raise(({ event }) => {
      assertEvent(event, 'navigation.requested');
      return event;
    }),
    /** A portal-wide code of one of the guard's own calls is treated like that of any other call. */
    passOn: raise((_, { error }: { error: unknown }) => portalFailure(error)),

    keepNavigation: assign(({ context }, navigation: Navigation) => ({
      navigation,
      from: navigation.from || (navigation.stored?.from ?? context.from),
      token: navigation.stored?.token ?? '',
      teacher: navigation.stored?.info ?? null,
      asked: askedPage(navigation) ?? context.asked ?? navigation.ended?.asked ?? null,
      ending: context.ending ?? navigation.ended?.ending ?? null,
      failure: null,
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureMessage(error) })),
    keepSession: assign((_, teacher: TeacherInfo) => ({
      teacher,
      token: teacher.user_token,
      ending: null,
    })),
    keepLogin: assign(({ event }) => {
      assertEvent(event, 'login.succeeded');
      const { teacher, from } = event;
      return { teacher, token: teacher.user_token, from, ending: null };
    }),
    dropSession: assign({ token: '', teacher: null }),
    forgetAsked: assign({ asked: null }),
    /** Only a session can end: a visitor's call may be refused alike. */
    noteEnding: assign(({ context: { token } }, { ending }: { ending: Ending }) =>
      token === '' ? {} : { ending },
    ),
    forgetEnding: assign({ ending: null }),

    tellAuthKey: emit((_, { authKey, from }: Navigation) => ({
      type: 'authKey.received' as const,
      authKey,
      from,
    })),
    /** Every navigation restores; only the first after a reload is news. */
    tellRestored: enqueueActions(({ context, enqueue }, { stored }: Navigation) => {
      if (stored === null || stored.token === context.token) return;
      const { token, info: teacher, from } = stored;
      enqueue.emit({ type: 'session.restored', token, teacher, from });
      if (teacher.relogin !== 1) enqueue.emit({ type: 'socket.requested', token, teacher });
    }),
    tellSession: enqueueActions(({ context: { token, teacher, from }, enqueue }) => {
      if (teacher !== null) enqueue.emit({ type: 'session.opened', token, teacher, from });
    }),
    openSocket: enqueueActions(({ context: { token, teacher }, enqueue }) => {
      if (teacher !== null) enqueue.emit({ type: 'socket.requested', token, teacher });
    }),
    noteLanding: emit({ type: 'landing.noted' }),
    decideGuide: emit((_, { isWanted }: { isWanted: boolean }) => ({
      type: 'guide.decided' as const,
      isWanted,
    })),
    tellGrayTest: emit((_, { code, list }: { code: GrayTest; list: readonly number[] }) => ({
      type: 'grayTest.loaded' as const,
      code,
      list,
    })),
    tellSupervisionUrls: emit((_, { go_url }: { go_url: string }) => ({
      type: 'supervisionUrls.loaded' as const,
      urls: { supervise: go_url },
    })),
    goTo: emit((_, { to }: { to: string }) => redirect(to)),
    goToLogin: emit(({ context }) => redirect(loginPage(context.from))),
    goToRolePage: emit(({ context }) => redirect(rolePage(context.from))),
    goToNoPermission: emit((_, { reason }: { reason: string }) =>
      redirect(noPermissionPage(reason)),
    ),
    goToSubject: emit(({ context }, { path }: { path: string }) =>
      redirect(subjectPage(path, subjectOf(context))),
    ),
    clearLogin: emit(({ context }) => ({
      type: 'login.cleared' as const,
      token: context.token,
      ended: endedOf(context),
    })),
    clearStorage: emit({ type: 'storage.cleared' }),
    closeWindow: emit({ type: 'window.closed' }),
    showFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
    showNetworkError: emit({
      type: 'notice.shown',
      tone: 'bad',
      message: { key: 'shell:failure.network' },
    }),
  },
});

/** Notes how the session ends, before it is dropped. */
export const ends = (ending: Ending) => ({ type: 'noteEnding', params: { ending } }) as const;

/** The first branch for every call of the guard's own: what concerns the whole portal wins [GRD-25 … GRD-27]. */
export const passesOn = {
  guard: { type: 'isPortalFailure', params: errorIn },
  actions: { type: 'passOn', params: errorIn },
} as const;
