import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from '../paths';
import type { Looks } from './drawing/looks';
import type { Marks } from './drawing/marks';
import type { Placed } from './layout/placed';
import type { Address } from './model/address';
import type { Diagram } from './model/diagram';
import type { Dictionary, Names } from './model/names';
import type { ChartProof } from './model/proof';

/** What stands out in a drawing; ids are those of the diagram. */
export interface Highlight {
  /** States in which the chart stands. */
  readonly states: readonly string[];
  /** Transitions that were taken last. */
  readonly transitions: readonly string[];
}

/** What every panel beside a chart gets. */
export interface PanelProps {
  readonly machine: AnyStateMachine;
  /** What QA plans paths with; null for a chart without. */
  readonly catalogue: AnyCatalogue | null;
  readonly diagram: Diagram;
  /** What its paths show; null until they have run. */
  readonly proof: ChartProof | null;
  readonly address: Address;
  /** The drawing as it is shown, for those who export it; null until it is there. */
  readonly placed: Placed | null;
  /** What in it is shown otherwise than the rest, and the signs on it. */
  readonly looks: Looks;
  readonly marks: Marks;
  /** What this chart's things are called in the chosen language. */
  readonly names: Names;
  /** The names of all charts in the chosen language. */
  readonly dictionary: Dictionary;
  readonly language: 'zh' | 'en';
  /** The id of the state or transition that is looked at; null for none. */
  readonly focus: string | null;
  /** Opens a state or transition by its id, as a click on it does. */
  readonly onFocus: (id: string) => void;
  readonly highlight: Highlight;
  /** Lets something stand out in the drawing, and brings it into sight. */
  readonly onHighlight: (highlight: Highlight) => void;
}

/** What a tab of the side bar shows. */
export type Panel = ComponentType<PanelProps>;
