const decided = { by: 101, at: '2026-11-20T14:30:00+08:00' };

/** Samples for the paths of an application for class hours. */
export const classHourApplicationPaths = {
  events: { 'application.approved': [decided], 'application.rejected': [decided] },
} as const;
