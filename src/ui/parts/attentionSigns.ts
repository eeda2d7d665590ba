import type { AttentionReason } from '../../domain/home';
import type { StatusKind } from './Status';

/** The portal's sign of each reason why a student needs a person now. */
export const attentionSigns: Readonly<Record<AttentionReason, StatusKind>> = {
  wrongStreak: 'act',
  tooFast: 'act',
  idle: 'watch',
  homeworkOverdue: 'watch',
};
