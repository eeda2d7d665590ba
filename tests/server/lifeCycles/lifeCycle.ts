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
  /** The states that are stored, where others are only passed through within one call. */
  readonly stays?: readonly string[];
  /** Calls that several events of the chart come with, one after the other, by names among `events`. */
  readonly sequences?: Readonly<Record<string, readonly Sent[]>>;
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

/** Whether an event may happen in a state, by what it does there; a transition that does nothing says no, too. */
function isAllowed({ snapshot }: ChartState, event: EventObject, { effects }: Step): boolean {
  return snapshot.can(event) && !effects.some(saysNo);
}

/** What comes to the server at once: one event, or several by the name of their call. */
interface Doing {
  readonly name: Sent;
  readonly events: readonly EventObject[];
}

interface Followed {
  readonly steps: readonly Step[];
  readonly end: ChartState | null;
}

/** All that may come to the server in a state. */
function doingsIn(life: LifeCycle, sendable: readonly string[], state: ChartState): Doing[] {
  const { catalogue, sequences = {} } = life;
  // Where calls bring several events at once, the others only happen within them.
  const comes = (type: string) => life.sequences === undefined || type in life.events;
  const alone = sendable
    .filter(comes)
    .flatMap((type) => eventsOfType(type, state.snapshot, catalogue));
  return [
    ...alone.map((event) => ({ name: event, events: [event] })),
    ...Object.entries(sequences).map(([type, events]) => ({ name: { type }, events })),
  ];
}

/** Every pair of a state and an event of a chart, as the planner finds them: nothing written by hand. */
export function trialsOf(life: LifeCycle): Trial[] {
  const { machine, states, sendable } = explore(life.chart, life.catalogue);
  const specs = new Map(transitionsOf(machine).map(({ id, spec }) => [id, spec]));
  /** The steps that several events make, and where they end; null where one of them may not happen. */
  const follow = (state: ChartState, events: readonly EventObject[]): Followed => {
    const [event, ...others] = events;
    if (event === undefined) return { steps: [], end: state };
    const step = advance(machine, state, { kind: 'event', event, index: 0 });
    if (!isAllowed(state, event, step)) return { steps: [step], end: null };
    const { steps, end } = follow(step.state, others);
    return { steps: [step, ...steps], end };
  };
  const stays = ({ snapshot }: ChartState) =>
    life.stays === undefined || life.stays.includes(String(snapshot.value));
  return states.filter(stays).flatMap((state) =>
    doingsIn(life, sendable, state).map((doing): Trial => {
      const { steps, end } = follow(state, doing.events);
      const ids = steps.flatMap(({ taken }) => taken.flatMap((id) => specs.get(id) ?? []));
      const { type, ...payload } = doing.name;
      const what = Object.keys(payload).length === 0 ? type : `${type} ${fingerprint(payload)}`;
      const facts = fingerprint(state.snapshot.context);
      const where = `${fingerprint(state.snapshot.value)}${facts === '{}' ? '' : ` ${facts}`}`;
      return {
        title: `${ids.map((id) => `[${id}] `).join('')}${where}: ${what}`,
        from: state.snapshot,
        event: doing.name,
        to: end?.snapshot ?? null,
        isOnce: end !== null && follow(end, doing.events).end === null,
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
