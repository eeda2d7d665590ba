// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { healthDirections } from '../../../src/domain/foundation';
import { healthAdjustment } from '../../../src/machines/foundation/healthAdjustment';
import {
  healthAdjustmentPaths,
  sampleHealth,
} from '../../../src/machines/foundation/healthAdjustment.paths';
import { HealthPart } from '../../../src/ui/parts/foundation/HealthPart';
import { run } from '../../machines/parts/world';
import { show } from '../parts/show';

it.each(healthDirections)(
  'asks with what a course does that moves the health %s',
  async (direction) => {
    const { actor, last } = run(healthAdjustment, healthAdjustmentPaths.inputs.student);
    show(<HealthPart actor={actor} />);
    await act(() => last().answer(sampleHealth));
    act(() => {
      actor.send({ type: 'course.requested', direction });
    });
    // Without the words of its area the question shows their keys.
    const question = screen.getByRole('alertdialog').textContent;
    expect(question).toContain(`health.confirm.${direction}`);
    const told = healthDirections.filter((one) => question.includes(`health.effect.${one}`));
    expect(told).toEqual([direction]);
  },
);
