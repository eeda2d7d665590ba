import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  MachineContext,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

/** Representative values: a list, or a function of the state in which they are needed. */
export type Cases<Value, State> = readonly Value[] | ((snapshot: State) => readonly Value[]);

/** How an invoked actor may end: one representative for each branch that its chart tells apart. */
export interface Outcomes<Output = unknown, State = AnyMachineSnapshot> {
  readonly done?: Cases<Output, State>;
  readonly error?: Cases<unknown, State>;
}

/**
 * What path planning needs to know of a chart beyond the chart itself: `<chart>.paths.ts` exports
 * one, written `{ … } satisfies Catalogue<typeof chart>`.
 */
export interface Catalogue<Machine extends AnyStateMachine> {
  /** Inputs to start with, by a name that titles can show. One start without input by default. */
  readonly inputs?: Readonly<Record<string, InputFrom<Machine>>>;
  /**
   * Payloads by event type, without `type`. An event that is left out is sent bare; an event that
   * nobody outside sends has an empty list.
   */
  readonly events?: {
    readonly [Type in EventFrom<Machine>['type']]?: Cases<
      PayloadOf<EventFrom<Machine>, Type>,
      SnapshotFrom<Machine>
    >;
  };
  /**
   * Outcomes by the name of the actor's logic in `setup`, or by the invocation's id where one logic
   * is invoked in several roles. Required for every `onDone` and `onError`.
   */
  readonly outcomes?: {
    readonly [Source in ActorOf<Machine>['src']]?: Outcomes<
      OutputFrom<Extract<ActorOf<Machine>, { src: Source }>['logic']>,
      SnapshotFrom<Machine>
    >;
  } & Readonly<Record<string, Outcomes<unknown, SnapshotFrom<Machine>>>>;
  /**
   * What of the context tells two states apart; the whole of it by default. It bounds counters and
   * drops free text, and must keep whatever a guard reads: `explore` checks that it does.
   */
  readonly project?: (context: ContextFrom<Machine>) => unknown;
  /** Exploration stops, and says so, at this many states; 5 000 by default. */
  readonly maxStates?: number;
}

type PayloadOf<Event extends EventObject, Type> = Omit<Extract<Event, { type: Type }>, 'type'>;

type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : ProvidedActor;

/** Any chart's catalogue, as the planner reads it. */
export interface AnyCatalogue {
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly events?: Readonly<Record<string, Cases<object, AnyMachineSnapshot> | undefined>>;
  readonly outcomes?: Readonly<Record<string, Outcomes | undefined>>;
  /** A method, since TypeScript lets only a method ask for the context of one chart. */
  project?(context: MachineContext): unknown;
  readonly maxStates?: number;
}

/** The cases that hold in a state, or null when the catalogue has none. */
export function casesIn<Value>(
  cases: Cases<Value, AnyMachineSnapshot> | undefined,
  snapshot: AnyMachineSnapshot,
): readonly Value[] | null {
  if (cases === undefined) return null;
  return typeof cases === 'function' ? cases(snapshot) : cases;
}
