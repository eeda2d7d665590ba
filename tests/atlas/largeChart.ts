import { createMachine } from 'xstate';

/** A chart of 800 transitions: ten groups of ten states with eight ways on from each, one of them to the next group. */
export function largeChart() {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  const target = (group: number, state: number, event: number) =>
    event === 7 ? `#g${(group + 1) % 10}` : `s${(state + event * 3 + 1) % 10}`;
  const stateOf = (group: number, state: number) => ({
    on: Object.fromEntries(
      ten.slice(0, 8).map((event) => [`event.number${event}`, target(group, state, event)]),
    ),
  });
  return createMachine({
    id: 'large',
    initial: 'g0',
    states: Object.fromEntries(
      ten.map((group) => [
        `g${group}`,
        {
          id: `g${group}`,
          initial: 's0',
          states: Object.fromEntries(ten.map((state) => [`s${state}`, stateOf(group, state)])),
        },
      ]),
    ),
  });
}
