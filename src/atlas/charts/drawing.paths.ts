import type { Placed } from '../layout/placed';

const placed: Placed = {
  chart: 'lock',
  width: 100,
  height: 80,
  states: [],
  transitions: [],
  ways: [],
  marks: [],
  beginnings: [],
};

/** What the paths of a drawing are planned with. */
export const drawingPaths = {
  inputs: {
    chinese: { chart: 'lock', within: null, version: 'after', comparison: null, language: 'zh' },
  },
  outcomes: { place: { done: [placed], error: [new Error('too large')] } },
} as const;
