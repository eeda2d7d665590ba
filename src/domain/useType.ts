/** The school use type of a self-study centre, which has many features hidden [ROLE-087]. */
export const selfStudyUseType = 6;

/** What follows from the school's use type: three names, `<flag>.<value>`, and what shows [ROLE-070 … ROLE-085]. */
export interface UseTypeFlags {
  readonly userRoleName: 'analyst' | 'supervisor';
  readonly schoolName: 'school' | 'centre';
  readonly className: 'class' | 'room';
  readonly studyAnalysis: boolean;
  readonly beforeAndAfterClass: boolean;
  readonly prepareLessons: boolean;
  readonly generalPermission: boolean;
  readonly classMonitoring: boolean;
  readonly encouragement: boolean;
  readonly encouragementTab: boolean;
  readonly audition: boolean;
  readonly temporaryStudent: boolean;
  readonly propDetails: boolean;
  readonly crystalManagement: boolean;
  readonly crystalDetails: boolean;
  readonly pointsDetails: boolean;
}

const ordinaryFlags: UseTypeFlags = {
  userRoleName: 'analyst',
  schoolName: 'school',
  className: 'class',
  studyAnalysis: true,
  beforeAndAfterClass: true,
  prepareLessons: true,
  generalPermission: true,
  classMonitoring: true,
  encouragement: true,
  encouragementTab: true,
  audition: true,
  temporaryStudent: true,
  propDetails: true,
  crystalManagement: true,
  crystalDetails: true,
  pointsDetails: true,
};

/** A self-study centre has no lessons to teach: what belongs to teaching is hidden, supervising stays. */
const selfStudyFlags: UseTypeFlags = {
  ...ordinaryFlags,
  userRoleName: 'supervisor',
  schoolName: 'centre',
  className: 'room',
  beforeAndAfterClass: false,
  prepareLessons: false,
  classMonitoring: false,
  encouragementTab: false,
  audition: false,
  temporaryStudent: false,
  propDetails: false,
};

/** The flags of a school use type [ROLE-086, ROLE-087]. One table: type 6, and all others. */
export function flagsOf(schoolUseType: number): UseTypeFlags {
  return schoolUseType === selfStudyUseType ? selfStudyFlags : ordinaryFlags;
}

type UseTypeFlag = Exclude<keyof UseTypeFlags, 'userRoleName' | 'schoolName' | 'className'>;

/** What a flag gates: entries of the sidebar, tabs, and pages and calls by the beginnings of their paths. */
interface Gated {
  readonly entries?: readonly string[];
  readonly pages?: readonly string[];
  readonly calls?: readonly string[];
  /** Tabs of the rewards, as `choiceTab` names them, and lists of My Courses. */
  readonly tabs?: readonly string[];
}

/**
 * Which flag gates what, for the sidebar, the pages and the server alike [ROLE-072 … ROLE-085]. One table. The lists of
 * trial students are part of a page: who shows them asks the flag `audition` itself.
 */
const gates: Readonly<Partial<Record<UseTypeFlag, Gated>>> = {
  generalPermission: { entries: ['home', 'student'], pages: ['/home', '/student/'] },
  studyAnalysis: {
    entries: ['report'],
    pages: ['/report/', '/learningAnalysis'],
    calls: ['/report/'],
  },
  beforeAndAfterClass: {
    entries: ['prepare'],
    pages: ['/prepare/', '/classEvaluation/'],
    calls: ['/classEvaluation/'],
  },
  prepareLessons: {
    entries: ['prepare'],
    pages: ['/prepare/', '/grindingClass/'],
    calls: ['/prepareLesson/'],
    tabs: ['polishing'],
  },
  classMonitoring: {
    entries: ['classes'],
    pages: ['/classes/'],
    calls: ['/class/list', '/class/student', '/class/set', '/courseModule/setMkLessonLockStatus'],
  },
  audition: { tabs: ['trial'] },
  temporaryStudent: { tabs: ['temporary'] },
  encouragement: { calls: ['/coinmall/'] },
  encouragementTab: { calls: ['/highlights/'], tabs: ['excellent'] },
  crystalManagement: {
    entries: ['crystal'],
    pages: ['/crystal/'],
    calls: ['/coins/', '/crystal/', '/Treasure/'],
  },
  crystalDetails: { calls: ['/crystal/records'], tabs: ['crystalRecords'] },
  pointsDetails: { calls: ['/coins/records'], tabs: ['records'] },
  propDetails: {
    calls: ['/Treasure/getTeacherRewardList', '/Treasure/getStudentRewardList'],
    tabs: ['propRecords'],
  },
};

const isFlag = (name: string): name is UseTypeFlag => name in gates;

/** Whether a school of a use type has an entry, a page, a call or a tab. */
export function isOpenFor(schoolUseType: number, kind: keyof Gated, name: string): boolean {
  const flags = flagsOf(schoolUseType);
  return Object.entries(gates).every(
    ([flag, gated]) =>
      (isFlag(flag) && flags[flag]) ||
      !(gated[kind] ?? []).some((beginning) =>
        kind === 'entries' || kind === 'tabs' ? name === beginning : name.startsWith(beginning),
      ),
  );
}
