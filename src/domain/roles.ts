import type { Language } from './limits';
import { holds, type Permission } from './permissions';
import { subjectIds } from './subjects';
import type { LoginSource } from './account';
import type { GrayTest, Switch } from './shell';
import type { TeacherInfo } from './teacher';
import { flagsOf, isOpenFor, selfStudyUseType, type UseTypeFlags } from './useType';

/** What an account is, by its `user_type`; the names are `shell:userType.<key>` [ENTITY-002]. */
export const userTypes = [
  { type: 1, key: 'student' },
  { type: 2, key: 'parent' },
  { type: 3, key: 'headmaster' },
  { type: 4, key: 'teacher' },
  { type: 5, key: 'operator' },
  { type: 6, key: 'courseConsultant' },
  { type: 7, key: 'assistant' },
] as const;
export type UserTypeKey = (typeof userTypes)[number]['key'];

/** The subrole of a supervisor: the account's own type; null for a teacher [ROLE-043]. */
export function subrole(userType: number): Exclude<UserTypeKey, 'teacher'> | null {
  const key = userTypes.find(({ type }) => type === userType)?.key ?? 'assistant';
  return key === 'teacher' ? null : key;
}

/** How a person is called: a teacher as the school's use type has it, another account by its own type [ROLE-070]. */
export function roleNameOf({
  user_type: userType,
  school_use_type: useType,
}: Pick<TeacherInfo, 'user_type' | 'school_use_type'>): RoleName {
  const kind = subrole(userType);
  return kind === null ? { role: flagsOf(useType).userRoleName } : { role: 'supervisor', kind };
}

/** A role, and of a supervisor who is no teacher which account acts as one. */
export interface RoleName {
  readonly role: UseTypeFlags['userRoleName'];
  readonly kind?: Exclude<UserTypeKey, 'teacher'>;
}

/** Whatever decides what a person sees of the portal. */
export interface Viewer {
  readonly info: Pick<
    TeacherInfo,
    'school_id' | 'school_use_type' | 'data_source' | 'local_auth' | 'permissions'
  >;
  readonly subjectId: number;
  readonly language: Language;
  /** Empty when nobody said. */
  readonly source: LoginSource | '';
  readonly switches: readonly Switch[];
  /** The schools to which each test is open. */
  readonly grayTests: Readonly<Partial<Record<GrayTest, readonly number[]>>>;
}

type Condition = (viewer: Viewer) => boolean;

const always: Condition = () => true;
const inChinese: Condition = ({ language }) => language === 'zh';
const inSubject =
  (...ids: readonly number[]): Condition =>
  ({ subjectId }) =>
    ids.includes(subjectId);
const may =
  (permission: Permission): Condition =>
  ({ info }) =>
    holds(info.permissions, permission);
const on =
  (name: Switch): Condition =>
  ({ switches }) =>
    switches.includes(name);
const tries =
  (test: GrayTest): Condition =>
  ({ info, grayTests }) =>
    grayTests[test]?.includes(info.school_id) ?? false;
const fromCampus: Condition = ({ info }) => info.data_source === 1;
const not =
  (condition: Condition): Condition =>
  (viewer) =>
    !condition(viewer);
const all =
  (...conditions: readonly Condition[]): Condition =>
  (viewer) =>
    conditions.every((condition) => condition(viewer));

const { mathematics, chinese, physics, chemistry } = subjectIds;

/** Whether a person has classes: the sidebar's entry, and the way to them beside the students [SIDE-010, SCREEN-193]. */
export function hasClasses(
  info: Pick<TeacherInfo, 'data_source' | 'permissions' | 'school_use_type'>,
): boolean {
  return (
    info.data_source === 1 &&
    holds(info.permissions, 'monitorClassPermission') &&
    isOpenFor(info.school_use_type, 'entries', 'classes')
  );
}

/** The sidebar's entries and when each shows, in the sidebar's order [SIDE-001 … SIDE-022]. One table. */
export const sidebar = {
  home: always,
  todo: all(inSubject(chinese), not(on('STARTUP_COURSE'))),
  student: always,
  supervise: always,
  lesson: may('hasPermission'),
  classes: ({ info }) => hasClasses(info),
  lockunlock: may('hasPermission'),
  layingFoundation: always,
  homework: all(
    may('homeworkManagerPermission'),
    inSubject(mathematics, chinese, physics, chemistry),
    ({ info }) => info.school_use_type !== selfStudyUseType,
  ),
  classFeedback: all(
    inChinese,
    inSubject(mathematics),
    tries('CONFIG_STUDY_FEEDBACK_GRAY'),
    may('afterSchoolFeedbackPermission'),
  ),
  report: always,
  answerHistoryEntry: always,
  errorbook: on('ERROR_BOOK_OFFLINE'),
  score: inChinese,
  examAnalysis: all(inSubject(mathematics), ({ source }) => source !== 'paisou', on('POST_EXAM')),
  aiSupervisorAssistant: inChinese,
  crystal: always,
  prepare: may('hasPermission'),
  localManager: ({ info }) => info.local_auth === 1,
  management: all(fromCampus, may('infoManagerPermission')),
  selfStudy: may('selfStudyPermission'),
} as const satisfies Record<string, Condition>;

export type SidebarEntry = keyof typeof sidebar;

const isEntry = (name: string): name is SidebarEntry => name in sidebar;

/** Every entry, in order. */
export const sidebarEntries: readonly SidebarEntry[] = Object.keys(sidebar).filter(isEntry);

/** The English sidebar's five entries, whatever the other rules say [SIDE-023]. */
const englishEntries = [
  'home',
  'student',
  'layingFoundation',
  'report',
  'answerHistoryEntry',
] as const satisfies readonly SidebarEntry[];

/** The training pages have a sidebar of their own with one entry [SIDE-024]. */
export const trainingEntries = ['myTrain'] as const;

/** The entries that a person sees, in order [SIDE-001 … SIDE-023]. */
export function visibleEntries(viewer: Viewer): readonly SidebarEntry[] {
  const named = viewer.language === 'en' ? englishEntries : sidebarEntries;
  return named.filter(
    (entry) =>
      (viewer.language === 'en' || sidebar[entry](viewer)) &&
      isOpenFor(viewer.info.school_use_type, 'entries', entry),
  );
}

/** The pages that the search finds, in order: also those that the sidebar shows beside other subjects, or in Chinese only [SIDE-008, SIDE-015, SIDE-023]. */
export function searchableEntries(viewer: Viewer): readonly SidebarEntry[] {
  return sidebarEntries.filter(
    (entry) =>
      Object.values(subjectIds).some((subjectId) => sidebar[entry]({ ...viewer, subjectId })) &&
      isOpenFor(viewer.info.school_use_type, 'entries', entry),
  );
}

/** What the top bar leads to besides the portal's own pages, and when each shows. One table. */
const topBar = {
  selfStudy: may('selfStudyPermission'),
  feedback: ({ info }) => campusFeatures(info).feedbackButton,
} as const satisfies Record<string, Condition>;

export type TopBarEntry = keyof typeof topBar;

/** Whether the top bar offers something to a person [ROLE-092, CALL-032]. */
export function isInTopBar(entry: TopBarEntry, viewer: Viewer): boolean {
  return topBar[entry](viewer);
}

/** What the account menu may offer of the account itself. */
export type AccountEntry = 'accountSecurity' | 'goBack' | 'profile' | 'password';

/** What the account menu offers; who has switched may go back [CALL-083, ROLE-094, ROLE-095, SHELL-011, SHELL-012]. */
export function accountEntries(
  info: Pick<TeacherInfo, 'account_list' | 'app_type' | 'switched_from'>,
): readonly AccountEntry[] {
  if (info.app_type === 'dingtalk') return ['profile'];
  if (info.account_list.length === 0) return ['profile', 'password'];
  return info.switched_from === undefined ? ['accountSecurity'] : ['accountSecurity', 'goBack'];
}

/** What a campus with data source 1 has besides: the class menu, the PK entry, the feedback button [ROLE-090 … ROLE-092]. */
export function campusFeatures(info: Pick<TeacherInfo, 'data_source' | 'permissions'>): {
  classMenu: boolean;
  contest: boolean;
  feedbackButton: boolean;
} {
  const isCampus = info.data_source === 1;
  return {
    classMenu: isCampus,
    contest: isCampus && holds(info.permissions, 'PKPermission'),
    feedbackButton: isCampus,
  };
}

/** Whether the school's data source has a call: boards and materials need data source 1 [ROLE-091, SIDE-013]. */
export function hasCall(dataSource: number, path: string): boolean {
  return dataSource === 1 || !/^\/(board|resource)\//.test(path);
}

/** Whether monitoring a class may be entered: only with a nickname and an avatar, else the profile opens [VALID-023, VALID-024]. */
export function canMonitorClass(info: Pick<TeacherInfo, 'nickname' | 'head_img'>): boolean {
  return info.nickname !== '' && info.head_img !== '';
}
