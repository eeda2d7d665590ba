import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { AnyCatalogue } from '../../../src/paths';
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
export interface Happening<Event extends EventObject = EventObject> {
  happen(walk: Walk, event: Event): Promise<unknown>;
}

/** How the world comes to the outcomes of an actor, in the order of the catalogue's. */
export interface Answers {
  readonly done?: readonly Answer[];
  readonly error?: readonly Answer[];
}

/** What it takes to walk the paths of a chart on its real screen. */
export interface Stage {
  readonly chart: AnyStateMachine;
  /** The chart's catalogue, with payloads and outcomes that this world has. */
  readonly catalogue: AnyCatalogue;
  /** Goes to where the chart has just begun, from a start of the catalogue. */
  readonly enter: (walk: Walk, start: string) => Promise<void>;
  /** By event. */
  readonly deeds: Readonly<Record<string, Control<never> | Happening<never>>>;
  /** By the name of the actor's logic in the chart. */
  readonly answers: Readonly<Record<string, Answers>>;
  /**
   * Transitions that nobody can cause on this screen, by id, with the reason. The walk comes by where they
   * begin, and checks that no control is offered for them there.
   */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
