import {
  type AnyActorLogic,
  type AnyStateMachine,
  assign,
  fromCallback,
  type EventObject,
  fromPromise,
  StateMachine,
} from 'xstate';
import { type Call, isCall, type PayloadOf } from '../../contract/call';
import { beginRequest, requestBegun, type Sending } from '../../machines/parts/sending';
import type { LocalName, LocalOperations } from '../../machines/parts/local';
import type { SignalName, Signals } from '../../machines/parts/signal';
import type { Tabs, TabsLogic } from '../../machines/parts/tabs';
import type { Translated } from '../../machines/parts/translated';
import type { Http } from '../../services/http';

export type LocalServices = {
  [Name in LocalName]: (
    input: LocalOperations[Name]['input'],
    signal: AbortSignal,
  ) => Promise<LocalOperations[Name]['output']>;
};

export type SignalServices = {
  [Name in SignalName]: (send: (event: Signals[Name]) => void) => () => void;
};

/** The services that charts are connected to. */
export interface Services {
  readonly http: Http;
  readonly local: LocalServices;
  readonly signals: SignalServices;
  readonly tabs: Tabs;
  /** An id that no request had before. */
  newRequestId(): string;
}

function hasKey<Key extends string>(logic: object, key: Key): logic is Record<Key, unknown> {
  return key in logic;
}

function isName<Name extends string>(name: unknown, table: Record<Name, unknown>): name is Name {
  return typeof name === 'string' && name in table;
}

function isOfTabs(logic: object): logic is TabsLogic {
  return 'connectedToTabs' in logic;
}

function isTranslated(logic: object): logic is Translated {
  return 'connectedBy' in logic;
}

function realCall(call: Call, { http }: Services): AnyActorLogic {
  return fromPromise<unknown, PayloadOf<Call>>(({ input, signal }) =>
    http.send(call, input, { signal }),
  );
}

function realLocal<Name extends LocalName>(name: Name, { local }: Services): AnyActorLogic {
  return fromPromise<unknown, LocalOperations[Name]['input']>(({ input, signal }) =>
    local[name](input, signal),
  );
}

function realSignal<Name extends SignalName>(name: Name, { signals }: Services): AnyActorLogic {
  return fromCallback(({ sendBack }) => signals[name](sendBack));
}

function real(logic: unknown, services: Services): AnyActorLogic | null {
  if (typeof logic !== 'object' || logic === null) return null;
  if (logic instanceof StateMachine) return connect(logic, services);
  if (hasKey(logic, 'call') && isCall(logic.call)) return realCall(logic.call, services);
  if (isOfTabs(logic)) return logic.connectedToTabs(services.tabs);
  if (isTranslated(logic)) {
    return logic.connectedBy((call, payload, signal, repeats) =>
      services.http.send(call, payload, { signal, repeats }),
    );
  }
  if (hasKey(logic, 'local') && isName(logic.local, services.local)) {
    return realLocal(logic.local, services);
  }
  if (hasKey(logic, 'signal') && isName(logic.signal, services.signals)) {
    return realSignal(logic.signal, services);
  }
  return null;
}

/** Gives what a chart sends an id of its own, where it keeps that with a draft. */
function actionsOf(chart: AnyStateMachine, { newRequestId }: Services) {
  return beginRequest in chart.implementations.actions
    ? {
        [beginRequest]: assign<Sending, EventObject, undefined, EventObject, never>(({ context }) =>
          requestBegun(context, newRequestId),
        ),
      }
    : {};
}

/** Restores the chart's type, which `provide` loses. */
function isSameChart<Chart extends AnyStateMachine>(
  connected: AnyStateMachine,
  chart: Chart,
): connected is Chart {
  return connected.id === chart.id;
}

/**
 * Puts the real calls, request ids, browser operations and signals in the place of a chart's placeholders, in the
 * chart and in every chart inside it. One function for the whole product: there is no list to forget.
 */
export function connect<Chart extends AnyStateMachine>(chart: Chart, services: Services): Chart {
  const placeholders: Record<string, unknown> = chart.implementations.actors;
  const actors = Object.fromEntries(
    Object.entries(placeholders).flatMap(([name, logic]) => {
      const connected = real(logic, services);
      return connected === null ? [] : [[name, connected]];
    }),
  );
  const connected: AnyStateMachine = chart.provide({
    actors,
    actions: actionsOf(chart, services),
  });
  if (!isSameChart(connected, chart)) throw new Error(`${chart.id} was lost on connecting`);
  return connected;
}
