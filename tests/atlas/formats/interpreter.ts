import scxml from '@scion-scxml/scxml';
import { has } from '../../../src/atlas/formats/properties';

/** What an exported chart asks of whoever runs it, by the names of the data that it declares. */
export interface Answers {
  guard(name: string, params: unknown, asked: Asked): boolean;
  /** Milliseconds. */
  delay(name: string): number;
  event(name: string): string;
}

/** When a guard is asked. */
export interface Asked {
  /** The event of the transition, as `eventKind` tells it; null for a transition without one. */
  readonly event: string | null;
  /** How many transitions were taken before. */
  readonly taken: number;
}

/** An event without the actor that it tells of: SCXML may have another name for that. */
export function eventKind(event: string): string {
  return /^(?:done\.invoke|error\.platform)/.exec(event)?.[0] ?? event;
}

/** What stands for the parameters that a transition works out for its guard. */
export function parameters(transition: string, guard: string): object {
  return { transition, guard };
}

interface Timer {
  readonly id: string;
  readonly event: string;
  readonly due: number;
}

/** A transition as SCION tells of it: its source, and its place among that state's transitions. */
export interface Taken {
  readonly source: string;
  readonly index: number;
}

type Session = InstanceType<typeof scxml.core.Statechart>;
export type Model = ConstructorParameters<typeof scxml.core.Statechart>[0];

/** What SCION offers to the executable content of a document. */
interface Context {
  raise(event: object): void;
}

/** Reads a document; rejects what is no SCXML. */
export function load(text: string): Promise<Model> {
  return new Promise((resolve, reject) => {
    scxml.documentStringToModel('chart.scxml', text, (fault: unknown, document) => {
      if (fault) {
        reject(new Error(JSON.stringify(fault)));
        return;
      }
      document.prepare((unfit: unknown, model) => {
        if (unfit) reject(new Error('no SCXML', { cause: unfit }));
        else resolve(model);
      });
    });
  });
}

/** A chart's SCXML as SCION runs it, under a clock that only a test moves. */
export class Interpreter {
  /** Since the last stimulus. */
  taken: Taken[] = [];
  readonly errors: unknown[] = [];
  private now = 0;
  private timers: readonly Timer[] = [];
  private count = 0;
  private asked: string | null = null;
  private before: readonly string[] = [];
  private last: readonly string[] | null = null;
  private readonly session: Session;

  /** `end` is the state in which the document, though not the chart, ends. */
  constructor(model: Model, answers: Answers, end: string) {
    const send = (context: Context, event: object, options: object) =>
      this.send(context, event, options);
    const guard = (name: string, params: unknown) =>
      answers.guard(name, params, { event: this.asked, taken: this.count });
    this.session = new scxml.core.Statechart(model, {
      params: {
        guards: functions(guard),
        parameters,
        delays: functions((name) => `${answers.delay(name)}ms`),
        events: functions((name) => answers.event(name)),
      },
      invokers: { xstate: invoke },
      transitionSelector: (...args: readonly unknown[]) => this.selects(args),
      customSend(this: Context, event: object, options: object) {
        send(this, event, options);
      },
      customCancel: (id: string) => {
        this.timers = this.timers.filter((timer) => timer.id !== id);
      },
    });
    this.session.on('onError', (error) => this.errors.push(error));
    this.session.on('onSmallStepBegin', () => (this.before = this.session.getConfiguration()));
    this.session.on('onTransition', (source, targets: readonly string[] | undefined, index) => {
      // How the document begins and ends, which is not the chart's.
      if (targets?.includes(end) === true) this.last = this.before;
      if (source.startsWith('$generated') || targets?.includes(end) === true) return;
      this.count += 1;
      this.taken.push({ source, index });
    });
  }

  /** The innermost states in which it stands; those in which the chart ended, once it has. */
  get states(): readonly string[] {
    return this.last ?? this.session.getConfiguration();
  }

  start(): void {
    this.session.start();
  }

  hear(event: string): void {
    this.session.gen(event);
  }

  /** Lets milliseconds pass, and whatever is due then fire in its order. */
  wait(milliseconds: number): void {
    this.now += milliseconds;
    for (let due = this.firstDue(); due !== undefined; due = this.firstDue()) {
      const fired = due;
      this.timers = this.timers.filter((timer) => timer !== fired);
      this.hear(fired.event);
    }
  }

  /** What is told from now on belongs to the next stimulus. */
  forget(): void {
    this.taken = [];
  }

  private firstDue(): Timer | undefined {
    return this.timers.find(({ due }) => due <= this.now);
  }

  private send(context: Context, event: object, options: object): void {
    const name = has(event, 'name') ? String(event.name) : '';
    const target = has(event, 'target') ? event.target : null;
    if (target === '#_internal') return context.raise(event);
    // To another actor, of which the test tells nothing.
    if (target !== null) return;
    const id = has(event, 'sendid') ? String(event.sendid) : '';
    const delay = has(options, 'delay') ? Number(options.delay) : 0;
    this.timers = [...this.timers, { id, event: name, due: this.now + delay }];
  }

  /** SCION's own choice, with note taken of the event that it chooses for. */
  private selects(args: readonly unknown[]): boolean {
    const [, event, , isEventless] = args;
    const isEvent = isEventless !== true && has(event, 'name');
    this.asked = isEvent ? eventKind(String(event.name)) : null;
    return Boolean(helpers.scxmlPrefixTransitionSelector(...args));
  }
}

/** SCION exports it, though its types do not say so. */
const helpers: { readonly scxmlPrefixTransitionSelector: (...args: unknown[]) => unknown } =
  Reflect.get(scxml.core, 'helpers');

/** An object that has a function of every name. */
function functions(answer: (name: string, params: unknown) => unknown): object {
  return new Proxy({}, { get: (_, name) => (params: unknown) => answer(String(name), params) });
}

/** Actors are told of by the test, as they are in a path. */
function invoke(
  ...[, , , ready]: readonly [unknown, unknown, unknown, (...args: unknown[]) => void]
) {
  ready(null, { cancel: () => {} });
}
