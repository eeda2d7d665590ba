import type { Locator, Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';
import type { Cases } from '../../../src/paths/catalogue';
import type { Call } from '../../../src/contract/call';
import type { Language } from '../../../src/domain/limits';
import type { Say } from '../words';
import type { World } from '../world';
import type { Answer } from './answers';

/** Where a path is walked: the page, the world behind it, and the words of the page's language. */
export interface Walk {
  readonly page: Page;
  readonly world: World;
  readonly language: Language;
  readonly say: Say;
}

/** A control that sends an event. */
export interface Control<Event extends EventObject = EventObject> {
  /** The control, by the name that everybody reads. */
  find(walk: Walk, event: Event): Locator;
  /** What is typed into it or chosen; it is pressed, unless told. */
  use?(control: Locator, event: Event, walk: Walk): Promise<unknown>;
}

/** How an event comes without a control: a field is left, a tab hidden, time told. */
export interface Trigger<Event extends EventObject = EventObject> {
  trigger(walk: Walk, event: Event): Promise<unknown>;
}

/** How the world comes to the outcomes of an actor, in the order of the catalogue's. */
export interface Answers {
  /** What the actor asks, where its logic does not say it: it serves many calls. Null where the adapter holds the call itself. */
  readonly call?: Pick<Call, 'path'> | null;
  readonly done?: readonly Answer[];
  readonly error?: readonly Answer[];
}

/** What it takes to walk the paths of a chart on its real screen. */
export interface ScreenAdapter {
  readonly chart: AnyStateMachine;
  /** The chart's catalogue, with payloads and outcomes that this world has. */
  readonly catalogue: AnyCatalogue;
  /** Goes to where the chart has just begun, from a start of the catalogue. */
  readonly enter: (walk: Walk, start: string) => Promise<void>;
  /** By event. */
  readonly events: Readonly<Record<string, Control<never> | Trigger<never>>>;
  /** By the name of the actor's logic in the chart. */
  readonly answers: Readonly<Record<string, Answers>>;
  /**
   * Actors that end, and events that the page sends, before anybody can look: the browser does it at once. The
   * world is made ready for it before, and nothing else happens meanwhile. By state, where it is so only there.
   */
  readonly atOnce?: Cases<string, AnyMachineSnapshot>;
  /** Events that can be caused once in a world, such as the day's sign-in: a random walk takes them no second time. */
  readonly once?: readonly string[];
  /** Whether entering holds the time already, since something is due soon after the chart has begun. */
  readonly holdsTime?: boolean;
  /** The languages in which the screen has what it takes; both unless told. */
  readonly languages?: readonly Language[];
  /** Whether the window's width is one of the things that trigger: pictures, which change it, are not taken. */
  readonly keepsWidth?: boolean;
  /** Looks at what else has to show in a state, where its name says too little. */
  readonly shows?: (walk: Walk, snapshot: AnyMachineSnapshot) => Promise<unknown>;
  /**
   * Transitions that nobody can cause on this screen, by id, with the reason. The walk comes by where they
   * begin, and checks that no control is offered for them there.
   */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
