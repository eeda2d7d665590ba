import type { Page } from '@playwright/test';
import type { Stimulus } from '../../../src/paths';
import { eventKey, outcomeKey } from '../../../src/atlas/cases/eventKey';
import type { PlannedCase } from '../../../src/atlas/cases/plan';
import type { Control, ScreenAdapter, Trigger } from '../../browser/paths/adapter';
import { lost } from '../../browser/paths/answers';

interface Named {
  readonly role: string;
  readonly name: string;
}

/** Where a control is, and not what it is. */
const around = [
  'dialog',
  'alertdialog',
  'group',
  'row',
  'alert',
  'table',
  'columnheader',
  'region',
];

const isPage = (value: object): value is Page => value instanceof Function;

/** A page that writes down what is looked for on it, and finds everything. */
function listeningPage(heard: (named: Named) => void): Page {
  const page: object = new Proxy(Object, {
    get:
      (_, method) =>
      (what: unknown, options: { name?: unknown } = {}) => {
        if (method === 'getByRole') {
          const role = String(what);
          if (!around.includes(role)) heard({ role, name: textOf(options.name) });
        }
        if (method === 'getByLabel') heard({ role: 'textbox', name: textOf(what) });
        return page;
      },
  });
  if (!isPage(page)) throw new Error('unreachable');
  return page;
}

function textOf(name: unknown): string {
  if (name instanceof RegExp) return name.source;
  return typeof name === 'string' ? name : '';
}

const marked = /⟦(.*?)⟧/g;

/** The keys in a name that was made of keys instead of words; the name itself where it was made of none. */
function keysIn(name: string): string[] {
  const keys = [...name.matchAll(marked)].map(([, key = '']) => key);
  if (keys.length > 0) return keys;
  return /^[\p{L}\d ]+$/u.test(name) ? [name] : [];
}

const world = { address: '', control: () => Promise.resolve({}) };

/** The control that an event comes from, by the name that everybody reads; null where it has none. */
function controlOf(adapter: ScreenAdapter, stimulus: Stimulus): Named | null {
  if (stimulus.kind === 'after') return null;
  if (stimulus.kind !== 'event') {
    const answer = adapter.answers[stimulus.source]?.[stimulus.kind]?.[stimulus.index];
    return answer === lost ? { role: 'network', name: '' } : null;
  }
  const source: Control | Trigger | undefined = adapter.events[stimulus.event.type];
  if (source === undefined || 'trigger' in source) return null;
  const heard: Named[] = [];
  const page = listeningPage((named) => heard.push(named));
  source.find(
    {
      page,
      world,
      language: 'en',
      say: (key, { count } = {}) => `⟦${key}${count === undefined ? '' : `#${String(count)}`}⟧`,
    },
    stimulus.event,
  );
  const names = [...new Set(heard.flatMap(({ name }) => keysIn(name)))];
  const role = heard.at(-1)?.role ?? '';
  return names.length === 0 ? null : { role, name: names.join(' | ') };
}

/** The controls of a chart's screen that its cases use, by what is done with them. */
export function controlsOf(
  adapter: ScreenAdapter,
  cases: readonly PlannedCase[],
): Record<string, Named> {
  const stimuli = cases
    .flatMap(({ steps }) => steps)
    .flatMap(({ stimulus }) => (stimulus.kind === 'start' ? [] : [stimulus]));
  const named = stimuli.flatMap((stimulus) => {
    const control = controlOf(adapter, stimulus);
    if (control === null || stimulus.kind === 'after') return [];
    const key = stimulus.kind === 'event' ? eventKey(stimulus.event) : outcomeKey(stimulus);
    return [[key, control] as const];
  });
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
