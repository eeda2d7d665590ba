import {
  type Actor,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  SimulatedClock,
} from 'xstate';
import { z } from 'zod';
import { connect, type Services } from '../../../src/app/world/connect';
import type { AnswerOf, Call, PayloadOf } from '../../../src/contract/call';
import { sessionRecord } from '../../../src/domain/sessionRecord';
import type { Draft, FoundDraft } from '../../../src/domain/draft';
import type { SignalName, Signals } from '../../../src/machines/parts/signal';
import type { Tabs } from '../../../src/machines/parts/tabs';
import { browser } from './browser';

/** Something that a chart has asked for, by the call's path or the operation's name. */
export interface Asked {
  readonly name: string;
  readonly input: unknown;
  /** The request id of the act that is done once more, empty for a new one; undefined where the chart does not say. */
  readonly repeats?: string | undefined;
  /** Whether the state that asked has been left. */
  isDropped(): boolean;
  answer(data: unknown): Promise<void>;
  fail(error: Error): Promise<void>;
}

interface Sending {
  readonly signal?: AbortSignal;
  readonly repeats?: string | undefined;
}

/** Lets everything happen that is due at once. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A source of signals that the test works by hand. */
function source<Name extends SignalName>() {
  const listeners = new Set<(event: Signals[Name]) => void>();
  return {
    listen: (hear: (event: Signals[Name]) => void) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    tell: (event: Signals[Name]) => {
      // As the page's relay: whoever begins to listen on hearing it hears the next one.
      for (const hear of [...listeners]) hear(event);
    },
    listenerCount: () => listeners.size,
  };
}

const draftShape: z.ZodType<Draft> = z.object({ content: z.unknown(), savedAt: z.number() });

const foundShape: z.ZodType<FoundDraft> = z.object({
  ...{ place: z.string(), content: z.unknown(), savedAt: z.number() },
});

/** The world around a chart: it does nothing but what the test says. */
export function world(tabs: Tabs = browser()) {
  const asked: Asked[] = [];
  let requests = 0;
  const signals = {
    clock: source<'clock'>(),
    visibility: source<'visibility'>(),
    socket: source<'socket'>(),
    network: source<'network'>(),
    uploads: source<'uploads'>(),
    drafts: source<'drafts'>(),
  };

  function ask<Answer>(
    name: string,
    input: unknown,
    read: (data: unknown) => Answer,
    { signal, repeats }: Sending = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      asked.push({
        ...{ name, input, repeats },
        isDropped: () => signal?.aborted ?? false,
        answer: (data) => {
          resolve(read(data));
          return settled();
        },
        fail: (error) => {
          reject(error);
          return settled();
        },
      });
    });
  }

  function send<C extends Call>(
    call: C,
    payload: PayloadOf<C>,
    sending: Sending = {},
  ): Promise<AnswerOf<C>> {
    const schema: C['answer'] = call.answer;
    return ask(call.path, payload, (data) => z.parse(schema, data), sending);
  }

  const services: Services = {
    http: { send },
    local: {
      'draft.load': (input) =>
        ask('draft.load', input, (data) => draftShape.nullable().parse(data)),
      'draft.find': (input) => ask('draft.find', input, (data) => z.array(foundShape).parse(data)),
      'draft.findAll': (input) =>
        ask('draft.findAll', input, (data) => z.array(foundShape).parse(data)),
      'draft.note': () => Promise.resolve(null),
      'draft.save': (input) => ask('draft.save', input, (data) => draftShape.parse(data)),
      'draft.remove': (input) => ask('draft.remove', input, () => null),
      'file.read': (input) =>
        ask('file.read', input, (data) =>
          z.object({ text: z.string(), isCut: z.boolean() }).parse(data),
        ),
      'picture.measure': (input) =>
        ask('picture.measure', input, (data) =>
          z.object({ width: z.number(), height: z.number() }).parse(data),
        ),
      'picture.cut': (input) => ask('picture.cut', input, (data) => z.instanceof(Blob).parse(data)),
      'record.read': (input) =>
        ask('record.read', input, (data) => z.nullable(sessionRecord).parse(data)),
      'record.save': (input) => ask('record.save', input, () => null),
      'page.load': (input) => ask('page.load', input, () => null),
      'release.find': (input) =>
        ask('release.find', input, (data) => z.object({ isSame: z.boolean() }).parse(data)),
      'serviceDesk.find': (input) =>
        ask('serviceDesk.find', input, (data) => z.object({ address: z.string() }).parse(data)),
    },
    signals: {
      clock: signals.clock.listen,
      visibility: signals.visibility.listen,
      socket: signals.socket.listen,
      network: signals.network.listen,
      uploads: signals.uploads.listen,
      drafts: signals.drafts.listen,
    },
    tabs,
    newRequestId: () => `r${String((requests += 1))}`,
  };

  return {
    signals,
    asked,
    services,
    /** The last thing asked for, of all or under a name. */
    last(name?: string): Asked {
      const found = asked.findLast((one) => name === undefined || one.name === name);
      if (found === undefined) throw new Error(`${name ?? 'nothing'} was not asked`);
      return found;
    },
  };
}

/** A chart that runs in such a world, under a clock that only the test moves. */
export function run<Chart extends AnyStateMachine>(
  chart: Chart,
  input: InputFrom<Chart>,
  tabs?: Tabs,
) {
  const around = world(tabs);
  const clock = new SimulatedClock();
  const actor: Actor<Chart> = createActor(connect(chart, around.services), { clock, input });
  const told: { type: string }[] = [];
  actor.on('*', (event: { type: string }) => told.push(event));
  actor.start();
  const named = (name: string) => around.asked.filter((one) => one.name === name);
  return {
    ...{ ...around, clock, actor, told },
    snapshot: () => actor.getSnapshot(),
    /** All that was asked for under a name. */
    named,
    namesAsked: () => around.asked.map(({ name }) => name),
    /** Answers everybody who still waits under a name. */
    answer: async (name: string, data: unknown) => {
      for (const one of named(name)) if (!one.isDropped()) await one.answer(data);
    },
  };
}
