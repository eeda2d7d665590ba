/** The specification's constants, by name. Lengths count characters; sizes are bytes; times are ms unless the name says otherwise. */

const mebibyte = 1024 * 1024;
const second = 1000;

/** [CONST-002, VALID-004] */
export const passwordLength = { minimum: 6, maximum: 30 } as const;
/** [CONST-003, VALID-029, VALID-031] */
export const accountNameLength = { minimum: 3, maximum: 20 } as const;
/** By language of the interface [CONST-004, CONST-005, VALID-018]. */
export const nicknameLength = {
  zh: { minimum: 2, maximum: 10 },
  en: { minimum: 2, maximum: 50 },
} as const;
/** Digits of an SMS code [VALID-027]. */
export const codeLength = 4;
/** [CONST-006, VALID-034] */
export const deductionReasonLength = { minimum: 10, maximum: 200 } as const;
/** [CONST-007, VALID-049] */
export const motivationalMessageLength = 100;

/** Files [CONST-008 … CONST-010]. */
export const feedbackImages = { count: 9, bytes: 5 * mebibyte } as const;
export const avatarBytes = 5 * mebibyte;
/** What an account may upload within a day, whatever it is for: a disk is soon full otherwise. */
export const uploadsPerDay = 500 * mebibyte;
/** A material's file [CONST-011, VALID-094]; its name and what is said of it, in characters. */
export const materialBytes = 50 * mebibyte;
export const materialNameLength = 200;
export const materialDescriptionLength = 500;
/** Of the account or name of a student that is typed, in characters. */
export const typedStudentLength = 50;

/** An essay's rating [CONST-015], and how much may be written about it. */
export const essayLimits = {
  lowestRating: 1,
  highestRating: 100,
  comment: 2000,
  annotationComment: 500,
  annotations: 500,
  tag: 20,
  tags: 10,
} as const;
/** The most of each sub-score of a subjective question [CONST-016]. */
export const subjectiveCaps = { centralMaterial: 40, language: 40, structure: 20 } as const;

/** With how many of one's own last gradings a score is compared. */
export const recentGradings = 20;

/** In how many of one's own last works comments are counted, and how many of them are told. */
export const countedComments = { works: 200, lines: 100 } as const;

/** Share of the base amount that a random reward gives [CONST-019, VALID-042]. */
export const rewardRange = { minimum: 0.7, maximum: 1 } as const;
/** Coins [CONST-020, CONST-021]. */
export const welcomeGift = 200;
export const signInCoins = 10;
/** What goes with the coins of a message's reward, in characters [VALID-044]. */
export const rewardRemarkLength = { minimum: 1, maximum: 100 } as const;
/** What a person asks in a work order, in characters. */
export const workOrderQuestionLength = { minimum: 1, maximum: 100 } as const;
/** Why a coin account is frozen, in characters [VALID-046]. */
export const freezeReasonLength = { minimum: 2, maximum: 200 } as const;
/** The most coins or crystals that are given to each, or deducted, at once. */
export const amountMaximum = 999_999;
/** Per grant, where a prop has no maximum of its own [VALID-048]. */
export const propMaximum = 99;

/** How many rows of a list are changed at once at most. */
export const changedAtOnce = 200;

/** How many students, or highlights, are rewarded at once at most. */
export const rewardedAtOnce = 200;

/** Answers below this are too fast, in seconds [CONST-022]. */
export const tooFastSeconds = 15;
/** A question that is got wrong again within so many days counts once [CONST-024]. */
export const repetitionDays = 7;

/** Shares [CONST-029, CONST-030]. */
export const proficientMastery = 0.9;
export const abilityThresholds = { middle: 0.7, high: 0.85 } as const;
/** More points between a student's own score and the AI's, of 10, need somebody [CONST-031]. */
export const abilityGapLimit = 3;
/** Share of unsubmitted grading that goes to the manual pool [CONST-032]. */
export const manualPoolShare = 0.03;

/** The day from which word recitation is counted [CONST-033]. */
export const wordRecitationSince = '2021-07-01';
/** [CONST-036] */
export const healthCap = 100;
/** What each foundation mode asks: the hardest question, and the share of core points [CONST-037 … CONST-042]. */
export const foundationModes = {
  30: { difficulty: 40, coverage: 0.5 },
  50: { difficulty: 50, coverage: 0.7 },
  70: { difficulty: 70, coverage: 0.7 },
  90: { difficulty: 90, coverage: 1 },
} as const;

/** When scores fall due, as month and day [CONST-048 … CONST-051]. */
export const scoreReminders = [
  { exam: 'midterm', month: 5, day: 15 },
  { exam: 'midterm', month: 11, day: 15 },
  { exam: 'final', month: 7, day: 1 },
  { exam: 'final', month: 2, day: 1 },
] as const;
/** Days from the reminder until functions freeze [CONST-052]. */
export const scoreSubmissionDays = 14;
/** An exam counts for a reminder if it was sat at most so many days before it. */
export const scoreTermDays = 60;
/** Days before the freeze on which analysts are reminded of scores, the first reminder's among them. */
export const scoreReminderDays: readonly number[] = [scoreSubmissionDays, 7, 1];

/** Images of a score: the size of each, and how many of each use [CONST-012 … CONST-014]. */
export const scoreImages = { bytes: 8 * mebibyte, proofs: 2, papers: 12 } as const;
/** The full marks of an exam, in senior school and before [CONST-017]. */
export const fullScores = {
  junior: { minimum: 0, maximum: 150 },
  senior: { minimum: 60, maximum: 255 },
} as const;
/** How many may sit an exam, and how far ranks go [CONST-018]. */
export const examineesRange = { minimum: 1, maximum: 100_000 } as const;

/** Rows [CONST-058, CONST-059]. */
export const workOrderPageSize = 10;
export const workOrderPreviewSize = 3;

/** Rows of the question list in the lesson preparation [CONST-057]. */
export const preparedPageSize = 60;
/** Of an answer of a test account, in characters. */
export const preparedAnswerLength = 2000;

/** Waiting [CONST-060 … CONST-065, LIVE-005, LIVE-008]. */
export const resendAfter = 60 * second;
export const upgradePollEvery = 10 * second;
export const identityPollEvery = 5 * second;
export const limitCheckEvery = 20 * second;
export const todoEvery = 15 * second;
export const finalCountdown = 5 * second;
export const redpointAfter = 5 * second;
/** How long after "do not log in" the single-sign-on page opens. */
export const leaveAfter = 1.5 * second;

/** The shell [CONST-066 … CONST-070, CONST-072]. */
export const unreadBadgeMaximum = 99;
export const suggestionLength = 20;
export const suggestionHideAfter = 300;
export const serviceDeskWindow = { width: 650, height: 650 } as const;
export const guideSubjectId = 1;

/** The interface's languages; `country_id` 2 selects English [CONST-073]. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];
export const englishCountryId = 2;
