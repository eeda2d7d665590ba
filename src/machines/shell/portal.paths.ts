import { CallFailure } from '../../contract/failure';
import type { TeacherInfo } from '../../domain/teacher';
import { nowhere } from './navigation';
import { navigationGuardPaths, sampleTeacher } from './navigationGuard.paths';

const teacher: TeacherInfo = {
  ...sampleTeacher,
  subject_list: [
    { subject_id: 2, subject_name: 'mathematics' },
    { subject_id: 3, subject_name: 'Chinese' },
  ],
};
const other: TeacherInfo = { ...teacher, user_token: 'other-token', country_id: 2 };
const offline = [new CallFailure('network', { path: '/system/setSubject' })];
const visit = {
  ...{ teacher: null, subjectId: 2, source: '', grayTests: {} },
  ...{ language: 'zh', isLanguageChosen: false },
} as const;
const notice = { tone: 'good', message: { key: 'shell:saved' } } as const;
const { 'login.succeeded': logins, 'call.failed': failures } = navigationGuardPaths.events;

/** What of the portal's memory decides anything, or is told. */
interface Memory {
  readonly teacher: TeacherInfo | null;
  readonly subjectId: number;
  readonly chosenSubject: number;
  readonly isLanguageChosen: boolean;
}

/** Samples for the paths of the portal itself; guard and notices have paths of their own. */
export const portalPaths = {
  inputs: {
    visitor: visit,
    member: { ...visit, teacher, source: 'account', isLanguageChosen: true },
  },
  events: {
    'navigation.requested': [{ ...nowhere, path: '/home' }],
    'login.succeeded': logins,
    'call.failed': failures.slice(0, 1),
    'session.opened': [
      { teacher, from: 'account' },
      { teacher: other, from: 'account' },
    ],
    // Who is not logged in has no profile.
    'profile.saved': ({ context }: { context: Memory }) =>
      context.teacher === null ? [] : [{ profile: { nickname: 'Lin Lin', head_img: '/new.png' } }],
    'grayTest.loaded': [{ code: 'CONFIG_STUDY_FEEDBACK_GRAY', list: [11] }],
    'language.chosen': [{ language: 'en' }],
    'subject.chosen': [{ subjectId: 3 }, { subjectId: 2 }, { subjectId: 5 }],
    'notice.shown': [notice],
    'notice.dismissed': [{ id: 'notice-0' }],
  },
  outcomes: {
    loadSwitches: { done: [{ list: ['POST_EXAM'] }], error: offline },
    switchSubject: { done: [{}], error: offline },
    askSelfStudy: { done: [{ go_url: 'https://example.org/study' }], error: offline },
  },
  project: ({ teacher: known, subjectId, chosenSubject, isLanguageChosen }: Memory) => ({
    token: known?.user_token ?? null,
    nickname: known?.nickname ?? null,
    subjectId,
    chosenSubject,
    isLanguageChosen,
  }),
} as const;
