/** Samples for the paths of the profile before class monitoring. */
export const classMonitoringPaths = {
  inputs: { subject: { to: '/classes/list?subject_id=2' } },
  events: { 'profile.left': [{ isComplete: true }, { isComplete: false }] },
} as const;
