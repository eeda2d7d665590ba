import { isModeOfGrade, type Mode, modeGrades, type ModeRefusal, switchRuleOf } from './foundation';
import { foundationModes } from './limits';

/** What a change of a foundation is compared by, in the order of the table. */
export type Compared =
  | 'mode'
  | 'difficulty'
  | 'coverage'
  | 'round'
  | 'level'
  | 'progress'
  | 'quotaLeft';

/** A line of the comparison; null is not known before the change has happened, or not there. */
export interface Comparison {
  readonly of: Compared;
  readonly before: number | null;
  readonly after: number | null;
}

/** A student's grade, and the quotas of the modes in it; a mode that is not among them has none. */
export interface ModeStanding {
  readonly grade: number;
  readonly quotas: readonly {
    readonly mode: Mode;
    readonly limit: number;
    readonly allocated_count: number;
  }[];
}

interface Standing {
  readonly mode: Mode;
  readonly round: number;
  readonly level: number;
  readonly progress: number;
  readonly quotas: ModeStanding['quotas'];
}

/** How many places a mode has left in the student's grade; null where it has no quota. */
export function quotaLeft({ quotas }: Pick<ModeStanding, 'quotas'>, mode: Mode): number | null {
  const quota = quotas.find((one) => one.mode === mode);
  return quota === undefined ? null : Math.max(0, quota.limit - quota.allocated_count);
}

/** Why a student of a grade can't be put into a mode; null where nothing stands against it [FMD-02, FMD-03]. */
export function modeRefusalOf(standing: ModeStanding, mode: Mode): ModeRefusal | null {
  if (!isModeOfGrade(mode, standing.grade)) return 'modeNotForGrade';
  return quotaLeft(standing, mode) === 0 ? 'modeQuotaUsed' : null;
}

/** What the words of a refusal name: the grades that a mode is for, and its places in the student's grade [FMD-02, FMD-03]. */
export function modeRuleOf({ quotas }: Pick<ModeStanding, 'quotas'>, mode: Mode) {
  const { limit = 0, allocated_count: allocated = 0 } =
    quotas.find((one) => one.mode === mode) ?? {};
  return { mode, ...modeGrades[mode], limit, allocated };
}

/** The places of a mode once one more is taken; null where it has no quota. */
const oneLess = (left: number | null) => left && left - 1;

/** What a switch of the mode changes; the places are those of the new mode, of which the switch takes one [CONST-037 … CONST-042, FMD-07, FMD-08]. */
export function compareModes(standing: Standing, to: Mode): readonly Comparison[] {
  const { mode: from, level, progress } = standing;
  const [now, then] = [foundationModes[from], foundationModes[to]];
  const resets = switchRuleOf(from, to) === 'resetsProgress';
  return [
    { of: 'mode', before: from, after: to },
    { of: 'difficulty', before: now.difficulty, after: then.difficulty },
    { of: 'coverage', before: now.coverage, after: then.coverage },
    { of: 'level', before: level, after: resets ? 1 : level },
    { of: 'progress', before: progress, after: resets ? 0 : progress },
    { of: 'quotaLeft', before: quotaLeft(standing, to), after: oneLess(quotaLeft(standing, to)) },
  ];
}

/** What a restart changes: the mode stays, and the regrading finds the level [FRS-05]. */
export function compareRestart({ mode, round, level, progress }: Standing): readonly Comparison[] {
  return [
    { of: 'mode', before: mode, after: mode },
    { of: 'round', before: round, after: round + 1 },
    { of: 'level', before: level, after: null },
    { of: 'progress', before: progress, after: 0 },
  ];
}
