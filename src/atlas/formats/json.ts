import type { AnyStateMachine } from 'xstate';
import { definitionOf, type ChartDefinition } from './definition';
import { chartSchema } from './schema';

/** A chart as JSON: its states and transitions, with all that is known of them before it runs. */
export function jsonOf(machine: AnyStateMachine): string {
  return `${JSON.stringify(definitionOf(machine), null, 2)}\n`;
}

/** Reads a chart that `jsonOf` has written; throws for anything else, and says where it differs. */
export function chartOfJson(text: string): ChartDefinition {
  const value: unknown = JSON.parse(text);
  return chartSchema.parse(value);
}
