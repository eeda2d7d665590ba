import type { Grade, SubjectId, TaughtSubjectId } from './scales';

export type ArchetypeId =
  | 'steady'
  | 'fastGuesser'
  | 'slowCareful'
  | 'videoWatcher'
  | 'nightCrammer'
  | 'forgottenPoints'
  | 'idleTab'
  | 'neverActivated'
  | 'frozenCoins'
  | 'waitingAfterDowngrade'
  | 'parentVisibleSuccess'
  | 'returnedFromVacation';

/** How a student studies. Shares, rates and ability are 0 to 1. */
export interface Behaviour {
  /** Chance scale of item response theory: 0.5 is right half the time on a question of difficulty 50. */
  ability: number;
  /** Share of answers that should come out right over all; the simulation may steer to it. */
  correctShare: number;
  medianAnswerSeconds: number;
  /** Standard deviation of the logarithm of the answer time. */
  answerTimeSpread: number;
  hintRate: number;
  skipRate: number;
  /** Share of study time spent on videos. */
  videoShare: number;
  /** Share of study time spent on reading analyses and correcting errors, together. */
  reviewShare: number;
  /** Effective duration / (effective + other). */
  effectiveShare: number;
  /** Gain of mastery per right answer on a point. */
  learningRate: number;
  /** Mastery that is left after a week without practice. */
  weeklyRetention: number;
  /** Hour of the day (0 to 24) at which a session typically starts; the end may lie past midnight. */
  sessionStartHour: number;
  sessionHours: number;
  sessionsPerWeek: number;
  homeworkOnTimeRate: number;
}

/** What happened to a student that numbers do not say; days are days before today. */
export interface Circumstances {
  /** Never signed in: no answers, no coins, foundation not activated. */
  neverActivated?: true;
  /** The points were proficient then and have fallen to this mastery since. */
  forgotten?: { proficientDaysAgo: number; masteryThen: number; masteryNow: number };
  /** A tab left open: this many hours a week without an answer. */
  idleHoursPerWeek?: number;
  /** A level change that waits for the next stage-end page. */
  levelChange?: { daysAgo: number; from: number; to: number; reason: string };
  /** A restart of the foundation that waits for the student's confirmation on the learning machine. */
  restartWaiting?: { daysAgo: number };
  away?: { fromDaysAgo: number; toDaysAgo: number };
  /** What the parents can see: mastery of the round at its beginning and now. */
  progress?: { daysAgo: number; masteryThen: number; masteryNow: number };
  /** Share of points mastered, where a student stands exactly at a threshold. */
  masteryShare?: number;
}

export interface Archetype {
  id: ArchetypeId;
  /** In the words of an analyst who talks about the student. */
  description: string;
  /** The student who shows it best; must carry this archetype. */
  studentId: number;
  behaviour: Behaviour;
  circumstances: Circumstances;
}

export type SupervisionStatus =
  'selfStudyRoom' | 'onlineOnly' | 'expired' | 'evaluating' | 'unmarked';
export type Health = 'healthy' | 'subHealthy' | 'unhealthy' | 'assessing' | 'none';
export type StudentList = 'responsible' | 'audition' | 'auditioned' | 'nonSupervised';
export type StarRating = 1 | 2 | 3 | 4 | 5;
/** 30 iron, 50 bronze, 70 silver, 90 gold. */
export type FoundationMode = 30 | 50 | 70 | 90;

export interface Foundation {
  subjectId: TaughtSubjectId;
  mode: FoundationMode;
  round: number;
  /** 1 (lowest) to 5. */
  level: number;
}

/** Who answers for a student; usernames of analysts or ids of colleagues. */
export interface Responsibility {
  synchronousManager: string;
  foundationManager: string;
  /** Up to three. */
  supervisors: readonly string[];
  /** Up to three. */
  consultants: readonly string[];
}

export interface Student {
  id: number;
  name: string;
  /** Pinyin where a machine would get it wrong. */
  pinyinHint?: string;
  account: string;
  phone: string;
  grade: Grade;
  archetype: ArchetypeId;
  /** The archetype's numbers with this student's own. */
  behaviour: Behaviour;
  circumstances: Circumstances;
  subjects: readonly TaughtSubjectId[];
  /** Usernames of the analysts who see the student; more than one means co-owned. */
  analysts: readonly string[];
  coOwned: boolean;
  responsibility: Responsibility;
  list: StudentList;
  /** A filter of the analyst's own students: enrolled in formal courses. */
  formal: boolean;
  hidden: boolean;
  pinned: boolean;
  supervision: SupervisionStatus;
  health: Health;
  starRating: StarRating | null;
  foundation: Foundation | null;
  joinedDaysAgo: number;
  /** null: has never studied. */
  lastActiveDaysAgo: number | null;
}

export interface SchoolClass {
  id: number;
  name: string;
  grade: Grade;
  subjectId: TaughtSubjectId;
  analyst: string;
  studentIds: readonly number[];
}

export interface Campus {
  id: number;
  name: string;
  countryId: 1 | 2;
}

export type PermissionFlag =
  | 'hasPermission'
  | 'monitorClassPermission'
  | 'infoManagerPermission'
  | 'homeworkManagerPermission'
  | 'operationManagerPermission'
  | 'afterSchoolFeedbackPermission'
  | 'selfStudyPermission'
  | 'PKPermission';

/** A person who signs in to the portal. */
export interface Account {
  id: number;
  username: string;
  name: string;
  /** What students and parents see; null: profile not filled in. */
  nickname: string | null;
  phone: string;
  role: 'analyst' | 'agentAdministrator';
  /** Spec's numbers: 4 teacher, 5 operator. */
  userType: 4 | 5;
  campusId: number;
  countryId: 1 | 2;
  schoolUseType: 1 | 6;
  dataSource: 0 | 1;
  localAuth: 0 | 1;
  isAgentSchool: boolean;
  /** The account upgrade has been done: signing in by SMS code works. */
  upgraded: boolean;
  subjects: readonly SubjectId[];
  permissions: readonly PermissionFlag[];
  /** Gold coins at the opening of the ledger. */
  openingCoins: number;
}

/** An account to practise lessons with; its answers stay out of every report. */
export interface TestAccount {
  id: number;
  label: 'A' | 'B' | 'C';
  username: string;
  name: string;
  behaviour: Behaviour;
}

/** A colleague who never signs in here but whose name shows, as a supervisor or consultant. */
export interface Colleague {
  id: string;
  name: string;
}
