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
  readonly action: Readonly<Record<string, string>>;
  readonly say: Readonly<Record<string, string>>;
}

type Group = 'chart' | 'input' | 'event' | 'actor' | 'state';

/** What the things of one chart are called in one language; what has no name is called by its id. */
export interface Names {
  readonly chart: string;
  /** The name of a state, by its path in the chart; the chart's own for the empty path. */
  state(path: string): string;
  /** A state with those around it, from the outside in. */
  place(path: string): string;
  event(name: string): string;
  actor(source: string): string;
  /** What runs in a state: an actor, or another chart. */
  invocation(invocation: Pick<DiagramInvocation, 'source' | 'chart'>): string;
  trigger(trigger: Trigger): string;
  /** What a guard asks; null where it has only its technical name. */
  guard(guard: string): string | null;
  /** What an action does; null where it has only its technical name. */
  action(action: string): string | null;
  /** What is done one after the other, on a transition, on entering a state, or on leaving one. */
  actions(actions: readonly string[]): string;
  entry(actions: readonly string[]): string;
  exit(actions: readonly string[]): string;
  /** That states lie in one that a drawing leaves out. */
  folded(count: number): string;
  /** A whole state value: what lies in what, and beside what. */
  value(value: StateValue): string;
  /** What is done in a step of a path. */
  step(cause: Cause): string;
}

/**
 * The names of a chart's things. A name `<chart>.<name>` goes before one that holds for all charts.
 * @param delays in milliseconds, by name: a timer then says how long it takes
 */
export function namesOf(
  chart: string,
  dictionary: Dictionary,
  delays: Readonly<Record<string, number>> = {},
): Names {
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
  const named = (delay: string) => {
    const what = say('afterNamed', { name: dictionary.delay[delay] ?? delay });
    const milliseconds = delays[delay];
    if (milliseconds === undefined) return what;
    return say('lasting', { what, seconds: milliseconds / 1000 });
  };
  const action = (name: string) =>
    dictionary.action[`${chart}.${name}`] ?? dictionary.action[name] ?? null;
  const actions = (all: readonly string[]) =>
    all.map((name) => action(name) ?? name).join(dictionary.say['then'] ?? '; ');
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
    place: (path) =>
      path
        .split('.')
        .map((_, index, keys) => state(keys.slice(0, index + 1).join('.')))
        .join(' › '),
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
    action,
    actions,
    folded: (count) => say('folded', { count }),
    entry: (all) => say('entry', { actions: actions(all) }),
    exit: (all) => say('exit', { actions: actions(all) }),
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
