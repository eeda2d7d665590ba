// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { switchFoundationMode } from '../../../src/contract/foundation';
import { grades } from '../../../src/domain/grades';
import type { Mode } from '../../../src/domain/foundation';
import { foundationMode } from '../../../src/machines/foundation/foundationMode';
import { sampleRecord } from '../../../src/machines/foundation/foundationMode.paths';
import { Button } from '../../../src/ui/parts/Button';
import { ModeTab } from '../../../src/ui/parts/foundation/ModeTab';
import { silent } from '../../machines/fakes';
import { showView } from '../showView';

const names: Readonly<Record<Mode, string>> = {
  ...{ 30: 'Iron 30', 50: 'Bronze 50', 70: 'Silver 70', 90: 'Gold 90' },
};

/** Presses a mode's button for a student of a grade who is in another mode; every mode has a place left. */
function choose(mode: Mode, grade: number) {
  const chart = foundationMode.provide({ actors: { switch: silent(switchFoundationMode) } });
  const actor = createActor(chart, { input: { subjectId: 2, studentId: 7 } }).start();
  const current: Mode = mode === 90 ? 70 : 90;
  const answer = { ...sampleRecord, mode: current, grade, quotas: [] };
  actor.send({ type: 'watch.told', answer });
  const { unmount } = showView(<ModeTab actor={actor} switches={undefined} />);
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: `Switch to ${names[mode]}` }));
  });
  const isAsked = screen.queryByRole('alertdialog') !== null;
  const verb = screen.queryByRole('button', { name: /^Confirm the switch/ })?.className;
  const refusal = screen.queryByRole('alert')?.textContent ?? null;
  unmount();
  return { isAsked, refusal, verb };
}

/** How a button of a kind looks. */
function lookOf(kind: 'primary' | 'danger') {
  const { unmount } = showView(<Button kind={kind}>Press</Button>);
  const { className } = screen.getByRole('button', { name: 'Press' });
  unmount();
  return className;
}

describe('the modes of a student', () => {
  it.each([
    ['[VALID-102] [VALID-104] [FMD-02]', 30, [7, 8, 9]],
    ['[VALID-101] [VALID-103] [FMD-02]', 50, [6, 7, 8, 9]],
    ['[VALID-105]', 70, grades],
  ] as const)(
    '%s mode %i can be chosen in grades %j; in others the refusal says for which it is',
    (_, mode, allowed) => {
      const chosen = grades.filter((grade) => choose(mode, grade).isAsked);
      expect(chosen).toEqual(allowed);
      const rule = `Mode ${String(mode)} is for grades ${String(allowed[0])} to 9 only`;
      for (const grade of grades.filter((one) => !chosen.includes(one)))
        expect(choose(mode, grade).refusal).toBe(rule);
    },
  );

  it('a switch that keeps the progress has no red button; one that resets it does', () => {
    expect(choose(90, 8).verb).toBe(lookOf('primary'));
    expect(choose(70, 8).verb).toBe(lookOf('danger'));
  });
});
