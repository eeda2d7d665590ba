import type { AnyStateMachine } from 'xstate';
import type { DiagramInvocation } from '../model/invocations';
import { definitionOf, type ChartDefinition, type StateDefinition } from './definition';
import { delayOf, executable } from './scxml/actions';
import { endOf, eventName, invokeId, xmlId } from './scxml/names';
import { inOrder } from './scxml/order';
import { endXml, transitionXml } from './scxml/transition';
import { withUniqueActors } from './scxml/uniqueActors';
import { comment, documentOf, element, type Xml } from './scxml/xml';

const namespace = 'http://www.w3.org/2005/07/scxml';

/** What an interpreter is given to answer what only the program knows. */
const answers = {
  guards: 'whether each guard holds: guards.isFrozen()',
  parameters: 'what a transition hands to a guard: parameters(transition, guard)',
  delays: 'each delay by its name, such as "600ms": delays.leaveAfter()',
  events: 'the type of each event that is worked out as it is sent: events.passOn()',
} as const;

/**
 * A chart as SCXML (W3C Recommendation 1 September 2015). Its states keep their ids; guards, delays
 * and computed events are asked of the data `guards`, `parameters`, `delays` and `events`, which an
 * interpreter is given at its start. What SCXML cannot say stands in comments.
 */
export function scxmlOf(machine: AnyStateMachine): string {
  const chart = withUniqueActors(definitionOf(machine));
  const id = xmlId(chart.chart);
  return documentOf(
    element(
      'scxml',
      { xmlns: namespace, version: '1.0', datamodel: 'ecmascript', name: id, initial: id },
      [
        element(
          'datamodel',
          {},
          Object.entries(answers).flatMap(([name, text]) => [
            comment(text),
            element('data', { id: name }),
          ]),
        ),
        stateXml(chart, chart.root),
        comment('XState ends with the chart’s final state; SCXML ends here.'),
        element('final', { id: endOf(chart.chart) }),
      ],
    ),
  );
}

const elements = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

function stateXml(chart: ChartDefinition, state: StateDefinition): Xml {
  const { id, kind, initial, isDeep, states, beginning } = state;
  const hasActions = beginning.length > 0;
  const attributes = {
    id: xmlId(id),
    initial: initial === null || hasActions ? null : xmlId(initial),
    type: kind === 'history' ? (isDeep ? 'deep' : 'shallow') : null,
  };
  return element(elements[kind], attributes, [
    ...remarksOn(state),
    ...(hasActions ? [initialXml(state)] : []),
    ...(kind === 'history' ? [defaultXml(state)] : []),
    ...entryXml(state),
    ...exitXml(state),
    ...state.invokes.flatMap(invokeXml),
    ...transitionsXml(chart, id),
    ...states.map((child) => stateXml(chart, child)),
    ...(kind === 'final' && state.hasOutput ? [element('donedata')] : []),
  ]);
}

function remarksOn({ id, tags, description, hasOutput }: StateDefinition): Xml[] {
  return [
    ...(xmlId(id) === id ? [] : [`id in XState: ${id}`]),
    ...(description === null ? [] : [description]),
    ...(tags.length === 0 ? [] : [`tags: ${tags.join(', ')}`]),
    ...(hasOutput ? ['its output is worked out as it ends'] : []),
  ].map(comment);
}

function initialXml({ initial, beginning }: StateDefinition): Xml {
  const target = initial === null ? null : xmlId(initial);
  return element('initial', {}, [element('transition', { target }, beginning.flatMap(executable))]);
}

function defaultXml({ remembers }: StateDefinition): Xml {
  return element('transition', { target: remembers.map(xmlId).join(' ') });
}

function entryXml({ entry, timers }: StateDefinition): Xml[] {
  const sends = timers.map(({ event, delay }) =>
    element('send', { id: eventName(event), event: eventName(event), ...delayOf(delay) }),
  );
  return block('onentry', [...entry.flatMap(executable), ...sends]);
}

function exitXml({ exit, timers }: StateDefinition): Xml[] {
  const cancels = timers.map(({ event }) => element('cancel', { sendid: eventName(event) }));
  return block('onexit', [...exit.flatMap(executable), ...cancels]);
}

function block(name: string, content: readonly Xml[]): Xml[] {
  return content.length === 0 ? [] : [element(name, {}, content)];
}

function invokeXml({ id, source, chart }: DiagramInvocation): Xml[] {
  return [
    comment(
      `an actor of XState’s${chart === null ? '' : `, the chart ${chart}`}; its input is worked out as it starts`,
    ),
    element('invoke', { type: 'xstate', id: invokeId(id), src: source }),
  ];
}

function transitionsXml(chart: ChartDefinition, state: string): Xml[] {
  const own = chart.transitions.filter(({ from }) => from === state);
  const end = state === chart.root.id ? [endXml(chart)] : [];
  return [...end, ...inOrder(own).flatMap((one) => transitionXml(chart, one))];
}
