import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from './catalogue';
import type { ChartState } from './step';
import type { Start, Stimulus } from './stimulus';

/** Every state that a chart can be in and every way on from it, within the catalogue. */
export interface Graph {
  /** The chart with its actors held. */
  readonly machine: AnyStateMachine;
  readonly catalogue: AnyCatalogue;
  /** Event types that somebody outside may send. */
  readonly sendable: readonly string[];
  readonly starts: readonly Edge<Start>[];
  readonly states: readonly ChartState[];
  /** By the index of the state that they leave. */
  readonly edges: readonly (readonly Edge[])[];
  /** Whether `maxStates` cut the exploration off, so that nothing can be said of what it missed. */
  readonly truncated: boolean;
}

/** A stimulus that does something in a state. */
export interface Edge<Cause = Stimulus> {
  readonly from: number;
  readonly to: number;
  readonly stimulus: Cause;
  readonly taken: readonly string[];
}

/** A step that a path may take: its start, or a stimulus in a state. */
export type AnyEdge = Edge<Start | Stimulus>;

/** Where starts come from: the state before there is a chart. */
export const nowhere = -1;

/** The edges on from a state; from nowhere, the starts. */
export function edgesOf(graph: Graph, state: number): readonly AnyEdge[] {
  return state === nowhere ? graph.starts : (graph.edges[state] ?? []);
}
