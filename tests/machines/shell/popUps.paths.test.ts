import { expect, it } from 'vitest';
import { classMonitoring } from '../../../src/machines/shell/classMonitoring';
import { classMonitoringPaths } from '../../../src/machines/shell/classMonitoring.paths';
import { highlightsMoved, searchGuide } from '../../../src/machines/shell/tips';
import { highlightsMovedPaths, searchGuidePaths } from '../../../src/machines/shell/tips.paths';
import { vacationNotice } from '../../../src/machines/shell/vacationNotice';
import { vacationNoticePaths } from '../../../src/machines/shell/vacationNotice.paths';
import { findingsOf, proven } from '../proof';

it.each([
  ['[SHELL-007] [CONST-069] vacationNotice', vacationNotice, vacationNoticePaths],
  ['[SHELL-009] searchGuide', searchGuide, searchGuidePaths],
  ['[SHELL-010] highlightsMoved', highlightsMoved, highlightsMovedPaths],
  ['[VALID-024] classMonitoring', classMonitoring, classMonitoringPaths],
])(
  '%s takes every transition on generated paths, which notice every mistake',
  (_, chart, paths) => {
    expect(findingsOf(chart, paths)).toEqual(proven);
  },
);
