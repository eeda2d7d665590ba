import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { persist, restore } from '../../src/machines/parts/reload';
import { type AnyCatalogue, proveGraph } from '../../src/paths';
import { chartsIn } from './catalogues';
import { explored } from '../paths/explored';
import { catalogueOf } from './catalogueOf';

/*
 * Plans and runs the paths of every chart, reloaded after each step. A new chart needs no line here.
 * `tests/paths/mutants.test.ts` shows that they notice every mistake.
 */

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});

/** What a title begins with, where that is more than the chart's id. */
const subjects: Readonly<Record<string, string>> = {
  filePreview: '[ROUTE-006] [ROUTE-007] filePreview takes',
  vacationNotice: '[SHELL-007] [CONST-069] vacationNotice takes',
  searchGuide: '[SHELL-009] searchGuide takes',
  highlightsMoved: '[SHELL-010] highlightsMoved takes',
  classMonitoring: '[VALID-024] classMonitoring takes',
  scoreMenuLabel: '[SIDE-017] scoreMenuLabel takes',
  workOrderDetail: '[SCREEN-173] workOrderDetail takes',
  serviceDesk: '[MSG-069] serviceDesk takes',
  workOrderNews: '[MSG-070] [CALL-010] workOrderNews takes',
  todos: '[ROUTE-075] todos takes',
  sentFeedbackRows: '[CALL-150] sentFeedbackRows takes',
  toasts: 'toasts take',
};

const charts = chartsIn(modules).flatMap(([name, chart]) => {
  const catalogue = catalogueOf(chart);
  return catalogue === null ? [] : [[subjects[name] ?? `${name} takes`, chart, catalogue] as const];
});

it.each(charts)(
  '%s every transition on generated paths',
  (_, chart: AnyStateMachine, catalogue: AnyCatalogue) => {
    const proof = proveGraph(explored(chart, catalogue), { reload: { persist, restore } });
    expect(proof).toMatchObject({ missing: [], truncated: false });
  },
);
