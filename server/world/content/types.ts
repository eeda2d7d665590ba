/**
 * What the demonstration world is made of, before anybody lives in it: pure data, no clock, no chance.
 * Times are told as days before the story's today, so the world can be made on any day.
 */

export type SubjectId = 1 | 2 | 3 | 4 | 5 | 99;
export type TaughtSubjectId = Exclude<SubjectId, 99>;

/** 1 to 9 are grades, 10 to 12 are senior 1 to senior 3. */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** 10 (rare, easy) to 90 (frequent, hard), in tens. */
export type Tens = 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90;

// People

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
  coinsFrozen?: { daysAgo: number; reason: string; earnedSince: number };
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

// Knowledge points

export interface KnowledgePoint {
  /** The path in the tree: subject digit, then two digits a level (201 → 20101 → 2010101). */
  id: number;
  subjectId: TaughtSubjectId;
  parentId: number | null;
  /** 1 to 4; what is examined are the leaves. */
  level: number;
  name: string;
  /** For subject 1. */
  englishName?: string;
}

/** A point without children: what questions ask and reports count. */
export interface LeafPoint extends KnowledgePoint {
  grade: Grade;
  /** How often it is examined, and how hard: headquarters' view. */
  examFrequency: Tens;
  difficulty: Tens;
  /** Leaves of the same subject that should be proficient before. */
  prerequisites: readonly number[];
  /** The campus's own marks where they differ. */
  local?: LocalMark;
}

export type LocalMark =
  { examined: false } | { examined: true; examFrequency: Tens; difficulty: Tens };

// Courses

export type CourseType = 'formal' | 'trial' | 'temporary' | 'polishing';
/** What reports group courses by. */
export type CourseProgram =
  | 'foundation'
  | 'synchronized'
  | 'specialized'
  | 'relearning'
  | 'specialEvent'
  | 'trial'
  | 'training';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type HomeworkType = 'composition' | 'adaptive';

export interface TaskCard {
  id: number;
  name: string;
  /** Empty: no homework can be made of it. */
  homework: readonly HomeworkType[];
  /** Leaves of the course's subject. */
  pointIds: readonly number[];
}

export interface Lesson {
  id: number;
  name: string;
  cards: readonly TaskCard[];
}

export interface Chapter {
  id: number;
  name: string;
  /** Sprint chapters unlock across lessons in any order. */
  sprint: boolean;
  lessons: readonly Lesson[];
}

export interface Course {
  id: number;
  subjectId: SubjectId;
  name: string;
  /** For subject 1. */
  englishName?: string;
  type: CourseType;
  program: CourseProgram;
  /** null: for all grades. */
  grade: Grade | null;
  season: Season;
  version: string;
  chapters: readonly Chapter[];
}

// Questions

/**
 * Text of questions and essays: paragraphs divided by a line break, formulas between dollar signs
 * (KaTeX), a table as lines that begin with `|` (the first is the head), a picture as
 * `![what it shows](name)`, a blank to fill in as `____`.
 */
export type RichText = string;

export type QuestionType =
  | 'singleChoice'
  | 'multipleChoice'
  | 'fillInTheBlank'
  | 'trueOrFalse'
  | 'essay'
  | 'subjective'
  | 'readingComprehension'
  | 'calculation';

export type OptionKey = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export interface Option {
  key: OptionKey;
  text: RichText;
}

/** Why a question is in the collection besides its content: what the portal must cope with. */
export type QuestionMark = 'brokenFormula' | 'mhchem' | 'long' | 'table' | 'image';

export interface Question {
  id: number;
  subjectId: TaughtSubjectId;
  /** A leaf of the same subject. */
  pointId: number;
  type: QuestionType;
  difficulty: Tens;
  passageId?: number;
  stem: RichText;
  /** Only for choices; reading comprehension may have them. */
  options?: readonly Option[];
  /** Choices: the keys. True or false: `true` or `false`. Blanks: one text a blank. Else: one model answer. */
  answer: readonly string[];
  /** Wrong answers that students really give, for what has no options. */
  commonErrors?: readonly string[];
  hint: RichText;
  analysis: RichText;
  /** Learning objective. */
  objective: string;
  /** The subject's way of thinking that it trains. */
  thought: string;
  ability: string;
  method: string;
  marks?: readonly QuestionMark[];
}

/** A text that several questions share. */
export interface Passage {
  id: number;
  subjectId: TaughtSubjectId;
  title: string;
  /** Shown with line numbers. */
  lines: readonly string[];
  /** For classical Chinese: what a word means. */
  notes?: readonly { term: string; meaning: string }[];
}

// Essays

export type EssayKind = 'narrative' | 'descriptive' | 'argumentative' | 'practical';

export interface EssayPrompt {
  id: number;
  subjectId: 1 | 3;
  title: string;
  prompt: string;
  kind: EssayKind;
  grade: Grade;
  /** Chinese: characters. English: words. */
  length: { minimum: number; maximum: number };
}

export type EssayFault =
  | 'particles'
  | 'wrongCharacter'
  | 'repeatedThen'
  | 'offTopic'
  | 'noEnding'
  | 'emptyPhrases'
  | 'articles'
  | 'tense'
  | 'agreement'
  | 'chinglish'
  | 'spelling'
  | 'runOn';

/** 1 is the best of five bands, 5 the weakest. */
export type EssayBand = 1 | 2 | 3 | 4 | 5;

export interface Essay {
  id: number;
  promptId: number;
  text: string;
  faults: readonly EssayFault[];
  band: EssayBand;
  /** Handed in as a photo of handwriting, perhaps lying on its side (clockwise quarter turns). */
  photo?: { quarterTurns: 0 | 1 | 2 | 3 };
}

export type EssayCategory =
  | 'topicReview'
  | 'contentMaterials'
  | 'descriptiveTechniques'
  | 'detailCharacterization'
  | 'language'
  | 'structuralLayout';

/** `start` to `end` (exclusive) in UTF-16 units of the essay's text. */
export interface Annotation {
  start: number;
  end: number;
  /** What lies between them. */
  quote: string;
  category: EssayCategory;
  comment: string;
}

export interface Correction {
  essayId: number;
  /** 1 to 100. */
  rating: number;
  tags: readonly string[];
  overall: string;
  categoryComments: Readonly<Record<EssayCategory, string>>;
  annotations: readonly Annotation[];
}

export interface CommentPhrase {
  id: number;
  language: 'zh' | 'en';
  category: EssayCategory;
  /** `{name}` stands for the student's name. */
  text: string;
}
