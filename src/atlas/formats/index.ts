import type { AnyStateMachine } from 'xstate';
import { jsonOf } from './json';
import { mermaidOf } from './mermaid';
import { scxmlOf } from './scxml';

/** The formats in which a chart can be taken elsewhere, by name, as text. */
export const formats = {
  mermaid: mermaidOf,
  scxml: scxmlOf,
  json: jsonOf,
} as const satisfies Record<string, (machine: AnyStateMachine) => string>;

export type Format = keyof typeof formats;
export { chartOfJson } from './json';
