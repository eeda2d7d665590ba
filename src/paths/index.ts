export type { AnyCatalogue, Cases, Catalogue, Outcomes } from './catalogue';
export { coverageOf, unreachableIn, type Coverage, type Unreachable } from './coverage';
export { PathDivergence, runPath, type Run, type RunOptions } from './execute';
export { explore, type Edge, type Graph } from './explore';
export { fingerprint } from './fingerprint';
export {
  allOf,
  pairGoals,
  refusalGoals,
  requirementGoals,
  stateGoals,
  transitionGoals,
  type Goals,
} from './goals';
export { gallery, type Exhibit } from './gallery';
export { gradePaths, type Grade } from './grade';
export { labelKey } from './labels';
export type { Reload } from './live';
export { lowerBound } from './lowerBound';
export { mutantsOf, type Mutant, type Mutation } from './mutate';
export { plan, type Path, type Plan, type PlanOptions } from './plan';
export { proveChart, type Proof, type ProofOptions } from './prove';
export { refusedEvents } from './refusals';
export { replay, type Replayed } from './replay';
export { statePaths } from './statePaths';
export { advance, begin, type ChartState, type Step } from './step';
export { pathTitle, stimulusLabel, type Start, type Stimulus } from './stimulus';
export { transitionsOf, type Transition } from './transitions';
