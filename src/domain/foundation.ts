import { healthCap } from './limits';
import type { HealthLevel } from './students';

/** The health of a foundation once it is assessed, best first. */
export type AssessedHealth = Extract<HealthLevel, 'healthy' | 'subHealthy' | 'unhealthy'>;

/** The least score of each health, 0 to the cap of 100. One table. */
const healthScores = { healthy: 80, subHealthy: 60, unhealthy: 0 } as const;

/** A score as it counts: above the cap it is the cap [CONST-036]. */
export function cappedScore(score: number): number {
  return Math.min(score, healthCap);
}

/** Whether a score stands for a health or a better one. */
export function reachesHealth(score: number, health: AssessedHealth): boolean {
  return cappedScore(score) >= healthScores[health];
}

/** The health that a score was assessed as. */
export function healthOfScore(score: number): AssessedHealth {
  if (reachesHealth(score, 'healthy')) return 'healthy';
  return reachesHealth(score, 'subHealthy') ? 'subHealthy' : 'unhealthy';
}

/** Whether a health is one that remedial courses raise. */
export function needsRaising(health: HealthLevel): boolean {
  return health === 'subHealthy' || health === 'unhealthy';
}

/** Who asks for a remedial course: an analyst, or the system in smart mode. */
export const courseAuthors = ['analyst', 'system'] as const;

/** Why the health stays as it is when somebody adjusts it [MSG-075, MSG-076]; keys of words. */
export const healthRefusals = ['healthAtMinimum', 'healthAtMaximum'] as const;
export type HealthRefusal = (typeof healthRefusals)[number];

/** Which way a remedial course moves the health. */
export const healthDirections = ['up', 'down'] as const;
export type HealthDirection = (typeof healthDirections)[number];

/** Foundation modes: iron, bronze, silver, gold. */
export const modes = [30, 50, 70, 90] as const;
export type Mode = (typeof modes)[number];

/** The grades that a mode is for [VALID-101 … VALID-105]. One table. */
export const modeGrades: Readonly<Record<Mode, { from: number; to: number }>> = {
  30: { from: 7, to: 9 },
  50: { from: 6, to: 9 },
  70: { from: 1, to: 12 },
  90: { from: 1, to: 12 },
};

/** Whether a mode is for a grade. */
export function isModeOfGrade(mode: Mode, grade: number): boolean {
  const { from, to } = modeGrades[mode];
  return grade >= from && grade <= to;
}

/** Share of a grade's active students who may be in a mode; other modes have no quota. One table. */
export const quotaProportions = { 30: 0.3, 50: 0.5 } as const;

/** How many students of a grade may be in a mode: the share of last month's active, rounded up [CONST-045, CONST-046]. */
export function quotaLimit(active: number, proportion: number): number {
  // A share of a hundredth at the finest: what floating point adds is no further student.
  return Math.ceil(Math.round(active * proportion * 100) / 100);
}

/** What a switch of the mode does to what was learned. */
export const switchRules = ['resetsProgress', 'inheritsLevel'] as const;
export type SwitchRule = (typeof switchRules)[number];

/** Going to an easier mode starts anew; a harder one goes on from the level that was reached. */
export function switchRuleOf(from: Mode, to: Mode): SwitchRule {
  return to < from ? 'resetsProgress' : 'inheritsLevel';
}

/** Why a mode can't be switched to [VALID-101, VALID-102]; keys of words. */
export const modeRefusals = ['modeNotForGrade', 'modeQuotaUsed'] as const;
export type ModeRefusal = (typeof modeRefusals)[number];

/** Where a student's foundation stands: the states of the chart foundationRestart. */
export const foundationStatuses = ['active', 'awaitingStudent', 'regrading'] as const;
export type FoundationStatus = (typeof foundationStatuses)[number];

/** Why no restart can be assigned [ROLE-061]; keys of words. */
export const restartRefusals = ['restartNotSupervised'] as const;

/** The health smart mode of a student, and by whom: states of the chart healthSmartMode. */
export const smartModes = ['off', 'on', 'onByHeadquarters'] as const;
export type SmartMode = (typeof smartModes)[number];
/** Those in which the system assigns remedial courses. */
export const activeSmartModes = ['on', 'onByHeadquarters'] as const satisfies readonly SmartMode[];

/** Why the smart mode stays on; keys of words [HSM-09]. */
export const smartModeRefusals = ['byHeadquarters'] as const;
export type SmartModeRefusal = (typeof smartModeRefusals)[number];

/** How long the record of a switch shows: the past year, in days. */
export const switchRecordDays = 365;
