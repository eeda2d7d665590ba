import { describe, expect, it } from 'vitest';
import { permissions } from '../../src/domain/permissions';
import {
  accountEntries,
  campusFeatures,
  canMonitorClass,
  sidebar,
  type SidebarEntry,
  sidebarEntries,
  subrole,
  trainingEntries,
  userTypes,
  type Viewer,
  visibleEntries,
} from '../../src/domain/roles';
import { flagsOf } from '../../src/domain/useType';

/** Somebody who sees every entry that subject 2 can show. */
const viewer: Viewer = {
  info: {
    school_id: 7,
    school_use_type: 1,
    data_source: 1,
    local_auth: 1,
    permissions: [...permissions],
  },
  subjectId: 2,
  language: 'zh',
  source: 'account',
  switches: ['ERROR_BOOK_OFFLINE', 'POST_EXAM'],
  grayTests: { CONFIG_STUDY_FEEDBACK_GRAY: [7] },
};
const nobody: Viewer = {
  ...viewer,
  info: { ...viewer.info, data_source: 0, local_auth: 0, permissions: [] },
  switches: [],
  grayTests: {},
};

const without = (permission: string, from: Viewer = viewer): Viewer => ({
  ...from,
  info: { ...from.info, permissions: from.info.permissions.filter((name) => name !== permission) },
});
const withInfo = (info: Partial<Viewer['info']>): Viewer => ({
  ...viewer,
  info: { ...viewer.info, ...info },
});
const shows = (entry: SidebarEntry, who: Viewer) => visibleEntries(who).includes(entry);

describe('sidebar', () => {
  it.each([
    ['SIDE-001', 'home'],
    ['SIDE-002', 'student'],
    ['SIDE-003', 'supervise'],
    ['SIDE-004', 'report'],
    ['SIDE-005', 'answerHistoryEntry'],
    ['SIDE-006', 'crystal'],
    ['SIDE-007', 'layingFoundation'],
  ] as const)('[%s] %s always shows', (_, entry) => {
    expect(shows(entry, viewer)).toBe(true);
    for (const subjectId of [1, 2, 3, 4, 5, 99]) {
      expect(shows(entry, { ...nobody, subjectId })).toBe(true);
    }
  });

  it('[SIDE-008] todo shows for subject 3, not in startup-course mode', () => {
    for (const subjectId of [1, 2, 3, 4, 5, 99]) {
      expect(shows('todo', { ...viewer, subjectId })).toBe(subjectId === 3);
    }
    expect(shows('todo', { ...viewer, subjectId: 3, switches: ['STARTUP_COURSE'] })).toBe(false);
  });

  it.each([
    ['SIDE-009, ROLE-062', 'lesson', 'hasPermission'],
    ['SIDE-010, ROLE-063', 'classes', 'monitorClassPermission'],
    ['SIDE-011', 'prepare', 'hasPermission'],
    ['SIDE-012', 'lockunlock', 'hasPermission'],
    ['SIDE-013', 'management', 'infoManagerPermission'],
    ['SIDE-015', 'homework', 'homeworkManagerPermission'],
  ] as const)(
    '[%s] %s needs %s, and no other permission stands in for it',
    (_, entry, permission) => {
      expect(shows(entry, viewer)).toBe(true);
      expect(shows(entry, without(permission))).toBe(false);
      expect(shows(entry, withInfo({ permissions: [permission] }))).toBe(true);
    },
  );

  it.each([
    ['SIDE-010', 'classes'],
    ['SIDE-013', 'management'],
  ] as const)('[%s] [ROLE-090] %s needs data source 1', (_, entry) => {
    expect(shows(entry, withInfo({ data_source: 0 }))).toBe(false);
    expect(shows(entry, withInfo({ data_source: 2 }))).toBe(false);
  });

  it('[SIDE-011] [ROLE-075] prepare also needs what belongs to teaching', () => {
    expect(shows('prepare', withInfo({ school_use_type: 6 }))).toBe(false);
  });

  it('[SIDE-014] errorbook shows by its switch', () => {
    expect(shows('errorbook', viewer)).toBe(true);
    expect(shows('errorbook', { ...viewer, switches: ['POST_EXAM'] })).toBe(false);
  });

  it('[SIDE-015] homework shows for subjects 2, 3, 4 and 5, not for school use type 6', () => {
    for (const subjectId of [1, 2, 3, 4, 5, 99]) {
      const isShown = [2, 3, 4, 5].includes(subjectId);
      expect(shows('homework', { ...viewer, subjectId })).toBe(isShown);
    }
    expect(shows('homework', withInfo({ school_use_type: 6 }))).toBe(false);
  });

  it.each([
    ['SIDE-016', 'score'],
    ['SIDE-018', 'classFeedback'],
    ['SIDE-019', 'aiSupervisorAssistant'],
  ] as const)('[%s] %s shows in Chinese only', (_, entry) => {
    expect(shows(entry, viewer)).toBe(true);
    expect(shows(entry, { ...viewer, language: 'en' })).toBe(false);
    expect(sidebar[entry]({ ...viewer, language: 'en' })).toBe(false);
  });

  it('[SIDE-018] classFeedback shows for subject 2 where the test is open to the school', () => {
    expect(shows('classFeedback', { ...viewer, subjectId: 3 })).toBe(false);
    expect(shows('classFeedback', { ...viewer, grayTests: {} })).toBe(false);
    const others = { CONFIG_STUDY_FEEDBACK_GRAY: [8], CONFIG_CN_HEALTH_DDJ_GRAY: [7] };
    expect(shows('classFeedback', { ...viewer, grayTests: others })).toBe(false);
  });

  it('[SIDE-020] localManager shows where local_auth is 1', () => {
    expect(shows('localManager', viewer)).toBe(true);
    expect(shows('localManager', withInfo({ local_auth: 0 }))).toBe(false);
    expect(shows('localManager', withInfo({ local_auth: 2 }))).toBe(false);
  });

  it('[SIDE-021] examAnalysis shows for subject 2, not from paisou, by its switch', () => {
    expect(shows('examAnalysis', viewer)).toBe(true);
    expect(shows('examAnalysis', { ...viewer, subjectId: 4 })).toBe(false);
    expect(shows('examAnalysis', { ...viewer, source: 'paisou' })).toBe(false);
    expect(shows('examAnalysis', { ...viewer, source: '' })).toBe(true);
    expect(shows('examAnalysis', { ...viewer, switches: ['ERROR_BOOK_OFFLINE'] })).toBe(false);
  });

  it('[SIDE-022] [ROLE-068] the self-study link needs its permission', () => {
    expect(shows('selfStudy', viewer)).toBe(true);
    expect(shows('selfStudy', without('selfStudyPermission'))).toBe(false);
  });

  it('[SIDE-023] in English there are five entries, whatever else holds', () => {
    const english = ['home', 'student', 'layingFoundation', 'report', 'answerHistoryEntry'];
    expect(visibleEntries({ ...viewer, language: 'en' })).toEqual(english);
    expect(visibleEntries({ ...nobody, language: 'en', subjectId: 99 })).toEqual(english);
  });

  it('[SIDE-024] the training pages have one entry', () => {
    expect(trainingEntries).toEqual(['myTrain']);
  });

  it('shows its entries in one order', () => {
    const order = sidebarEntries.filter((entry) => shows(entry, viewer));
    expect(visibleEntries(viewer)).toEqual(order);
    expect(order).toHaveLength(sidebarEntries.length - 1);
  });
});

describe('user types', () => {
  it('are seven', () => {
    expect(userTypes.map(({ type, key }) => [type, key])).toEqual([
      [1, 'student'],
      [2, 'parent'],
      [3, 'headmaster'],
      [4, 'teacher'],
      [5, 'operator'],
      [6, 'courseConsultant'],
      [7, 'assistant'],
    ]);
  });

  it('[ROLE-043] all but the teacher act as a supervisor with a subrole', () => {
    for (const { type, key } of userTypes) {
      expect(subrole(type)).toBe(key === 'teacher' ? null : key);
    }
    expect(subrole(42)).toBe('assistant');
  });
});

describe('school use type', () => {
  it('[ROLE-070] [ROLE-071] [ROLE-074] gives three names', () => {
    expect(flagsOf(1)).toMatchObject({
      userRoleName: 'analyst',
      schoolName: 'school',
      className: 'class',
    });
    expect(flagsOf(6)).toMatchObject({
      userRoleName: 'supervisor',
      schoolName: 'centre',
      className: 'room',
    });
  });

  it.each([
    ['ROLE-072', 'studyAnalysis', true],
    ['ROLE-073', 'beforeAndAfterClass', false],
    ['ROLE-075', 'prepareLessons', false],
    ['ROLE-076', 'generalPermission', true],
    ['ROLE-077', 'classMonitoring', false],
    ['ROLE-078', 'encouragement', true],
    ['ROLE-079', 'encouragementTab', false],
    ['ROLE-080', 'audition', false],
    ['ROLE-081', 'temporaryStudent', false],
    ['ROLE-082', 'propDetails', false],
    ['ROLE-083', 'crystalManagement', true],
    ['ROLE-084', 'crystalDetails', true],
    ['ROLE-085', 'pointsDetails', true],
  ] as const)('[%s] [ROLE-087] %s shows for type 6: %s', (_, flag, forSix) => {
    for (const type of [0, 1, 2, 5, 7]) expect(flagsOf(type)[flag]).toBe(true);
    expect(flagsOf(6)[flag]).toBe(forSix);
  });
});

describe('account menu', () => {
  const account = {
    ...{ userId: 1, account_id: 1, songshu_system_userid: 's', school_id: 1, school_name: 's' },
    ...({ is_freeze: 0, is_disabled: 0 } as const),
  };

  it.each([
    ['ROLE-094', 'web', [account], ['accountSecurity']],
    ['SHELL-012', 'web', [], ['profile', 'password']],
    ['ROLE-095', 'dingtalk', [], ['profile']],
    ['ROLE-095', 'dingtalk', [account], ['profile']],
  ] as const)('[%s] in %s it offers what the account has', (_, app_type, account_list, entries) => {
    expect(accountEntries({ app_type, account_list: [...account_list] })).toEqual(entries);
  });
});

describe('campus', () => {
  it('[ROLE-069] [ROLE-090] [ROLE-091] [ROLE-092] with data source 1 has class menu, contest and feedback button', () => {
    const all = { classMenu: true, contest: true, feedbackButton: true };
    const none = { classMenu: false, contest: false, feedbackButton: false };
    expect(campusFeatures({ data_source: 1, permissions: ['PKPermission'] })).toEqual(all);
    expect(campusFeatures({ data_source: 1, permissions: [] })).toEqual({ ...all, contest: false });
    expect(campusFeatures({ data_source: 0, permissions: ['PKPermission'] })).toEqual(none);
  });

  it('[VALID-023] [VALID-024] monitoring a class needs a nickname and an avatar', () => {
    expect(canMonitorClass({ nickname: 'a', head_img: '/a.png' })).toBe(true);
    expect(canMonitorClass({ nickname: '', head_img: '/a.png' })).toBe(false);
    expect(canMonitorClass({ nickname: 'a', head_img: '' })).toBe(false);
  });
});
