// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forEachKind } from '../../../src/domain/foundationTime';
import { EffectiveRatio } from '../../../src/ui/parts/foundation/EffectiveRatio';
import { show } from '../parts/show';

it('[CONST-035] the parts of an effective ratio say that each counts whole minutes, of which the totals may be more', () => {
  // Four effective kinds of a minute and a half each: six minutes together, of which the rows show four.
  show(<EffectiveRatio name="Chen" seconds={forEachKind(() => 90)} />);
  fireEvent.click(screen.getByRole('button', { name: 'ratio.open' }));
  const dialog = screen.getByRole('dialog').textContent;
  expect(dialog).toContain('ratio.formula');
  expect(dialog).toContain('ratio.minutesWhy');
});
