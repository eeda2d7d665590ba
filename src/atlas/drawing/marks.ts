import type { Look } from './looks';

/** What stands on the corner of something in a drawing, so that it is told without colour too. */
export interface Mark {
  readonly kind: 'added' | 'removed' | 'renamed' | 'changed';
  readonly look: Look;
  /** The number of the change. */
  readonly number: number;
  /** A sign and a number, such as `+3`. */
  readonly text: string;
  /** The id of the mark within its page, where something leads to it. */
  readonly id?: string | undefined;
}

/** Marks by the ids of states and transitions. */
export type Marks = ReadonlyMap<string, Mark>;
