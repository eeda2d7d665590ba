export type { AnyCatalogue, Catalogue } from './catalogue';
export { coverageOf, unreachableIn } from './coverage';
export { distinguish } from './distinguish';
export { PathDivergence } from './divergence';
export { isEquivalent } from './equivalent';
export { runPath } from './execute';
export { exhibitOf, exhibitsOf, type Exhibited } from './exhibits';
export { explore } from './explore';
export { fingerprint } from './fingerprint';
export { gallery } from './gallery';
export {
  allOf,
  pairGoals,
  refusalGoals,
  requirementGoals,
  stateGoals,
  thoroughGoals,
  transitionGoals,
} from './goals';
export { gradePaths } from './grade';
export type { Graph } from './graph';
export { hold } from './held';
export { lowerBound } from './lowerBound';
export { mutantsOf, type Mutant } from './mutate';
export { optionsIn, type Branch, type Option } from './options';
export { chartOfPath, pathId } from './pathId';
export { plan, type Path, type Plan } from './plan';
export { proveChart, proveGraph } from './prove';
export { refusedEvents } from './refusals';
export { replay } from './replay';
export { stateNodes } from './stateNodes';
export { statePaths } from './statePaths';
export { stateText, valueOf } from './stateText';
export { advance, begin, type ChartState, type Step } from './step';
export { pathTitle, stimulusData, stimulusLabel, type Start, type Stimulus } from './stimulus';
export { textSum } from './textSum';
export { transitionsOf } from './transitions';
