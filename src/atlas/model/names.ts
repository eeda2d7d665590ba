import type { StateValue } from 'xstate';
import type { Cause } from './cause';
import { guardWords } from './guardWords';
import type { DiagramInvocation } from './invocations';
import type { Trigger } from './trigger';

/** The names of one language, as locales/<language>/paths.json holds them. */
export interface Dictionary {
  readonly chart: Readonly<Record<string, string>>;
  readonly input: Readonly<Record<string, string>>;
  readonly event: Readonly<Record<string, string>>;
  readonly actor: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly delay: Readonly<Record<string, string>>;
  readonly guard: Readonly<Record<string, string>>;
  readonly say: Readonly<Record<string, string>>;
}

type Group = 'chart' | 'input' | 'event' | 'actor' | 'state';

/** What the things of one chart are called in one language; what has no name is called by its id. */
export interface Names {
  readonly chart: string;
  /** The name of a state, by its path in the chart; the chart's own for the empty path. */
  state(path: string): string;
  event(name: string): string;
  actor(source: string): string;
  /** What runs in a state: an actor, or another chart. */
  invocation(invocation: Pick<DiagramInvocation, 'source' | 'chart'>): string;
  trigger(trigger: Trigger): string;
  /** What a guard asks; null where it has only its technical name. */
  guard(guard: string): string | null;
  /** A whole state value: what lies in what, and beside what. */
  value(value: StateValue): string;
  /** What is done in a step of a path. */
  step(cause: Cause): string;
}

/** The names of a chart's things. A name `<chart>.<name>` goes before one that holds for all charts. */
export function namesOf(chart: string, dictionary: Dictionary): Names {
  const find = (group: Group, name: string, short = name) =>
    dictionary[group][`${chart}.${name}`] ?? dictionary[group][short] ?? short;
  const say = (key: string, values: Readonly<Record<string, string | number>>) =>
    (dictionary.say[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? ''),
    );
  const title = dictionary.chart[chart] ?? chart;
  const state = (path: string) =>
    path === '' ? title : find('state', path, path.split('.').at(-1) ?? path);
  const knownActor = (source: string) =>
    dictionary.actor[`${chart}.${source}`] ?? dictionary.actor[source] ?? dictionary.chart[source];
  const actor = (source: string) => knownActor(source) ?? source;
  const named = (delay: string) => say('afterNamed', { name: dictionary.delay[delay] ?? delay });
  const after = (milliseconds: number) => say('after', { seconds: milliseconds / 1000 });
  const value = (inner: StateValue, above: string): string => {
    if (typeof inner === 'string') return state(above + inner);
    return Object.entries(inner)
      .flatMap(([key, within]) => {
        if (within === undefined) return [];
        const path = above + key;
        if (typeof within === 'object' && Object.keys(within).length === 0) return [state(path)];
        return [say('within', { outer: state(path), inner: value(within, `${path}.`) })];
      })
      .join(dictionary.say['beside'] ?? '; ');
  };
  return {
    chart: title,
    state,
    event: (name) => find('event', name),
    actor,
    invocation: ({ source, chart: run }) =>
      knownActor(source) ?? dictionary.chart[run ?? ''] ?? source,
    value: (whole) => value(whole, ''),
    guard: (guard) =>
      guardWords(guard, {
        nameOf: (name) => dictionary.guard[`${chart}.${name}`] ?? dictionary.guard[name] ?? null,
        say,
      }),
    trigger(trigger) {
      switch (trigger.kind) {
        case 'event':
          return find('event', trigger.name);
        case 'always':
          return say('always', {});
        case 'after':
          return typeof trigger.delay === 'number'
            ? after(trigger.delay)
            : named(trigger.delay ?? '');
        case 'stateDone':
          return say('stateDone', {});
        default:
          return say(trigger.kind, { name: actor(trigger.source) });
      }
    },
    step(cause) {
      switch (cause.kind) {
        case 'start':
          return say('start', { name: find('input', cause.input) });
        case 'event':
          return find('event', cause.name);
        case 'after':
          return after(cause.delay);
        default:
          return say(cause.kind, {
            name: actor(/^\d/.test(cause.source) ? cause.actor : cause.source),
          });
      }
    },
  };
}
