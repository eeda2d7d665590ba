/**
 * Every response code and what the portal does on it, in one table [CODE-001 … CODE-014].
 * The first six are the specification's; those from 4000 on are this server's own.
 */
export const codes = {
  success: 200,
  /** Login information is cleared; log in again [CODE-003, CODE-004]. */
  loginRequired: -9999997,
  /** The busy page, with the request's details [CODE-005]. */
  busy: 90000,
  /** The token has run out; log in again [CODE-006]. */
  tokenExpired: -8940004,
  /** The page may not be entered; the message is the reason [CODE-008]. */
  noPermission: -9999991,
  /** The login check was refused; the message is shown [CODE-009]. */
  loginRefused: -9999993,
  /** The payload breaks the call's schema or a rule of the domain. */
  badPayload: 4000,
  /** The account may not do this. */
  forbidden: 4003,
  /** There is no such thing for this account; also what belongs to somebody else. */
  absent: 4004,
  /** Somebody else was faster, or the thing is past that state. */
  conflict: 4009,
  /** Too many tries; the data says when to come back. */
  throttled: 4029,
  /** Username, password or code is wrong. */
  wrongCredentials: 4101,
  /** Homework: the student has not learned the course of the task card [MSG-039]. */
  notLearned: 4201,
  /** Homework: already assigned for this task card [MSG-040]. */
  alreadyAssigned: 4202,
  /** Homework: no knowledge points available [MSG-041]. */
  noPoints: 4203,
  /** The server failed; nothing was changed. */
  failure: 5000,
  /** The call is declared, its area is still being built. */
  notBuilt: 5001,
} as const;

export type CodeName = keyof typeof codes;

/** The codes that concern the whole portal, not the screen that asked: the navigation guard acts on them. */
