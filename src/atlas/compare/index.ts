export type { Behaviour, Distinction, Reaction } from './behaviour';
export { classesIn } from './classes';
export { compareCharts, type Comparison } from './comparison';
export type { Difference } from './differences';
export type { ImplementationChange } from './implementations';
export type { StateChange } from './states';
export type { TransitionChange } from './transitions';
