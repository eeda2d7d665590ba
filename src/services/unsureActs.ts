import type { Call } from '../contract/call';

/** What was asked, and its fields as text. */
interface Asked {
  readonly call: Call;
  readonly fields: readonly (readonly [string, string])[];
}

/** By its form: what a list sets has a new request id each time, and the server knows whether it is still to be done. */
const keyOf = ({ call, fields }: Asked) => JSON.stringify([call.path, fields]);

/** The acts of this page of which nobody knows how they ended, each until it is done once more and answered. */
export function unsureActs(settled: (act: string) => void) {
  const acts = new Map<string, string>();
  const settle = (asked: Asked) => {
    const key = keyOf(asked);
    const act = acts.get(key);
    acts.delete(key);
    if (act !== undefined) settled(act);
  };
  return {
    settle,
    /** Without an answer once more: the later failure speaks for both. */
    add(asked: Asked, requestId: string): void {
      settle(asked);
      acts.set(keyOf(asked), requestId);
    },
  };
}
