import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { codes } from '../../../src/contract/codes';
import { type AnyCatalogue, advance, explore, transitionsOf } from '../../../src/paths';
import { fingerprint } from '../../../src/paths/fingerprint';
import type { ChartState, Step } from '../../../src/paths/step';
import { eventsOfType } from '../../../src/paths/stimuli';
import { Refusal } from '../../../server/refusal';
import type { Reply, TestWorld } from '../rig';

/** What came of an event: `nothing` where it happens to many, and not to this one. */
export type Outcome = { did: 'done' | 'nothing' } | { did: 'refused'; code: number };

/** An event of a chart, with its payload. */
export type Sent = EventObject & Readonly<Record<string, unknown>>;

/** A life cycle as the server keeps it: where its row lies, and how its events come. */
export interface LifeCycle {
  readonly chart: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
  /** Adds what the row hangs on, once. */
  prepare(world: TestWorld): Promise<void>;
  /** Makes the row as a state of the chart has it. */
  put(world: TestWorld, state: AnyMachineSnapshot): Promise<void>;
  /** All that is stored of the thing. */
  stored(world: TestWorld): Promise<unknown>;
  /** The state of the chart in which the stored thing is. */
  standing(world: TestWorld): Promise<unknown>;
  /** What is stored of what the chart remembers, by the chart's own names. */
  facts?(world: TestWorld): Promise<object>;
  /** How each event comes to the server; `server` is the address of one of several. */
  readonly events: Readonly<
    Record<string, (world: TestWorld, event: Sent, server: string) => Promise<Outcome>>
  >;
}

/** One event in one state of a chart, and what the chart says of it. */
export interface Trial {
  readonly title: string;
  readonly from: AnyMachineSnapshot;
  readonly event: Sent;
  /** Null where it may not happen. */
  readonly to: AnyMachineSnapshot | null;
  /** Whether it may happen only once: the state that it leads to refuses it. */
  readonly isOnce: boolean;
}

/** What a chart does to tell that an event may not happen. */
const saysNo = (effect: string) => effect.includes('change.refused');

function isAllowed({ taken, effects }: Step): boolean {
  return taken.length > 0 && !effects.some(saysNo);
}

/** Every pair of a state and an event of a chart, as the planner finds them: nothing written by hand. */
export function trialsOf({ chart, catalogue }: LifeCycle): Trial[] {
  const { machine, states, sendable } = explore(chart, catalogue);
  const specs = new Map(transitionsOf(machine).map(({ id, spec }) => [id, spec]));
  const after = (state: ChartState, event: EventObject) =>
    advance(machine, state, { kind: 'event', event, index: 0 });
  return states.flatMap((state) =>
    sendable
      .flatMap((type) => eventsOfType(type, state.snapshot, catalogue))
      .map((event): Trial => {
        const step = after(state, event);
        const ids = step.taken.flatMap((id) => specs.get(id) ?? []);
        const to = isAllowed(step) ? step.state.snapshot : null;
        const { type, ...payload } = event;
        const what = Object.keys(payload).length === 0 ? type : `${type} ${fingerprint(payload)}`;
        const facts = fingerprint(state.snapshot.context);
        const where = `${fingerprint(state.snapshot.value)}${facts === '{}' ? '' : ` ${facts}`}`;
        return {
          title: `${ids.map((id) => `[${id}] `).join('')}${where}: ${what}`,
          from: state.snapshot,
          event,
          to,
          isOnce: to !== null && !isAllowed(after(step.state, event)),
        };
      }),
  );
}

/** What an answer says: done, or refused with its code. */
export function outcomeOf({ code }: Reply): Outcome {
  return code === codes.success ? { did: 'done' } : { did: 'refused', code };
}

/** What comes of an event that no call brings, but the student or time: in a transaction of the server's own. */
export async function outcomeOfWork(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return { did: 'done' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { did: 'refused', code: codes[error.code] };
  }
}
