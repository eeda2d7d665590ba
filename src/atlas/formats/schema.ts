import { z } from 'zod/mini';
import type { ActionDefinition } from './action';
import type { Condition, Parameters } from './condition';
import type { ChartDefinition, StateDefinition, TransitionDefinition } from './definition';

const texts = z.readonly(z.array(z.string()));
const text = z.nullable(z.string());
const delay = z.union([z.number(), z.string()]);
const json = z.json();

const parameters: z.ZodMiniType<Parameters> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('value'), value: json }),
  z.strictObject({ kind: z.literal('computed') }),
]);

const condition: z.ZodMiniType<Condition> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('named'), name: z.string(), params: parameters }),
  z.strictObject({
    kind: z.enum(['and', 'or', 'not']),
    of: z.readonly(z.array(z.lazy(() => condition))),
  }),
  z.strictObject({ kind: z.literal('in'), state: json }),
  z.strictObject({ kind: z.literal('inline') }),
]);

const action: z.ZodMiniType<ActionDefinition> = z.strictObject({
  name: z.string(),
  params: z.nullable(z.record(z.string(), json)),
  does: z.string(),
  given: parameters,
  event: text,
  to: text,
  delay: z.nullable(delay),
});
const actions = z.readonly(z.array(action));

const state: z.ZodMiniType<StateDefinition> = z.strictObject({
  id: z.string(),
  path: z.string(),
  kind: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  initial: text,
  isDeep: z.boolean(),
  tags: texts,
  entry: actions,
  exit: actions,
  invokes: z.readonly(z.array(z.strictObject({ id: z.string(), source: z.string(), chart: text }))),
  beginning: actions,
  timers: z.readonly(z.array(z.strictObject({ event: z.string(), delay }))),
  remembers: texts,
  hasOutput: z.boolean(),
  description: text,
  states: z.readonly(z.array(z.lazy(() => state))),
});

const trigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), name: z.string() }),
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('after'), delay: z.nullable(delay) }),
  z.strictObject({
    kind: z.enum(['done', 'error', 'snapshot']),
    actor: z.string(),
    source: z.string(),
  }),
  z.strictObject({ kind: z.literal('stateDone') }),
]);

const transition: z.ZodMiniType<TransitionDefinition> = z.strictObject({
  id: z.string(),
  from: z.string(),
  event: z.string(),
  trigger,
  guard: text,
  condition: z.nullable(condition),
  targets: texts,
  actions,
  isReentering: z.boolean(),
  spec: texts,
  description: text,
});

/** A chart as JSON holds it: what `definitionOf` reads. */
export const chartSchema: z.ZodMiniType<ChartDefinition> = z.strictObject({
  chart: z.string(),
  root: state,
  transitions: z.readonly(z.array(transition)),
});
