import type { StateValue } from 'xstate';
import type { TestCase } from '../cases/testCase';
import type { KnownApproval } from './approval';
import type { Cause } from './cause';

/** A step of a path that QA runs, and what comes of it. */
export interface ProvenStep {
  readonly cause: Cause;
  /** What is sent, answered or started with; empty where nothing is. */
  readonly data: string;
  /** Ids of the transitions taken. */
  readonly taken: readonly string[];
  readonly value: StateValue;
}

/** A path that was planned and run. Its first step is the start. */
export interface ProvenPath {
  /** As `npm run paths` calls it. */
  readonly id: string;
  readonly steps: readonly ProvenStep[];
}

/** Texts by the id of the transition that tells them. */
export type Messages = Readonly<Record<string, readonly string[]>>;

/** What the paths of one chart show. */
export interface ChartProof {
  readonly chart: string;
  /** Ids of the transitions that the paths take. */
  readonly covered: readonly string[];
  /** Ids of those that nothing can take, proven by exhaustion. */
  readonly unreachable: readonly string[];
  readonly paths: readonly ProvenPath[];
  /** How it stands to what somebody has recorded or approved; null where no paths are planned. */
  readonly approval: KnownApproval | null;
  /** A test case for each requirement that it settles, by language. */
  readonly cases: Readonly<Record<'zh' | 'en', readonly TestCase[]>>;
  /** What people are told as a transition is taken, by its id, by language. */
  readonly messages: Readonly<Record<'zh' | 'en', Messages>>;
  /** Why nothing is known; null where something is. */
  readonly fault: string | null;
}
