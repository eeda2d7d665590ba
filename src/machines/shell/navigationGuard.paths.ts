import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { TeacherInfo } from '../../domain/teacher';
import { isAtDoor, type Navigation, nowhere } from './navigation';

/** An analyst of no real school. */
export const sampleTeacher: TeacherInfo = {
  teacher_id: 101,
  old_teacher_id: 101,
  subject_id: 2,
  school_id: 11,
  school_name: 'Riverside',
  school_use_type: 1,
  data_source: 1,
  local_auth: 1,
  is_agent_school: 0,
  country_id: 1,
  auth_type: 'password',
  relogin: 0,
  real_name: 'Lin',
  uname: 'lin',
  phone: '',
  nickname: 'Lin',
  head_img: '',
  app_type: 'web',
  user_type: 4,
  refer_teacher_id: '',
  user_token: 'fresh-token',
  guide: 1,
  search: 1,
  account_upgrade: 1,
  account_list: [],
  subject_list: [{ subject_id: 2, subject_name: 'mathematics' }],
  permissions: ['hasPermission'],
};

/** A school without highlights. */
const selfStudy: TeacherInfo = { ...sampleTeacher, school_use_type: 6 };
const overseas: TeacherInfo = { ...sampleTeacher, country_id: 2, relogin: 1 };

function refused(code: number, message = 'no'): CallFailure {
  return new CallFailure('code', { path: '/teacher/checkLogin', requestId: 'r1', code, message });
}

const offline = new CallFailure('network', { path: '/teacher/checkLogin' });
const failures = [
  offline,
  refused(codes.failure),
  refused(codes.noPermission, 'locked for maintenance'),
  refused(codes.loginRefused, 'ask your principal'),
  refused(codes.loginRequired),
  refused(codes.tokenExpired),
  refused(codes.busy),
];
const anyFailure = [offline, refused(codes.loginRequired)];

const stored = {
  token: 'kept-token',
  info: { ...sampleTeacher, user_token: 'kept-token' },
  from: 'account',
} as const;

const failed = { message: '', details: { path: '/home/redpoint', requestId: 'r2' } };

/** What QA plans the guard's paths with. */
export const navigationGuardPaths = {
  events: {
    'navigation.requested': [
      { ...nowhere, path: '/login' },
      { ...nowhere, path: '/home', authKey: 'key', from: 'fast_login' },
      { ...nowhere, path: '/home', authKey: 'key', from: 'account' },
      { ...nowhere, path: '/home', authKey: 'key', from: 'agent_account' },
      { ...nowhere, path: '/report/list', authKey: 'key', from: 'paisou' },
      { ...nowhere, path: '/home', previousPath: '/', stored },
      { ...nowhere, path: '/home', previousPath: '/', stored: { ...stored, info: selfStudy } },
      { ...nowhere, path: '/home', previousPath: '/', stored, hasLanded: true },
      { ...nowhere, path: '/student/list', stored: { ...stored, info: overseas } },
      { ...nowhere, path: '/role' },
      { ...nowhere, path: '/student/list' },
    ],
    'login.succeeded': [{ teacher: sampleTeacher, from: '' }],
    'call.failed': [
      { ...failed, code: codes.loginRequired },
      { ...failed, code: codes.tokenExpired },
      { ...failed, code: codes.busy },
      { ...failed, code: codes.noPermission, message: 'locked for maintenance' },
      { ...failed, code: codes.failure },
    ],
  },
  outcomes: {
    checkLogin: {
      done: [{ teacher_info: sampleTeacher }, { teacher_info: overseas }],
      error: failures,
    },
    readGuideStatus: { done: [{ status: 1 }, { status: 0 }], error: anyFailure },
    checkPermission: { done: [{}], error: failures },
    loadGrayTest: { done: [{ list: [11] }], error: anyFailure },
    loadSupervisionUrls: { done: [{ go_url: 'https://example.org/study' }], error: anyFailure },
    logOut: { done: [{}], error: [offline] },
  },
  project: ({ token, from, teacher, navigation }: GuardMemory) => ({
    hasToken: token !== '',
    isFromAccount: from === 'account',
    isFromAgent: from === 'agent_account',
    isRelogin: teacher?.relogin === 1,
    isToReports: navigation.path === '/report/list',
    isAtDoor: isAtDoor(navigation),
    isSelfStudy: navigation.stored?.info.school_use_type === 6,
  }),
} as const;

/** What of the guard's memory decides anything. */
interface GuardMemory {
  readonly token: string;
  readonly from: string;
  readonly teacher: TeacherInfo | null;
  readonly navigation: Navigation;
}
