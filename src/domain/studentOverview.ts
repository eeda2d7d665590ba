import { dayLength } from './businessTime';

/** Parents hear of a student who studies at least every so many days. */
export const feedbackDays = 7;

/** Whether a feedback is due: the student has studied since the last one, which is over `feedbackDays` ago or was never given. */
export function isFeedbackDue(lastGivenAt: Date | null, lastActiveAt: Date | null, now: Date) {
  if (lastActiveAt === null) return false;
  if (lastGivenAt === null) return true;
  return (
    lastActiveAt > lastGivenAt && now.getTime() - lastGivenAt.getTime() > feedbackDays * dayLength
  );
}
