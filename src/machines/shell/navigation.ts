import {
  type AskedPage,
  type EndedSession,
  sentSource,
  type LoginSource as KnownSource,
} from '../../domain/account';
import { englishCountryId, type Language } from '../../domain/limits';
import type { TeacherInfo } from '../../domain/teacher';
import { isOpenFor } from '../../domain/useType';
import type { loginCheck } from '../../contract/account';
import type { PayloadOf } from '../../contract/call';

/** Where a person came from to log in; empty when nobody said. */
export type LoginSource = KnownSource | '';

/** Why a session ended that the person did not end here: its time, the server, or another page. */
export type Ending = EndedSession['ending'];

/** The session that the browser kept: only there when the token and the teacher's information both are. */
export interface StoredSession {
  readonly token: string;
  readonly info: TeacherInfo;
  readonly from: LoginSource;
}

/** A page that a person wants to enter, with what the browser knows at that moment. */
export interface Navigation {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  /** Where the person comes from: `/` when the address was opened. */
  readonly previousPath: string;
  /** The key in the address; empty without one. The app takes it out of the address at once. */
  readonly authKey: string;
  readonly from: LoginSource;
  readonly stored: StoredSession | null;
  /** How the last session of this tab ended; null unless it did so before a reload. */
  readonly ended: EndedSession | null;
  /** Whether this tab has been at home before [STORE-005]. */
  readonly hasLanded: boolean;
  /** The single sign-on's id of the person, of this tab [STORE-014]. */
  readonly systemUserId: string;
}

/** The navigation before there was one. */
export const nowhere: Navigation = {
  path: '',
  search: {},
  previousPath: '',
  authKey: '',
  from: '',
  stored: null,
  ended: null,
  hasLanded: false,
  systemUserId: '',
};

/** Pages that the guard leaves alone [GRD-01]: the login, and what parents read without an account. */
const unguardedPaths: readonly string[] = [
  ...['/login', '/tokenLogin'],
  ...['/parentFeedback', '/parentReport'],
  ...['/examAnalysis/report', '/examAnalysis/appendix', '/examAnalysis/kmap'],
];
/** Pages that say why somebody may not enter: asking who that is would lead back here for ever. */
const refusalPaths: readonly string[] = ['/role', '/account', '/noPermission', '/busy'];
/** The page whose permission stands for the whole portal [ROLE-098]. */
export const portalRoute = '/teacher/home';
/** Where a login leads first [GRD-22]. */
export const upgradePath = '/accountUpdate';
/** The same page for whoever left the upgrade and goes on with it. */
export const upgradeAgain = `${upgradePath}?again=1`;
/** The longest reason that an address carries, in code points. */
const longestReason = 200;

export function isUnguarded({ path }: Navigation): boolean {
  return unguardedPaths.includes(path);
}

export function isRefusalPage({ path }: Navigation): boolean {
  return refusalPaths.includes(path);
}

/** Whether somebody stands outside the portal, logged in or not: nobody has to be shown the way out. */
export function isAtDoor(navigation: Navigation): boolean {
  return isUnguarded(navigation) || isRefusalPage(navigation);
}

/** The page that a navigation asks for; null for those that only lead to others. */
export function askedPage(navigation: Navigation): AskedPage | null {
  const { path, search, stored } = navigation;
  if (isAtDoor(navigation) || path === upgradePath) return null;
  return { to: withQuery(path, search), teacherId: stored?.info.teacher_id ?? null };
}

/** The first visit of a tab to home, from the root path [GRD-05]. */
export function isFirstVisit({ path, previousPath, hasLanded }: Navigation): boolean {
  return path === '/home' && previousPath === '/' && !hasLanded;
}

/** What the login check asks [CALL-050, CALL-051]. */
export function loginQuestion({
  authKey,
  from,
  systemUserId,
}: Navigation): PayloadOf<typeof loginCheck> {
  return {
    authKey,
    from: from === '' ? '' : sentSource(from),
    system_user_id: systemUserId,
  };
}

/** Where somebody goes who is not let in [CODE-011, CODE-013]. */
export function rolePage(from: LoginSource): string {
  return from === 'account' ? '/account' : '/role';
}

/** Where somebody goes whose login has ended [CODE-004, CODE-013]. */
export function loginPage(from: LoginSource): string {
  return from === 'account' ? '/account' : '/login';
}

/** A page of one subject, as `/home?subject_id=2`. */
export function subjectPage(path: string, subjectId: number): string {
  return withQuery(path, { subject_id: String(subjectId) });
}

/** Where the first visit leads when the guide is not wanted [GRD-08]. */
export const highlightsPage = '/crystal/list?choiceTab=excellent';

/** Whether the school of whoever comes back has that page; one without it stays where the person wanted to go. */
export function hasHighlightsPage({ stored }: Navigation): boolean {
  return isOpenFor(stored?.info.school_use_type ?? 0, 'tabs', 'excellent');
}

/** A reason as an address bears it; what an address brings may be longer, and is cut alike. */
export function shownReason(reason: string): string {
  return [...reason].slice(0, longestReason).join('');
}

/** The page that shows why [ROUTE-018]; the reason is text of the server. */
export function noPermissionPage(reason: string): string {
  return withQuery('/noPermission', { reason: shownReason(reason) });
}

/** The page of a server that has too much to do, with the request it turned away [CODE-005]. */
export function busyPage({ path, requestId }: { path: string; requestId: string }): string {
  return withQuery('/busy', { path, request: requestId });
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The language of the interface: English where the country is 2, Chinese elsewhere [CONST-073]. */
export function languageOf({ country_id }: TeacherInfo): Language {
  return country_id === englishCountryId ? 'en' : 'zh';
}
