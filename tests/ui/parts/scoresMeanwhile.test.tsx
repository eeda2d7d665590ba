// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BuiltPages } from '../../../src/ui/parts/builtPages';
import { ScoresMeanwhile } from '../../../src/ui/parts/ScoresMeanwhile';
import { show } from './show';

test.each([
  [false, '/workOrders/list?request=new'],
  [true, undefined],
])(
  '[SFZ-01] the way to have scores entered is a work order until their page is there: %s',
  (isBuilt, way) => {
    show(
      <BuiltPages value={(address) => isBuilt || address !== '/score/index'}>
        <ScoresMeanwhile />
      </BuiltPages>,
    );
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(way);
  },
);
