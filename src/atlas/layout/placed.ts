import type { DiagramState, DiagramTransition } from '../model/diagram';

/** A point in the drawing, in pixels at its natural size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the drawing. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** How a line of text is set. */
export type LineKind = 'name' | 'id' | 'trigger' | 'guard' | 'action' | 'spec' | 'note';

/** A line of text; `y` is its baseline, both relative to the box that it stands in. */
export interface Line extends Point {
  readonly kind: LineKind;
  readonly text: string;
}

/** A transition as words: on its way, or in the box of the state in which it stays. */
export interface PlacedLabel extends Box {
  readonly lines: readonly Line[];
}

/** A state with its place. */
export interface PlacedState extends Box {
  readonly state: DiagramState;
  /** The state around it; null for the chart itself. */
  readonly parent: string | null;
  /** Whether it runs beside others. */
  readonly isRegion: boolean;
  readonly lines: readonly Line[];
  /** As wide as its words are. */
  readonly headWidth: number;
  /** Where its head ends and what lies in it begins. */
  readonly headHeight: number;
}

/** A transition with the place of its words. */
export interface PlacedTransition {
  readonly transition: DiagramTransition;
  readonly label: PlacedLabel;
}

/** A line from one state to another. */
export interface PlacedWay {
  /** Ids of the transitions that lead along it. */
  readonly transitions: readonly string[];
  readonly points: readonly Point[];
}

/** Where a compound state begins, or from where any state in it is left. */
export interface PlacedMark extends Box {
  readonly kind: 'initial' | 'anywhere';
  /** The state that it lies in. */
  readonly state: string;
}

/** A chart with a place for everything: all that a drawing needs. */
export interface Placed {
  readonly chart: string;
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly transitions: readonly PlacedTransition[];
  readonly ways: readonly PlacedWay[];
  readonly marks: readonly PlacedMark[];
  /** Ways from the marks of beginnings. */
  readonly beginnings: readonly (readonly Point[])[];
}
