import { gate } from './gate';

/**
 * How long a call that has arrived may take to be answered, in ms: the client waits 10 s [CALL-008]. What is sent
 * from a file has no limit, since a slow line needs as long as it needs.
 */
export const longestWork = 9_000;

/** Two heavy pieces of work at a time keep two processors busy. */
export const heavy = gate(2, longestWork);
