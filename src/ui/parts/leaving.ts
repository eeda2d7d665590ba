/** Asks a person before the page is left; returns whether it asks. It leaves by itself once the person agrees. */
export type LeaveGuard = (leave: () => void) => boolean;

const guards = new Set<LeaveGuard>();

/** Lets a guard ask before `leavePage` leaves, until the function that it returns is called. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Leaves the page by something that is no link, unless a guard asks first. */
export function leavePage(leave: () => void): void {
  if (![...guards].some((asks) => asks(leave))) leave();
}
