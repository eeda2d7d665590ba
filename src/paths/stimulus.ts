import type { EventObject } from 'xstate';
import type { OutcomeKind } from './held';
import { fingerprint } from './fingerprint';

/** The chart is started with one of the catalogue's inputs. */
export interface Start {
  readonly kind: 'start';
  readonly input: string;
  readonly value: unknown;
}

/** A person, or another chart, sends an event. */
export interface Sent {
  readonly kind: 'event';
  readonly event: EventObject;
  /** Which of the catalogue's payloads this is, from 0. */
  readonly index: number;
}

/** An invoked actor ends. */
export interface Outcome {
  readonly kind: OutcomeKind;
  readonly actor: string;
  /** The name of the actor's logic in `setup`. */
  readonly source: string;
  readonly value: unknown;
  readonly event: EventObject;
  /** Which of the catalogue's cases this is, from 0. */
  readonly index: number;
}

/** Time passes until the next timer is due; whatever is due then fires. */
export interface Elapsed {
  readonly kind: 'after';
  /** Milliseconds. */
  readonly delay: number;
  /** The event of the first timer that fires. */
  readonly event: EventObject;
}

/** What the world outside can do to a running chart. */
export type Stimulus = Sent | Outcome | Elapsed;

/** A stimulus in words of the chart, for messages and titles of tests. */
export function stimulusLabel(stimulus: Start | Stimulus): string {
  switch (stimulus.kind) {
    case 'start':
      return `start(${stimulus.input})`;
    case 'event': {
      const { type, ...payload } = stimulus.event;
      return Object.keys(payload).length === 0 ? type : `${type} ${valueText(payload)}`;
    }
    case 'after':
      return `after(${stimulus.delay} ms)`;
    default:
      return `${stimulus.kind}(${stimulus.actor}) ${valueText(stimulus.value)}`.trim();
  }
}

/** A path as the stimuli that it consists of. */
export function pathTitle(path: {
  readonly start: { readonly stimulus: Start };
  readonly steps: readonly { readonly stimulus: Stimulus }[];
}): string {
  return [path.start, ...path.steps].map(({ stimulus }) => stimulusLabel(stimulus)).join(' → ');
}

/** What is sent, answered or started with, as text; empty where nothing is. */
export function stimulusData(stimulus: Start | Stimulus): string {
  switch (stimulus.kind) {
    case 'event': {
      const { type: _, ...payload } = stimulus.event;
      return Object.keys(payload).length === 0 ? '' : fingerprint(payload);
    }
    case 'after':
      return '';
    default: {
      const { value } = stimulus;
      if (value === undefined || value === null) return '';
      return value instanceof Error ? value.message : fingerprint(value);
    }
  }
}

const longestValue = 60;

function valueText(value: unknown): string {
  if (value === undefined) return '';
  const text = value instanceof Error ? value.message : fingerprint(value);
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}

/**
 * The same for the same choice in two states: which event or outcome, and which of its cases, but
 * not the payload itself, which may be made from the state.
 */
export function stimulusKey(stimulus: Stimulus): string {
  switch (stimulus.kind) {
    case 'event':
      return `event ${stimulus.event.type} ${stimulus.index}`;
    case 'after':
      return 'after';
    default:
      return `${stimulus.kind} ${stimulus.actor} ${stimulus.index}`;
  }
}
