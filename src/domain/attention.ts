import type { AttentionReason } from './home';

/** From how many on a student needs a person now: wrong answers in a row, answers under 15 s, idle minutes. */
export const attentionLimits = { wrongStreak: 4, tooFast: 5, idleMinutes: 15 } as const;

/** What is counted of one student's day. */
export interface StudyToday {
  /** Wrong answers since the last right one. */
  readonly wrongStreak: number;
  readonly tooFast: number;
  readonly idleMinutes: number;
  /** Homework whose deadline passed within the last day without being handed in. */
  readonly homeworkOverdue: number;
}

/** Whether a student needs a person now: for the most urgent reason, with how much proves it; else null. */
export function attentionOf(
  today: StudyToday,
): { reason: AttentionReason; evidenceCount: number } | null {
  const { wrongStreak, tooFast, idleMinutes, homeworkOverdue } = today;
  if (wrongStreak >= attentionLimits.wrongStreak) {
    return { reason: 'wrongStreak', evidenceCount: wrongStreak };
  }
  if (tooFast >= attentionLimits.tooFast) return { reason: 'tooFast', evidenceCount: tooFast };
  if (idleMinutes >= attentionLimits.idleMinutes) {
    return { reason: 'idle', evidenceCount: idleMinutes };
  }
  if (homeworkOverdue > 0) return { reason: 'homeworkOverdue', evidenceCount: homeworkOverdue };
  return null;
}
