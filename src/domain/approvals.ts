/** The states of an application for class hours: those of the chart classHourApplication [ENTITY-033]. */
export const applicationStatuses = ['evaluating', 'pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How much may be said to a decision, in characters. */
export const remarkLength = 200;
