export type { AnyCatalogue, Catalogue } from './catalogue';
export { unreachableIn } from './coverage';
export { PathDivergence } from './divergence';
export { runPath } from './execute';
export { explore } from './explore';
export { fingerprint } from './fingerprint';
export { gallery } from './gallery';
export {
  allOf,
  pairGoals,
  refusalGoals,
  requirementGoals,
  stateGoals,
  transitionGoals,
} from './goals';
export { gradePaths } from './grade';
export { labelKey } from './labels';
export { lowerBound } from './lowerBound';
export { mutantsOf } from './mutate';
export { plan, type Plan } from './plan';
export { proveChart } from './prove';
export { replay } from './replay';
export { statePaths } from './statePaths';
export { advance, begin } from './step';
export { pathTitle, stimulusLabel, type Stimulus } from './stimulus';
export { transitionsOf } from './transitions';
