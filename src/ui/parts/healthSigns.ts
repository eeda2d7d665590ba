import type { HealthLevel } from '../../domain/students';
import type { StatusKind } from './Status';

/** Which of the portal's five signs stands for each health level. */
export const healthSigns: Readonly<Record<HealthLevel, StatusKind>> = {
  healthy: 'good',
  subHealthy: 'watch',
  unhealthy: 'act',
  assessing: 'waiting',
  none: 'none',
};
